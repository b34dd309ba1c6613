import { TestCms } from './cms';
import { testContent } from './contractOfContent';
import { emptyData, onSqlite } from './onDatabases';

onSqlite('Content in a folder', (cms) => {
  testContent(cms, async () => {
    const empty = new TestCms();
    await empty.start(await emptyData());
    return empty;
  });
});
