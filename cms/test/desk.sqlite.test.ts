import { testDesk } from './contractOfDesk';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(120_000);

onSqlite('the desk', testDesk, { settings: forStaff });
