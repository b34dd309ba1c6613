import type { Bench } from '../benches';
import type { Judged } from '../shared/judged';

/** What a benchmark has measured, when and on what. */
export interface Outcome {
  judged: Judged[];
  /** What it printed. */
  printed: string;
  /** How its program ended when that was not the way of one that misses a target; else empty. */
  fault: string;
  /** See `machine()`. */
  machine: string;
  commit: string;
  began: Date;
  /** Seconds. */
  took: number;
}

/** A row of a benchmark's page. */
export interface Row {
  what: string;
  measured: string;
  /** What was measured the time before; empty when it was not. */
  before: string;
  limit: string;
  verdict: string;
}

/**
 * The page of a benchmark: what was judged, and below it all that was printed.
 *
 * @param last the rows of the time before
 */
export function pageOf({ name, title, says }: Bench, outcome: Outcome, last: readonly Row[]) {
  const { judged, printed, fault, machine, commit, began, took } = outcome;
  const when = began.toISOString().slice(0, 16).replace('T', ' ');
  const long = took < 90 ? `${took.toFixed(0)} s` : `${(took / 60).toFixed(0)} min`;
  const measuredBefore = new Map(last.map(({ what, measured }) => [subjectOf(what), measured]));
  const rows = judged.map(({ what, measured, limit = '', kept }) => {
    const before = measuredBefore.get(subjectOf(what)) ?? '';
    const verdict = limit && (kept ? 'kept' : '**missed**');
    return { what: what.replaceAll('|', '/'), measured, before, limit, verdict };
  });
  if (fault)
    rows.push({ what: 'the run', measured: fault, before: '', limit: '', verdict: '**missed**' });
  return [
    `# ${title}`,
    `${says} \`npm run bench -- ${name}\``,
    `${when} UTC, commit ${commit}, ${long}; ${machine}.`,
    tableOf(
      ['What', 'Measured', 'Before', 'Limit', ''],
      rows.map((row) => Object.values(row)),
    ),
    `\`\`\`text\n${printed.trim()}\n\`\`\``,
  ].join('\n\n');
}

/** A number without the page that happened to be the worst. */
const subjectOf = (what: string): string => what.replace(/, (highest|lowest): .*/, '');

/** A page without what the benchmark printed, which may have tables too. */
const tablePart = (page: string): string => page.split('```text')[0] ?? '';

/** The rows of a benchmark's page. */
export const rowsOf = (page: string): Row[] =>
  [...tablePart(page).matchAll(/^\|(.*)\|(.*)\|(.*)\|(.*)\|(.*)\|$/gm)]
    .slice(2)
    .map(([, ...cells]) => {
      const [what = '', measured = '', before = '', limit = '', verdict = ''] = cells.map((cell) =>
        cell.trim(),
      );
      return { what, measured, before, limit, verdict };
    });

/** How many numbers are shown that are near their limits. */
const listed = 12;

/** How much of its limit a number takes; nothing where it has none, or one that it has to reach. */
function shareOf({ measured, limit }: Row): number {
  const [, most = ''] = /^at most (.*)/.exec(limit) ?? [];
  return Number(most) > 0 ? Number.parseFloat(measured) / Number(most) : 0;
}

/** Smaller changes are not listed: most of them come from the machine. */
const smallestChange = 0.1;

/** Whether a number differs enough from the one before to be listed. */
function hasChanged({ measured, before }: Row): boolean {
  const [now, then] = [Number.parseFloat(measured), Number.parseFloat(before)];
  if (Number.isNaN(now) || Number.isNaN(then)) return measured !== before && before !== '';
  return Math.abs(now - then) > smallestChange * Math.max(Math.abs(now), Math.abs(then));
}

/**
 * The tables of the overview: how many limits each benchmark keeps, which numbers are near their limits,
 * and which changed since the run before.
 *
 * @param pages of the benchmarks that were ever run, in their order
 */
export function overviewOf(pages: ReadonlyMap<Bench, string>): string {
  const all = [...pages].map(([bench, page]) => ({ bench, page, rows: rowsOf(page) }));
  const kept = all.map(({ bench: { name, title }, page, rows }) => {
    const count = (verdict: string) => String(rows.filter((row) => row.verdict === verdict).length);
    const [day = ''] = /^\d{4}-\d\d-\d\d/m.exec(page) ?? [];
    return [`[${title}](benchmarks/${name}.md)`, day, count('kept'), count('**missed**')];
  });
  const changed = all.flatMap(({ bench: { title }, rows }) =>
    rows
      .filter(hasChanged)
      .map(({ what, before, measured, limit }) => [title, what, before, measured, limit]),
  );
  const nearest = all
    .flatMap(({ bench: { title }, rows }) => rows.map((row) => ({ title, ...row })))
    .filter((row) => shareOf(row) > 0)
    .sort((one, other) => shareOf(other) - shareOf(one))
    .slice(0, listed)
    .map((row) => [row.title, row.what, row.measured, row.limit]);
  return [
    tableOf(['Benchmark', 'Measured on', 'Limits kept', 'Missed'], kept),
    '## Nearest to their limits',
    tableOf(['Benchmark', 'What', 'Measured', 'Limit'], nearest),
    '## What changed',
    changed.length > 0
      ? tableOf(['Benchmark', 'What', 'Before', 'Now', 'Limit'], changed)
      : 'Nothing by a tenth or more since the time before.',
  ].join('\n\n');
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
