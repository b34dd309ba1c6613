import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { idsFile, seedData, seededSqlite, TestCms } from './cms';
import { TestPostgres } from './postgres';
import { seedOnce } from './seedOnce';

/** The timeout for migrating, seeding and starting a cms, in milliseconds. */
const startTimeoutMs = 180_000;

interface Options {
  /** Replaces the server of the cms. */
  program?: string;
  /** Environment variables to set. */
  settings?: Record<string, string>;
  /** `false` if the tests start the server. */
  server?: boolean;
}

/** Runs tests with a separate cms on SQLite. */
export function onSqlite(
  title: string,
  tests: (cms: TestCms) => void,
  { program, settings, server }: Options = {},
): void {
  describe(`${title} on SQLite`, () => {
    const cms = new TestCms(program);
    beforeAll(async () => cms.start(await seededSqlite(), settings, server), startTimeoutMs);
    afterAll(() => cms.stop());
    tests(cms);
  });
}

/**
 * Runs tests with a separate cms on a separate PostgreSQL, if PostgreSQL is installed.
 *
 * @param options `initdb` has options of initdb, such as another language
 */
export function onPostgres(
  title: string,
  tests: (cms: TestCms, postgres: TestPostgres) => void,
  { program, settings, server, initdb = [] }: Options & { initdb?: string[] } = {},
): void {
  if (!existsSync('/usr/lib/postgresql')) {
    test.skip(`${title} on PostgreSQL: skipped, PostgreSQL is not installed (apt-get install postgresql)`, () => {});
    return;
  }
  describe(`${title} on PostgreSQL`, () => {
    const postgres = new TestPostgres();
    const cms = new TestCms(program);
    beforeAll(async () => {
      const { data, cluster } = await seededPostgres(initdb);
      const DATABASE_URL = await postgres.startCopy(cluster);
      await cms.start(data, { ...settings, DATABASE_URL }, server);
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
 * Returns the folders of a seeded cms on PostgreSQL: its database cluster and its data folder. Copy them
 * before use.
 *
 * @param options options of initdb
 */
async function seededPostgres(options: string[]): Promise<{ data: string; cluster: string }> {
  const foldersIn = (folder: string) => ({
    data: path.join(folder, 'data'),
    cluster: path.join(folder, 'cluster'),
  });
  const name = ['postgres', ...options].join(' ');
  return foldersIn(
    await seedOnce(name, async (folder) => {
      const { data, cluster } = foldersIn(folder);
      const postgres = new TestPostgres();
      await mkdir(data);
      await seedData(data, { DATABASE_URL: await postgres.startEmpty(options) });
      await postgres.save(cluster);
      await postgres.stop();
    }),
  );
}
