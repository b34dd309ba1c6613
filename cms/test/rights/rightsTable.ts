import { type Actor, actors, groups } from './actors';
import { operations } from './operations';
import { names, type Resource, resources } from './resources';

/** Returns a Markdown table with columns as wide as Prettier formats them. */
function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, n) =>
    Math.max(3, ...[head, ...rows].map((row) => row[n]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, n) => (row[n] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function tableOf(on: Resource): string {
  const people = Object.keys(actors) as Actor[];
  const rows = operations
    .filter((right) => right.on.includes(on))
    .map(({ name, may }) => {
      const allowed: readonly Actor[] = groups[may];
      return [name, ...people.map((actor) => (allowed.includes(actor) ? 'yes' : 'no'))];
    });
  return markdown([[names[on], ...Object.values(actors)], ...rows]);
}

/** Returns a list of all ways in which each operation is tried. */
const waysList = (): string =>
  [...new Set(operations.map(({ name }) => name))]
    .map((name) => {
      const ways = operations.filter((one) => one.name === name).flatMap((one) => one.ways);
      return `- ${name}: ${[...new Set(ways.map(({ how }) => `\`${how}\``))].join(', ')}`;
    })
    .join('\n');

/** Returns the table of rights as Markdown. */
export const rightsTable = (): string =>
  [...resources.map(tableOf), 'The ways in which each is tried:', waysList()].join('\n\n');
