import { testDesk } from './contractOfDesk';
import { onSqlite } from './onDatabases';

jest.setTimeout(120_000);

onSqlite('the desk', testDesk);
