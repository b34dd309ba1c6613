import type { Env } from '../env';
import { describeError, type ErrorFacts } from '../logs/describeError';

function nameOf(database: Env['database']): string {
  if (database.kind === 'sqlite') return `the SQLite file ${database.file}`;
  const { hostname, port, pathname } = new URL(database.url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${hostname}:${port || '5432'}`;
}

const formatFacts = ({ name, code, message, statement, cause }: ErrorFacts): string =>
  [statement, message ?? code ?? (cause ? undefined : name), cause && formatFacts(cause)]
    .filter((word) => word !== undefined)
    .join(': ');

// Only the facts of the error are used, because its message quotes values.
const describeDetail = (error: unknown): string =>
  typeof error === 'string' ? error : formatFacts(describeError(error));

/** Removes user and password from connection strings. */
const removePassword = (text: string): string => text.replace(/:\/\/[^@/\s]*@/g, '://…@');

/** One sentence with the database, the error and how to fix it. */
export function describeDatabaseError(database: Env['database'], error: unknown): string {
  const fix =
    database.kind === 'sqlite'
      ? 'check that the file and its folder can be written, or move the file away to start afresh'
      : 'check that the server runs and that DATABASE_URL names it, its user and password';
  return `${removePassword(`Cannot use ${nameOf(database)} (${describeDetail(error)})`)}: ${fix}.`;
}
