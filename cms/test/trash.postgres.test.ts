import { testTrash } from './contractOfTrash';
import { onPostgres } from './onDatabases';

jest.setTimeout(120_000);

onPostgres('the trash', (cms) => {
  testTrash(cms);
});
