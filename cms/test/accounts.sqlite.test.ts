import { TestCms } from './cms';
import { testAccounts } from './contractOfAccounts';
import { testLimits } from './contractOfLimits';
import { testProfiles } from './contractOfProfiles';
import { testSessions } from './contractOfSessions';
import { testSharing } from './contractOfSharing';
import { testUploads } from './contractOfUploads';
import { Keeper } from './Keeper';

jest.setTimeout(60_000);

describe('accounts on SQLite', () => {
  const cms = new TestCms();
  let keeper: Keeper;
  beforeAll(async () => {
    await cms.start();
    keeper = new Keeper(cms['env']);
  }, 180_000);
  afterAll(async () => {
    await keeper.stop();
    await cms.stop();
  });
  testAccounts(cms, () => keeper);
  testProfiles(cms, () => keeper);
  testSessions(cms, () => keeper);
  testSharing(cms, () => keeper);
  testLimits(cms, () => keeper);
  testUploads(() => keeper);
});
