import { testStaff } from './contractOfStaff';
import { onPostgres } from './onDatabases';

onPostgres('the accounts of the staff', testStaff);
