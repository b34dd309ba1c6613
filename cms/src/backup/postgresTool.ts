import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { LogSafeError } from '@studium/shared/LogSafeError';

const run = promisify(execFile);
/** The folder in which Debian installs the programs of each version. */
const installs = '/usr/lib/postgresql';

/** The path of the newest installed version, because an older one refuses to read a newer server. */
async function fileOf(tool: string): Promise<string> {
  const versions = await readdir(installs).catch(() => []);
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? tool : path.join(installs, newest, 'bin', tool);
}

/** The address as environment variables, because all users can see the arguments of a process. */
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

/** The messages of the tool itself. The text after "ERROR:" is cut, because the server quotes rows in it. */
const ownMessages = (tool: string, stderr: string): string =>
  stderr
    .split('\n')
    .filter((line) => line.startsWith(`${tool}: `))
    .map((line) => line.replace(/ERROR:.*/, 'ERROR'))
    .join(' ');

/**
 * Runs one of PostgreSQL's own programs on a database and returns its standard output.
 *
 * @throws Error with the messages of the program.
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
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new LogSafeError(`${tool} failed: ${ownMessages(tool, stderr)}`);
  }
}
