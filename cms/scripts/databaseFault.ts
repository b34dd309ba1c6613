import type { Env } from '../src/env';
import { describeError, type ErrorFacts } from '../src/logs/describeError';

function nameOf(database: Env['database']): string {
  if (database.kind === 'sqlite') return `the SQLite file ${database.file}`;
  const { hostname, port, pathname } = new URL(database.url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${hostname}:${port || '5432'}`;
}

const wordsOf = ({ name, code, message, statement, cause }: ErrorFacts): string =>
  [statement, message ?? code ?? (cause ? undefined : name), cause && wordsOf(cause)]
    .filter((word) => word !== undefined)
    .join(': ');

// The error itself quotes what was to be stored.
const detail = (error: unknown): string =>
  typeof error === 'string' ? error : wordsOf(describeError(error));

/** Passwords in connection strings never reach a message. */
const withoutPassword = (text: string): string => text.replace(/:\/\/[^@/\s]*@/g, '://…@');

/** One sentence that names the database, what is wrong with it, and the mend. */
export function databaseFault(database: Env['database'], error: unknown): string {
  const mend =
    database.kind === 'sqlite'
      ? 'check that the file and its folder can be written, or move the file away to start afresh'
      : 'check that the server runs and that DATABASE_URL names it, its user and password';
  return `${withoutPassword(`Cannot use ${nameOf(database)} (${detail(error)})`)}: ${mend}.`;
}
