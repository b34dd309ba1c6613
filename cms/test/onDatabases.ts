import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  baseEnvironment,
  idsFile,
  seedData,
  seededSqlite,
  type StartOptions,
  TestCms,
} from './cms';
import { compiled } from './compile';
import { TestPostgres } from './postgres';
import { seedOnce } from './seedOnce';

/** The timeout for migrating, seeding and starting a cms, in milliseconds. */
const startTimeoutMs = 180_000;

interface Options extends StartOptions {
  /** Whether the tests need the build and a second program, see TestCms. */
  build?: boolean;
}

/** Runs tests with a separate cms on SQLite. */
export function onSqlite(
  title: string,
  tests: (cms: TestCms) => void,
  { build, ...options }: Options = {},
): void {
  describe(`${title} on SQLite`, () => {
    const cms = new TestCms(build);
    beforeAll(async () => cms.start(await seededSqlite(), options), startTimeoutMs);
    afterAll(() => cms.stop());
    tests(cms);
  });
}

/** Runs tests with a separate cms on a separate PostgreSQL, if PostgreSQL is installed. */
export function onPostgres(
  title: string,
  tests: (cms: TestCms, postgres: TestPostgres) => void,
  { build, settings, server }: Options = {},
): void {
  if (!existsSync('/usr/lib/postgresql')) {
    test.skip(`${title} on PostgreSQL: skipped, PostgreSQL is not installed (apt-get install postgresql)`, () => {});
    return;
  }
  describe(`${title} on PostgreSQL`, () => {
    const postgres = new TestPostgres();
    const cms = new TestCms(build);
    beforeAll(async () => {
      const { data, cluster } = await seededPostgres();
      const DATABASE_URL = await postgres.startCopy(cluster);
      await cms.start(data, { settings: { ...settings, DATABASE_URL }, server });
    }, startTimeoutMs);
    afterAll(async () => {
      await cms.stop();
      await postgres.stop();
    }, 30_000);
    tests(cms, postgres);
  });
}

/** Returns the data folder of a cms without content. Its server creates the tables. */
export const emptyData = (): Promise<string> =>
  seedOnce('empty', (folder) => writeFile(path.join(folder, idsFile), '[]'));

/**
 * Returns the folders of a seeded cms on PostgreSQL, which must be copied before use. Two programs start on the
 * empty database at the same moment, and both must find their tables.
 */
async function seededPostgres(): Promise<{ data: string; cluster: string }> {
  const foldersIn = (folder: string) => ({
    data: path.join(folder, 'data'),
    cluster: path.join(folder, 'cluster'),
  });
  return foldersIn(
    await seedOnce('postgres', async (folder) => {
      const { data, cluster } = foldersIn(folder);
      const postgres = new TestPostgres();
      try {
        await mkdir(data);
        const DATABASE_URL = await postgres.startEmpty();
        await postgres.createDatabase();
        const env = { ...process.env, ...baseEnvironment(), DATABASE_URL, DATA_DIR: data };
        const args = compiled('scripts/migrate.ts');
        const migrate = async () =>
          (await promisify(execFile)(process.execPath, args, { env })).stdout;
        const upToDate = 'The database is up to date.\n';
        expect(await Promise.all([migrate(), migrate()])).toEqual([upToDate, upToDate]);
        await seedData(data, { DATABASE_URL });
        await postgres.save(cluster);
      } finally {
        await postgres.stop();
      }
    }),
  );
}
