import { testSaving } from './contractOfSaving';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(120_000);

onPostgres('saving', testSaving, { settings: forStaff });
