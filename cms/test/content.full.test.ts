import { TestCms } from './cms';
import { testContent } from './contractOfContent';
import { emptyData, onPostgres } from './onDatabases';
import { TestPostgres } from './postgres';

onPostgres('Content in a folder', (cms) => {
  let postgres: TestPostgres | undefined;
  const startEmpty = async () => {
    postgres = new TestPostgres();
    const empty = new TestCms();
    const settings = { DATABASE_URL: await postgres.startEmpty() };
    await empty.start(await emptyData(), { settings });
    return empty;
  };
  testContent(cms, { startEmpty, withRefusals: false });
  // After the hooks of the tests, which stop the program that uses this database.
  afterAll(() => postgres?.stop());
});
