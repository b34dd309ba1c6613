import { testAlerts } from './contractOfAlerts';
import { onSqlite } from './onDatabases';

jest.setTimeout(120_000);

onSqlite('saved searches', (cms) => {
  testAlerts(cms);
});
