import { testCosts } from './contractOfCosts';
import { onPostgres } from './onDatabases';

jest.setTimeout(30_000);

// PostgreSQL does not block the program during a query, unlike SQLite, so fewer documents are enough.
onPostgres('the cost of requests', (cms) => testCosts(cms, 60));
