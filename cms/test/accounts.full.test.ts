import { postgresBreakages } from './breakage';
import { testAlerts } from './contractOfAlerts';
import { testLogs } from './contractOfLogs';
import { onPostgres } from './onDatabases';

jest.setTimeout(120_000);

onPostgres('saved searches and logs', (cms) => {
  testAlerts(cms);
  testLogs(cms, postgresBreakages);
});
