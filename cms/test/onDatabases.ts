import { existsSync } from 'node:fs';
import { TestCms } from './cms';
import { postgresBinaries, TestPostgres } from './postgres';

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
    beforeAll(() => cms.start(), patience);
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
      const binaries = await postgresBinaries();
      if (binaries === null) throw new Error('PostgreSQL is not installed completely.');
      await cms.start({ DATABASE_URL: await postgres.start(binaries, ...initdb) });
    }, patience);
    afterAll(async () => {
      await cms.stop();
      await postgres.stop();
    }, 30_000);
    tests(cms, postgres);
  });
}
