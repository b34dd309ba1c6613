import type { Targets } from '../shared/Targets';
import { percentile } from '../shared/percentile';
import { timesOf } from '../shared/timesOf';
import type { Series } from './measurePublishing';

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`.padStart(9);
const row = (what: string, cells: string[]): void => console.log(what.padEnd(32) + cells.join(''));

/** Prints the header of the table. */
export const printHeader = (): void =>
  row(
    'from the click to the page',
    ['p50', 'p95', 'longest', 'times'].map((head) => head.padStart(9)),
  );

/** Prints one line of the table, and checks its limit. */
export function printSeries({ what, samples, limit, faults }: Series, judged: Targets): void {
  const { p50, p95 } = timesOf(samples);
  const times = [p50, p95, percentile(samples, 1)].map(inSeconds);
  row(what, [...times, String(samples.length).padStart(9)]);
  if (limit === undefined) judged.note(`${what}, p95 ms`, p95);
  else judged.atMost(`${what}, p95 ms`, p95, limit);
  if (!faults) return;
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  judged.atMost(`${what}, faults`, faults.length, 0);
}
