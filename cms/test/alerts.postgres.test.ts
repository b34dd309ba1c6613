import { existsSync } from 'node:fs';
import { TestCms } from './cms';
import { testAlerts } from './contractOfAlerts';
import { Keeper } from './Keeper';
import { postgresBinaries, TestPostgres } from './postgres';

jest.setTimeout(120_000);

const title = 'saved searches on PostgreSQL';

if (existsSync('/usr/lib/postgresql')) {
  describe(title, () => {
    const postgres = new TestPostgres();
    const cms = new TestCms();
    let keeper: Keeper;
    beforeAll(async () => {
      const binaries = await postgresBinaries();
      if (binaries === null) throw new Error('PostgreSQL is not installed completely.');
      await cms.start({ DATABASE_URL: await postgres.start(binaries) });
      keeper = new Keeper(cms['env']);
    }, 180_000);
    afterAll(async () => {
      await keeper.stop();
      await cms.stop();
      await postgres.stop();
    }, 30_000);
    testAlerts(cms, () => keeper);
  });
} else {
  test.skip(`${title}: not here, PostgreSQL is not installed (apt-get install postgresql)`, () => {});
}
