import type { Bench } from '../benches';
import type { Measurement } from '../shared/measurements';

/** The result of a benchmark's run. */
export interface Outcome {
  measurements: Measurement[];
  /** The output. */
  printed: string;
  /** How the program ended if it broke; empty if it finished, also with missed targets. */
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
  /** The value of the previous run; empty without one. */
  before: string;
  limit: string;
  verdict: string;
}

/**
 * Returns the page of a benchmark: a table of its numbers, and below it the output.
 *
 * @param last the rows of the previous run
 */
export function pageOf(
  { name, title, description }: Bench,
  outcome: Outcome,
  last: readonly Row[],
) {
  const { measurements, printed, fault, machine, commit, began, took } = outcome;
  const when = began.toISOString().slice(0, 16).replace('T', ' ');
  const long = took < 90 ? `${took.toFixed(0)} s` : `${(took / 60).toFixed(0)} min`;
  const measuredBefore = new Map(last.map(({ what, measured }) => [subjectOf(what), measured]));
  const rows = measurements.map(({ what, measured, limit = '', isMet }) => {
    const before = measuredBefore.get(subjectOf(what)) ?? '';
    const verdict = limit && (isMet ? 'met' : '**missed**');
    return { what: what.replaceAll('|', '/'), measured, before, limit, verdict };
  });
  if (fault)
    rows.push({ what: 'the run', measured: fault, before: '', limit: '', verdict: '**missed**' });
  return [
    `# ${title}`,
    `${description} \`npm run bench -- ${name}\``,
    `${when} UTC, commit ${commit}, ${long}; ${machine}.`,
    tableOf(
      ['What', 'Measured', 'Before', 'Limit', ''],
      rows.map((row) => Object.values(row)),
    ),
    `\`\`\`text\n${printed.trim()}\n\`\`\``,
  ].join('\n\n');
}

/** Returns the name of a number without the page that was the worst in this run. */
const subjectOf = (what: string): string => what.replace(/, (highest|lowest): .*/, '');

/** Returns a page without the output, which may also contain tables. */
const tablePart = (page: string): string => page.split('```text')[0] ?? '';

/** Returns the rows of a benchmark's page. */
export const rowsOf = (page: string): Row[] =>
  [...tablePart(page).matchAll(/^\|(.*)\|(.*)\|(.*)\|(.*)\|(.*)\|$/gm)]
    .slice(2)
    .map(([, ...cells]) => {
      const [what = '', measured = '', before = '', limit = '', verdict = ''] = cells.map((cell) =>
        cell.trim(),
      );
      return { what, measured, before, limit, verdict };
    });

/** The number of rows in the table of numbers near their limits. */
const listed = 12;

/** Returns a number divided by its maximum; 0 if it has no limit or a minimum. */
function shareOf({ measured, limit }: Row): number {
  const [, most = ''] = /^at most (.*)/.exec(limit) ?? [];
  return Number(most) > 0 ? Number.parseFloat(measured) / Number(most) : 0;
}

/** Smaller changes are not listed, because most of them depend on the machine. */
const smallestChange = 0.1;

/** Returns whether a number has changed enough to be listed. */
function hasChanged({ measured, before }: Row): boolean {
  const [now, then] = [Number.parseFloat(measured), Number.parseFloat(before)];
  if (Number.isNaN(now) || Number.isNaN(then)) return measured !== before && before !== '';
  return Math.abs(now - then) > smallestChange * Math.max(Math.abs(now), Math.abs(then));
}

/**
 * Returns the tables of the overview: how many limits each benchmark meets, which numbers are near their
 * limits, and which have changed since the previous run.
 *
 * @param pages the pages of the benchmarks that have been run, in their order
 */
export function overviewOf(pages: ReadonlyMap<Bench, string>): string {
  const all = [...pages].map(([bench, page]) => ({ bench, page, rows: rowsOf(page) }));
  const counts = all.map(({ bench: { name, title }, page, rows }) => {
    const count = (verdict: string) => String(rows.filter((row) => row.verdict === verdict).length);
    const [day = ''] = /^\d{4}-\d\d-\d\d/m.exec(page) ?? [];
    return [`[${title}](benchmarks/${name}.md)`, day, count('met'), count('**missed**')];
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
    tableOf(['Benchmark', 'Measured on', 'Limits met', 'Missed'], counts),
    '## Nearest to their limits',
    tableOf(['Benchmark', 'What', 'Measured', 'Limit'], nearest),
    '## What changed',
    changed.length > 0
      ? tableOf(['Benchmark', 'What', 'Before', 'Now', 'Limit'], changed)
      : 'Nothing changed by a tenth or more since the previous run.',
  ].join('\n\n');
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
