import type { Env } from '../src/env';

function nameOf(database: Env['database']): string {
  if (database.kind === 'sqlite') return `the SQLite file ${database.file}`;
  const { hostname, port, pathname } = new URL(database.url);
  return `the PostgreSQL database ${pathname.slice(1)} at ${hostname}:${port || '5432'}`;
}

const detail = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return (error.message.split('\n')[0] ?? '').replace(/^Error: /, '') + cause;
};

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
