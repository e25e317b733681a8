import { colourPairs, headerPairs } from '#styles/token-contrast.ts';
import type { Finding } from './finding.ts';

const FILE = 'src/styles/tokens.css';

/** Colours of tokens.css that are too like the ground they stand on to be read by everybody. */
export function findWeakColours(tokens: string): Finding[] {
  const lines = tokens.split('\n');
  return [...colourPairs(tokens), ...headerPairs(tokens)]
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(({ color, ground, scheme, ratio, least }) => ({
      file: FILE,
      line: lines.findIndex((line) => line.includes(`--color-${color}:`)) + 1,
      what: `${color} on ${ground}, ${scheme}: ${ratio.toFixed(1)} of ${least}`,
    }));
}
