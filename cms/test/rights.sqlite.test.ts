import { testRights } from './contractOfRights';
import { onSqlite } from './onDatabases';

jest.setTimeout(30_000);

onSqlite('rights', testRights, { program: 'test/officeProgram.ts' });
