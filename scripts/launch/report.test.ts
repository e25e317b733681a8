import { expect, test } from 'vitest';
import { type LaunchState, launchReport } from './report.ts';

const CLEAN: LaunchState = {
  samples: [],
  weakColours: [],
  looseEnds: [],
  accepted: [],
  brokenLinks: [],
  weight: {
    pages: 2,
    heaviestPage: { file: 'index.html', size: 2048 },
    heaviestFile: { file: 'a.png', size: 1024 },
  },
};
const sample = { file: 'src/content/a.yaml', line: 3, what: 'email: a@example.com' };
const looseEnd = {
  file: 'src/content/navigation.yaml',
  line: 7,
  what: '8 footer links lead to “#”.',
  decision: 'footer-links' as const,
};

test('a site without samples, loose ends and broken links is ready', () => {
  const { isReady, text } = launchReport(CLEAN);
  expect(isReady).toBe(true);
  expect(text).toContain('index.html with 2.0 KB');
});

test('a sample blocks, and is told with its file and line', () => {
  const { isReady, text } = launchReport({ ...CLEAN, samples: [sample] });
  expect(isReady).toBe(false);
  expect(text).toContain('src/content/a.yaml:3  email: a@example.com');
  expect(text).toContain('1 thing blocks');
});

test('a weak colour blocks', () => {
  const weak = { file: 'src/styles/tokens.css', line: 26, what: 'text on paper, light: 2.0 of 7' };
  const { isReady, text } = launchReport({ ...CLEAN, weakColours: [weak] });
  expect(isReady).toBe(false);
  expect(text).toContain('src/styles/tokens.css:26  text on paper, light: 2.0 of 7');
});

test('a loose end blocks until it is accepted, and stays in sight after that', () => {
  const state = { ...CLEAN, looseEnds: [looseEnd] };
  expect(launchReport(state).isReady).toBe(false);
  expect(launchReport({ ...state, accepted: ['comments'] }).isReady).toBe(false);
  const accepted = launchReport({ ...state, accepted: ['footer-links'] });
  expect(accepted.isReady).toBe(true);
  expect(accepted.text).toContain('footer-links');
});

test('broken links block; many are listed in part', () => {
  const brokenLinks = Array.from({ length: 22 }, (_, index) => ({
    page: '/',
    address: `/none-${index}`,
    why: 'leads to no page or file',
  }));
  const { isReady, text } = launchReport({ ...CLEAN, brokenLinks });
  expect(isReady).toBe(false);
  expect(text).toContain('/none-19 on /');
  expect(text).not.toContain('/none-20');
  expect(text).toContain('and 2 more');
});
