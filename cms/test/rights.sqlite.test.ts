import { testRights } from './contractOfRights';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('rights', (cms) => testRights(cms));
