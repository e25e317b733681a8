import lighthouse from 'lighthouse';
import { median } from './statistics.ts';

/** What Lighthouse 13 says of a page on a simulated phone; the median of the runs. */
export interface PageScores {
  path: string;
  /** 0 to 100 by category: performance, accessibility, best-practices, seo. */
  scores: Record<string, number>;
  /** Milliseconds, but for `cls`. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that took points away in the last run, by id. */
  faults: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

async function runOnce(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

/**
 * Runs Lighthouse on a page: mobile, simulated throttling, its defaults.
 *
 * @param port of a Chromium's debugging protocol
 */
export async function measurePage(
  site: string,
  path: string,
  port: number,
  runs: number,
): Promise<PageScores> {
  const reports: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(site + path, port));
  const time = (id: string) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scores = CATEGORIES.map((id) => {
    const values = reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    return [id, Math.round(median(values))] as const;
  });
  const weighted = new Set(
    Object.values(reports.at(-1)?.categories ?? {}).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const faults = Object.values(reports.at(-1)?.audits ?? {})
    .filter(({ id, score }) => weighted.has(id) && score !== null && score < 0.995)
    .map(({ id }) => id);
  return {
    path,
    scores: Object.fromEntries(scores),
    fcp: time(TIMES.fcp),
    lcp: time(TIMES.lcp),
    tbt: time(TIMES.tbt),
    cls: time(TIMES.cls),
    faults,
  };
}
