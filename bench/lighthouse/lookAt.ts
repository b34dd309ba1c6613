import lighthouse, { type RunnerResult } from 'lighthouse';
import { at } from '../shared/at';

type Report = RunnerResult['lhr'];

interface Manner {
  /** How often it is timed. */
  runs: number;
  /** How many times slower than this machine the phone is. */
  slowdown: number;
  /** Beside performance, those of which the first run tells the scores. */
  categories: readonly string[];
}

/** What Lighthouse says of a page on a phone. */
export interface Look {
  /** Of the categories, in their order: 0 to 100. */
  scores: number[];
  /** What cost points there, and where. */
  faults: string[];
  /** Medians: a score, milliseconds to the largest paint and of blocking, cumulative layout shift. */
  performance: number;
  paint: number;
  blocked: number;
  shift: number;
  /** Of this machine's processor, as Lighthouse rates it. */
  power: number;
}

/** @param port of a browser that can be steered there */
export async function lookAt(
  url: string,
  port: number,
  { runs, slowdown, categories }: Manner,
): Promise<Look> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const onlyCategories = run === 0 ? ['performance', ...categories] : ['performance'];
    const result = await lighthouse(url, {
      port,
      onlyCategories,
      logLevel: 'silent',
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (!result) throw new Error(`Lighthouse saw nothing of ${url}.`);
    reports.push(result.lhr);
  }
  const median = (value: (report: Report) => number) => at(reports.map(value), 0.5);
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
 * How many times slower than a machine the phone is that Lighthouse means, one of the middle class:
 * its own 4 is for machines of 1,500 and more, and a phone of nobody's on others.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
export const slowdownOf = (power: number): number => {
  if (power >= 1500) return 4;
  return power >= 800 ? 2 : 1;
};

const scoreOf = (report: Report | undefined, name: string): number =>
  Math.round((report?.categories[name]?.score ?? 0) * 100);

/** What costs points in a category. */
function faultsOf(report: Report | undefined, name: string): string[] {
  return (report?.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title = '', details } = report?.audits[id] ?? {};
    if (weight === 0 || score === null || score === 1) return [];
    return [`${name}: ${id}, ${title} ${JSON.stringify(details ?? '').slice(0, 600)}`];
  });
}
