import type { Limits } from '../shared/Limits';
import { percentile, timesOf } from '../shared/percentile';
import { rowPrinter } from '../shared/rowPrinter';
import type { Series } from './measurePublishing';

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const row = rowPrinter(32, 9);

/** Prints the header of the table. */
export const printHeader = (): void =>
  row('from the click to the page', ['p50', 'p95', 'longest', 'times']);

/** Prints one line of the table, and checks its limit. */
export function printSeries({ what, samples, limit, faults }: Series, limits: Limits): void {
  const { p50, p95 } = timesOf(samples);
  const times = [p50, p95, percentile(samples, 1)].map(inSeconds);
  row(what, [...times, samples.length]);
  if (limit === undefined) limits.note(`${what}, p95 ms`, p95);
  else limits.atMost(`${what}, p95 ms`, p95, limit);
  if (!faults) return;
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  limits.atMost(`${what}, faults`, faults.length, 0);
}
