import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { baseEnvironment } from './cms';
import { compiled } from './compile';
import { postgresBinaries, TestPostgres } from './postgres';

const execute = promisify(execFile);
const isInstalled = existsSync('/usr/lib/postgresql');
const reason = isInstalled ? '' : ': skipped, PostgreSQL is not installed';

(isInstalled ? test : test.skip)(
  `two programs that start at once on an empty PostgreSQL both find their tables${reason}`,
  async () => {
    const postgres = new TestPostgres();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-migrate-'));
    try {
      const url = await postgres.startEmpty();
      await execute(path.join(postgresBinaries(), 'createdb'), [
        '--maintenance-db',
        new URL('postgres', url).href,
        'studium',
      ]);
      const env = { ...process.env, ...baseEnvironment(), DATA_DIR: folder, DATABASE_URL: url };
      const migrate = async () =>
        (await execute(process.execPath, compiled('scripts/migrate.ts'), { env })).stdout;
      expect(await Promise.all([migrate(), migrate()])).toEqual(
        Array.from({ length: 2 }, () => 'The database is up to date.\n'),
      );
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  },
  120_000,
);
