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

/** Titles and texts of the sections that a file has. */
export const sectionsOf = (text: string): [title: string, section: string][] =>
  text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section]);

/** The section of a benchmark: what was judged, and below it all that was printed. */
export function sectionOf({ name, title, says }: Bench, outcome: Outcome): string {
  const { judged, printed, fault, machine, commit, began, took } = outcome;
  const when = began.toISOString().slice(0, 16).replace('T', ' ');
  const long = took < 90 ? `${took.toFixed(0)} s` : `${(took / 60).toFixed(0)} min`;
  return [
    `## ${title}`,
    `${says} \`npm run bench -- ${name}\``,
    `${when} UTC, commit ${commit}, ${long}; ${machine}.`,
    [
      '| What | Measured | Limit | |',
      '| --- | ---: | --- | --- |',
      ...judged.map(rowOf),
      ...(fault ? [`| the run | ${fault} | | **missed** |`] : []),
    ].join('\n'),
    `\`\`\`text\n${printed.trim()}\n\`\`\``,
  ].join('\n\n');
}

const rowOf = ({ what, measured, limit = '', kept }: Judged): string => {
  const verdict = kept ? 'kept' : '**missed**';
  return `| ${what.replaceAll('|', '/')} | ${measured} | ${limit} | ${limit && verdict} |`;
};

/** How many limits each section has kept and missed, for the top of the file. */
export const summaryOf = (sections: ReadonlyMap<string, string>): string =>
  [
    '| Section | Kept | Missed |',
    '| --- | ---: | ---: |',
    ...[...sections].map(([title, section]) => {
      const anchor = title.toLowerCase().replaceAll(' ', '-');
      const count = (verdict: RegExp) => section.match(verdict)?.length ?? 0;
      return `| [${title}](#${anchor}) | ${count(/\| kept +\|$/gm)} | ${count(/\| \*\*missed\*\* +\|$/gm)} |`;
    }),
  ].join('\n');
