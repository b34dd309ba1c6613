import { testCosts } from './contractOfCosts';
import { onPostgres } from './onDatabases';

jest.setTimeout(30_000);

onPostgres('what requests cost', testCosts);
