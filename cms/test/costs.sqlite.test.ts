import { testCosts } from './contractOfCosts';
import { onSqlite } from './onDatabases';

jest.setTimeout(30_000);

onSqlite('the cost of requests', testCosts);
