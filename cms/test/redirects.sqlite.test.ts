import { testRedirects } from './contractOfRedirects';
import { testRedirectTables } from './contractOfRedirectTables';
import { onSqlite } from './onDatabases';

/** Other writes wait for ten seconds, see csv/endpoints.ts. The check takes as long as the import. */
const longestImportMs = 20_000;

onSqlite('the redirects of editors', (cms) => {
  testRedirects(cms);
  testRedirectTables(cms, longestImportMs);
});
