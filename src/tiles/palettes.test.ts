import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PaletteName, paletteClass, palettes } from './palettes.ts';

const css = readFileSync('src/tiles/tiles.css', 'utf8');

test.each(Object.keys(palettes) as PaletteName[])(
  'tiles of %s have the same pigments in the page as in picture files',
  (name) => {
    const [, rule = ''] = new RegExp(`\\.${paletteClass(name)}\\b[^{]*{([^}]*)}`).exec(css) ?? [];
    const pigments = [...rule.matchAll(/--[abcd]: var\(--color-(\w+)\);/g)].map(
      ([, color]) => color,
    );
    expect(pigments).toEqual(palettes[name]);
  },
);
