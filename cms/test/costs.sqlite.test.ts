import { testCosts } from './contractOfCosts';
import { onSqlite } from './onDatabases';

jest.setTimeout(30_000);

onSqlite('what requests cost', testCosts);
