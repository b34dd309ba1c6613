import { existsSync } from 'node:fs';
import { TestCms } from './cms';
import { testContract } from './contract';
import { testChanges } from './contractOfChanges';
import { testFeedback } from './contractOfFeedback';
import { testSamples } from './contractOfSamples';
import { testSections } from './contractOfSections';
import { postgresBinaries, TestPostgres } from './postgres';

// Every edit is a process of its own.
jest.setTimeout(90_000);

const title = 'the contract on PostgreSQL';

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
    testContract(cms);
    testSections(cms);
    testSamples(cms);
    testFeedback(cms);
    testChanges(cms);
  });
} else {
  test.skip(`${title}: not here, PostgreSQL is not installed (apt-get install postgresql)`, () => {});
}
