import { testData } from './contractOfData';
import { testEventDates } from './contractOfEventDates';
import { testLongLists } from './contractOfLongLists';
import { testRedirects } from './contractOfRedirects';
import { testRedirectTables } from './contractOfRedirectTables';
import { testTrash } from './contractOfTrash';
import { testUploads } from './contractOfUploads';
import { onSqlite } from './onDatabases';

jest.setTimeout(180_000);

/** Other writes wait for ten seconds, see csv/endpoints.ts. The check takes as long as the import. */
const longestImportMs = 20_000;

onSqlite('data', (cms) => {
  testTrash(cms);
  testUploads(cms);
  testData(cms);
  testEventDates(cms);
  testRedirects(cms);
  testRedirectTables(cms, longestImportMs);
  testLongLists(cms);
});
