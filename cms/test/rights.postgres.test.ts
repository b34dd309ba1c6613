import { testRights } from './contractOfRights';
import { onPostgres } from './onDatabases';

jest.setTimeout(30_000);

onPostgres('rights', testRights, { program: 'test/officeProgram.ts' });
