import { existsSync } from 'node:fs';
import { TestCms } from './cms';
import { proveThatNothingIsLost } from './killed';
import { postgresBinaries, TestPostgres } from './postgres';

const title = 'a cms on PostgreSQL that is killed';

if (existsSync('/usr/lib/postgresql')) {
  describe(title, () => {
    const postgres = new TestPostgres();
    const cms = new TestCms();
    beforeAll(async () => {
      const binaries = await postgresBinaries();
      if (binaries === null) throw new Error('PostgreSQL is not installed completely.');
      await cms.start({ DATABASE_URL: await postgres.start(binaries) });
    }, 180_000);
    afterAll(async () => {
      await cms.stop();
      await postgres.stop();
    }, 30_000);
    proveThatNothingIsLost(cms);
  });
} else {
  test.skip(`${title}: not here, PostgreSQL is not installed (apt-get install postgresql)`, () => {});
}
