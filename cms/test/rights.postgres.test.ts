import { testRights } from './contractOfRights';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

// The code decides before the first statement, so here only those at the limit of a right try each way.
onPostgres('rights', (cms) => testRights(cms, 'those at the limit'), {
  program: 'test/rightsProgram.ts',
});
