/** What a rule of `npm run check:seo` is. */
import { isErrorPage, type Page, pages } from '../support/built-site.ts';

interface Fault {
  /** The page or file that breaks the rule. */
  page: string;
  what: string;
}

export interface SeoRule {
  name: string;
  /** What to do about a fault. */
  remedy: string;
  /** Looks at the built site: how many pages and things it looked at, and what is wrong. */
  check: () => { pages: number; things: number; faults: Fault[] };
}

/** Pages that may be found. */
export const findable: readonly Page[] = pages.filter((page) => !isErrorPage(page));

/** A rule about each page alone. `check` gives the number of things it looked at and their faults. */
export function pageRule(
  name: string,
  remedy: string,
  check: (page: Page) => { things: number; faults: string[] },
  subjects: readonly Page[] = findable,
): SeoRule {
  return {
    name,
    remedy,
    check: () => {
      const results = subjects.map((page) => ({ path: page.path, ...check(page) }));
      return {
        pages: subjects.length,
        things: results.reduce((sum, { things }) => sum + things, 0),
        faults: results.flatMap(({ path, faults }) => faults.map((what) => ({ page: path, what }))),
      };
    },
  };
}

/** A rule about one file. */
export function fileRule(
  file: string,
  name: string,
  remedy: string,
  check: () => { things: number; faults: string[] },
): SeoRule {
  return {
    name,
    remedy,
    check: () => {
      const { things, faults } = check();
      return { pages: 1, things, faults: faults.map((what) => ({ page: file, what })) };
    },
  };
}

/** Faults of what should be equal: one line per difference. */
export function differences(
  what: string,
  actual: readonly string[],
  expected: readonly string[],
): string[] {
  const missing = expected.filter((item) => !actual.includes(item));
  const extra = actual.filter((item) => !expected.includes(item));
  return [
    ...missing.map((item) => `${what} lacks ${item}`),
    ...extra.map((item) => `${what} has ${item}, which should not be there`),
  ];
}
