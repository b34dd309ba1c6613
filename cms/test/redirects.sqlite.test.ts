import { testRedirects } from './contractOfRedirects';
import { testRedirectTables } from './contractOfRedirectTables';
import { onSqlite } from './onDatabases';

onSqlite('the redirects of editors', (cms) => {
  testRedirects(cms);
  testRedirectTables(cms);
});
