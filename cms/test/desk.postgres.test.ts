import { testDesk } from './contractOfDesk';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(120_000);

onPostgres('the desk', testDesk, { settings: forStaff });
