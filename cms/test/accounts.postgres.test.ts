import { existsSync } from 'node:fs';
import { TestCms } from './cms';
import { testAccounts } from './contractOfAccounts';
import { testLimits } from './contractOfLimits';
import { testProfiles } from './contractOfProfiles';
import { testSessions } from './contractOfSessions';
import { testSharing } from './contractOfSharing';
import { Keeper } from './Keeper';
import { postgresBinaries, TestPostgres } from './postgres';

jest.setTimeout(60_000);

const title = 'accounts on PostgreSQL';

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
    testAccounts(cms, () => keeper);
    testProfiles(cms, () => keeper);
    testSessions(cms, () => keeper);
    testSharing(cms, () => keeper);
    testLimits(cms, () => keeper);
  });
} else {
  test.skip(`${title}: not here, PostgreSQL is not installed (apt-get install postgresql)`, () => {});
}
