import { expect, test } from 'vitest';
import { findFunction, refusesTracking } from './analytics.ts';

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('a browser with %j asks not to be tracked: %s', (preferences, refuses) => {
  expect(refusesTracking(preferences)).toBe(refuses);
});

test.each([
  ['plausible', 'plausible: a'],
  ['umami.track', 'umami: a'],
  ['umami', undefined],
  ['umami.none', undefined],
  ['none.track', undefined],
])('calling %s as a method of its object gives %j', (name, result) => {
  const root = {
    plausible: (event: string) => `plausible: ${event}`,
    umami: {
      name: 'umami',
      track(event: string) {
        return `${this.name}: ${event}`;
      },
    },
  };
  expect(findFunction(root, name)?.('a')).toBe(result);
});
