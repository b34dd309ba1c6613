import { testRights } from './contractOfRights';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

// The code decides all other rights before the first statement; these are conditions of statements.
onPostgres('rights', (cms) => testRights(cms, ['accounts']));
