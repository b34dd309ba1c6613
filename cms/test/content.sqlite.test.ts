import { TestCms } from './cms';
import { testContent } from './contractOfContent';
import { emptyData, onSqlite } from './onDatabases';

onSqlite('Content in a folder', (cms) => {
  const startEmpty = async () => {
    const empty = new TestCms();
    await empty.start(await emptyData());
    return empty;
  };
  testContent(cms, { startEmpty, withRefusals: true });
});
