import { testRights } from './contractOfRights';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

onPostgres('rights', testRights);
