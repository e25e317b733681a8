import { expect, test } from 'vitest';
import { motifNames } from './motifs.ts';
import { portrait } from './portrait.ts';

const NAMES = Array.from({ length: 200 }, (_, index) => `person-${index}`);

test('a portrait depends on its seed and motif alone', () => {
  expect(portrait('maria-vella', 'petals')).toEqual(portrait('maria-vella', 'petals'));
  expect(portrait('maria-vella').motif).toBe(portrait('maria-vella').motif);
});

test('a person keeps face and hairstyle on every ground', () => {
  const paths = motifNames.map((motif) =>
    portrait('huda-al-mabrouk', motif).shapes.map(({ path }) => path),
  );
  for (const one of paths) expect(one).toEqual(paths[0]);
});

test('people differ: two hundred names are two hundred portraits', () => {
  const portraits = NAMES.map((name) => JSON.stringify(portrait(name, 'star')));
  expect(new Set(portraits).size).toBe(NAMES.length);
});

test.each(motifNames)('on %s, no hair and no coat vanish in the disc behind them', (motif) => {
  for (const { halo, shapes } of NAMES.map((name) => portrait(name, motif))) {
    expect(shapes.map(({ color }) => color)).not.toContain(halo);
  }
});
