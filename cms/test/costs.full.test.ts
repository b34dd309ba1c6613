import { testCosts } from './contractOfCosts';
import { onPostgres, onSqlite } from './onDatabases';

jest.setTimeout(30_000);

onSqlite('the cost of requests', testCosts, { build: true });

// PostgreSQL does not block the program during a query, unlike SQLite, so fewer documents are enough.
onPostgres('the cost of requests', (cms) => testCosts(cms, 60), { build: true });
