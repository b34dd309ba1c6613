import { testCsvWrites } from './csvTable';
import { onPostgres } from './onDatabases';

// The admin imports with the same code as the command, so its endpoints are tested on SQLite only.
onPostgres('CSV tables', testCsvWrites);
