import { testDesk } from './contractOfDesk';
import { onPostgres } from './onDatabases';

jest.setTimeout(120_000);

onPostgres('the desk', testDesk);
