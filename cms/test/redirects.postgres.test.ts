import { testRedirects } from './contractOfRedirects';
import { testRedirectTables } from './contractOfRedirectTables';
import { onPostgres } from './onDatabases';

onPostgres('the redirects of editors', (cms) => {
  testRedirects(cms);
  testRedirectTables(cms);
});
