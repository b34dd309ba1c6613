import { testCosts } from './contractOfCosts';
import { onPostgres } from './onDatabases';

jest.setTimeout(30_000);

// SQLite blocks the program while it reads, PostgreSQL does not: fewer documents are enough here.
onPostgres('what requests cost', (cms) => testCosts(cms, 60));
