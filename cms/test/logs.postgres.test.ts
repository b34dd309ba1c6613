import { postgresBreakages } from './breakage';
import { testLogs } from './contractOfLogs';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

onPostgres('logs', (cms) => {
  testLogs(cms, postgresBreakages);
});
