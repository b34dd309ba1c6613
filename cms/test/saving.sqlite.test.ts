import { testSaving } from './contractOfSaving';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(120_000);

onSqlite('saving', testSaving, { settings: forStaff });
