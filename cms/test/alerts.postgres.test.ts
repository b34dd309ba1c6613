import { testAlerts } from './contractOfAlerts';
import { onPostgres } from './onDatabases';

jest.setTimeout(120_000);

onPostgres('saved searches', (cms) => {
  testAlerts(cms);
});
