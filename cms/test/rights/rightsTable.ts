import { type Actor, actors, groups } from './actors';
import { operations } from './operations';
import { type Resource, resources, things } from './resources';
import type { Operation } from './Right';

/** Whether an operation applies to a resource. Otherwise the table has a dash. */
export const makesSense = ({ needs }: Operation, on: Resource): boolean =>
  things[on].traits.includes(needs);

const rightOf = ({ rights }: Operation, on: Resource) =>
  rights.find((right) => right.on.includes(on));

function cell(operation: Operation, on: Resource, actor: Actor): string {
  const right = rightOf(operation, on);
  if (!makesSense(operation, on) || !right) return '–';
  const allowed: readonly Actor[] = groups[right.may];
  return allowed.includes(actor) ? 'yes' : 'no';
}

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
  const aboutAccounts = things[on].traits.includes('accounts');
  const rows = operations.filter(
    (operation) => makesSense(operation, on) || (operation.needs === 'accounts') === aboutAccounts,
  );
  return markdown([
    [things[on].name, ...Object.values(actors)],
    ...rows.map((row) => [row.name, ...people.map((actor) => cell(row, on, actor))]),
  ]);
}

/** Returns a list of all ways in which each operation is tried. */
const waysList = (): string =>
  operations
    .map(({ name, rights }) => {
      const ways = new Set(rights.flatMap((right) => right.ways.map(({ how }) => `\`${how}\``)));
      return `- ${name}: ${[...ways].join(', ')}`;
    })
    .join('\n');

/** Returns the table of rights as Markdown. */
export const rightsTable = (): string =>
  [...resources.map(tableOf), 'The ways in which each is tried:', waysList()].join('\n\n');
