import { testData } from './contractOfData';
import { testLongLists } from './contractOfLongLists';
import { onSqlite } from './onDatabases';

jest.setTimeout(180_000);

onSqlite('data', (cms) => {
  testData(cms);
  testLongLists(cms);
});
