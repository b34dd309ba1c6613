import { testRedirects } from './contractOfRedirects';
import { testRedirectTables } from './contractOfRedirectTables';
import { testTrash } from './contractOfTrash';
import { onPostgres } from './onDatabases';

jest.setTimeout(120_000);

onPostgres('redirects and the trash', (cms) => {
  testRedirects(cms);
  testRedirectTables(cms);
  testTrash(cms);
});
