import lighthouse, { type RunnerResult } from 'lighthouse';
import { percentile } from '../shared/percentile';

type Report = RunnerResult['lhr'];

interface LighthouseOptions {
  /** The number of runs. */
  runs: number;
  /** The factor by which the phone is slower than this machine. */
  slowdown: number;
  /** The categories besides performance, whose scores come from the first run. */
  categories: readonly string[];
}

/** Lighthouse's results for a page on a phone. */
export interface LighthouseResult {
  /** The scores of the categories in their order: 0 to 100. */
  scores: number[];
  /** The audits that cost points, with the affected elements. */
  faults: string[];
  /** Medians: the score, milliseconds of LCP and of total blocking time, the cumulative layout shift. */
  performance: number;
  paint: number;
  blocked: number;
  shift: number;
  /** Lighthouse's benchmark index of this machine's processor. */
  power: number;
}

/** @param port the debugging port of a browser */
export async function runLighthouse(
  url: string,
  port: number,
  { runs, slowdown, categories }: LighthouseOptions,
): Promise<LighthouseResult> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const onlyCategories = run === 0 ? ['performance', ...categories] : ['performance'];
    const result = await lighthouse(url, {
      port,
      onlyCategories,
      logLevel: 'silent',
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    reports.push(result.lhr);
  }
  const median = (value: (report: Report) => number) => percentile(reports.map(value), 0.5);
  const timing = (name: string) => median(({ audits }) => audits[name]?.numericValue ?? NaN);
  return {
    scores: categories.map((name) => scoreOf(reports[0], name)),
    faults: categories.flatMap((name) => faultsOf(reports[0], name)),
    performance: median((report) => scoreOf(report, 'performance')),
    paint: timing('largest-contentful-paint'),
    blocked: timing('total-blocking-time'),
    shift: timing('cumulative-layout-shift'),
    power: median(({ environment }) => environment.benchmarkIndex),
  };
}

/**
 * Returns the slowdown that simulates a mid-range phone on a machine with this benchmark index.
 * Lighthouse's default of 4 is only correct for an index of 1,500 or more.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export const slowdownOf = (power: number): number => {
  if (power >= 1500) return 4;
  return power >= 800 ? 2 : 1;
};

const scoreOf = (report: Report | undefined, name: string): number =>
  Math.round((report?.categories[name]?.score ?? 0) * 100);

/** Returns the audits that cost points in a category. */
function faultsOf(report: Report | undefined, name: string): string[] {
  return (report?.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title = '', details } = report?.audits[id] ?? {};
    if (weight === 0 || score === null || score === 1) return [];
    return [`${name}: ${id}, ${title} ${JSON.stringify(details ?? '').slice(0, 600)}`];
  });
}
