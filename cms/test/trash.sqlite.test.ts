import { testTrash } from './contractOfTrash';
import { onSqlite } from './onDatabases';

jest.setTimeout(120_000);

onSqlite('the trash', (cms) => {
  testTrash(cms);
});
