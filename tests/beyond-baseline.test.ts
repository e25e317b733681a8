/** The table 'Beyond Baseline' of docs/developing.md: what the site uses that an engine may lack. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Features that a current release of Chromium, Firefox or WebKit lacks, as they are written in code. */
const LIMITED = [
  ...['commandfor', 'closedby', 'interestfor', 'rel="expect"', 'speculationrules', 'trusted-types'],
  ...[
    'overlay',
    'interpolate-size',
    'calc-size(',
    'field-sizing',
    'text-wrap: pretty',
    'type(<custom-ident>)',
  ],
  ...['@view-transition', '@scope', '@function', 'animation-timeline', 'anchor-name', 'sibling-'],
  ...[':target-current', 'scroll-target-group', '::scroll-marker', '::details-content', 'if('],
  ...[
    'scrollbar-gutter',
    'scrollbar-color',
    'scrollbar-width',
    'overscroll-behavior',
    'scroll-state(',
  ],
  ...[
    'hanging-punctuation',
    'accent-color',
    'user-select',
    'corner-shape',
    'text-box',
    'reading-flow',
  ],
  ...['prefers-reduced-transparency', 'requestIdleCallback', 'scheduler.', 'navigator.share'],
  ...['moveBefore(', 'CloseWatcher', 'navigation.navigate', 'setHTML('],
];

test('each has a row, and each row is in the code', () => {
  const doc = readFileSync('docs/developing.md', 'utf8').split('### Beyond Baseline')[1] ?? '';
  const [table = ''] = doc.split('### ');
  const rows = [...table.matchAll(/^\| `([^`]+)` \| .+ \|$/gm)].map(([, feature]) => feature);
  const code = globSync('{src/**/*.{css,ts,tsx,astro},scripts/content-security-policy.ts}')
    .filter((file) => !/\.(test|d)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(rows.toSorted()).toEqual(LIMITED.filter((feature) => code.includes(feature)).toSorted());
});
