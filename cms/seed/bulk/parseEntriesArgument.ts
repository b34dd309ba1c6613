import { LogSafeError } from '@studium/shared/LogSafeError';

const maxEntries = 1_000_000;
const usage = `--entries needs an integer from 1 to ${maxEntries}`;

/**
 * The number of entries in the command line, or undefined without arguments.
 *
 * @throws Error with a one-sentence message about the invalid argument.
 */
export function parseEntriesArgument(args: readonly string[]): number | undefined {
  if (args.length === 0) return undefined;
  const [, joined] = /^--entries=(.*)$/.exec(args[0] ?? '') ?? [];
  const [value, ...rest] = joined === undefined ? args.slice(1) : [joined, ...args.slice(1)];
  if (joined === undefined && args[0] !== '--entries')
    throw new LogSafeError(`The seed does not know "${args[0]}"; it knows --entries 10000 only.`);
  if (rest.length > 0) throw new LogSafeError(`The seed does not know "${rest.join(' ')}".`);
  if (value === undefined) throw new LogSafeError(`${usage}, and got none.`);
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (!(number >= 1 && number <= maxEntries)) throw new LogSafeError(`${usage}, not "${value}".`);
  return number;
}
