import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { seedData, seededSqlite, TestCms } from './cms';
import { TestPostgres } from './postgres';
import { seeded } from './seeded';

/** Milliseconds that a cms may take to be migrated, seeded and started. */
const patience = 180_000;

/**
 * Tests of a cms of their own, on SQLite.
 *
 * @param manner what serves the cms, in place of its own server
 */
export function onSqlite(
  title: string,
  tests: (cms: TestCms) => void,
  { program }: { program?: string } = {},
): void {
  describe(`${title} on SQLite`, () => {
    const cms = new TestCms(program);
    beforeAll(async () => cms.start(await seededSqlite()), patience);
    afterAll(() => cms.stop());
    tests(cms);
  });
}

/**
 * The same on a PostgreSQL of their own, where it is installed.
 *
 * @param manner what serves the cms, in place of its own server; options of initdb, such as another
 *   language
 */
export function onPostgres(
  title: string,
  tests: (cms: TestCms, postgres: TestPostgres) => void,
  { program, initdb = [] }: { program?: string; initdb?: string[] } = {},
): void {
  if (!existsSync('/usr/lib/postgresql')) {
    test.skip(`${title} on PostgreSQL: not here, it is not installed (apt-get install postgresql)`, () => {});
    return;
  }
  describe(`${title} on PostgreSQL`, () => {
    const postgres = new TestPostgres();
    const cms = new TestCms(program);
    beforeAll(async () => {
      const { data, cluster } = await seededPostgres(initdb);
      await cms.start(data, { DATABASE_URL: await postgres.startCopy(cluster) });
    }, patience);
    afterAll(async () => {
      await cms.stop();
      await postgres.stop();
    }, 30_000);
    tests(cms, postgres);
  });
}

/**
 * Folders of a fresh cms on PostgreSQL, to be copied: its database's cluster, and its pictures.
 *
 * @param options of initdb
 */
async function seededPostgres(options: string[]): Promise<{ data: string; cluster: string }> {
  const foldersIn = (folder: string) => ({
    data: path.join(folder, 'data'),
    cluster: path.join(folder, 'cluster'),
  });
  const name = ['postgres', ...options].join(' ');
  return foldersIn(
    await seeded(name, async (folder) => {
      const { data, cluster } = foldersIn(folder);
      const postgres = new TestPostgres();
      await mkdir(data);
      await seedData(data, { DATABASE_URL: await postgres.startEmpty(options) });
      await postgres.save(cluster);
      await postgres.stop();
    }),
  );
}
