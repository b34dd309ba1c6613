import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LogSafeError } from '../logs/LogSafeError';

const run = promisify(execFile);
/** Where Debian keeps the programs of each version. */
const installs = '/usr/lib/postgresql';

/** The newest of the system's: an older one refuses to read a newer server. */
async function fileOf(tool: string): Promise<string> {
  const versions = await readdir(installs).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? tool : path.join(installs, newest, 'bin', tool);
}

/** The address as environment: as an argument, everybody on the machine could read its password. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    ...process.env,
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
  };
}

/** What a tool says itself; behind "ERROR:" the server quotes rows. */
const ownWords = (tool: string, said: string): string =>
  said
    .split('\n')
    .filter((line) => line.startsWith(`${tool}: `))
    .map((line) => line.replace(/ERROR:.*/, 'ERROR'))
    .join(' ');

/**
 * Runs one of PostgreSQL's own programs on a database; resolves with what it prints.
 *
 * @throws Error with what the program said.
 */
export async function postgresTool(
  tool: 'pg_dump' | 'pg_restore' | 'psql',
  url: string,
  args: string[],
): Promise<string> {
  try {
    const { stdout } = await run(await fileOf(tool), args, { env: environmentOf(url) });
    return stdout.trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new LogSafeError(
        `${tool} is not installed; it comes with the package postgresql-client.`,
      );
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new LogSafeError(`${tool} failed: ${ownWords(tool, said)}`);
  }
}
