import { testOwners } from './contractOfOwners';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

onPostgres('owners of homes', testOwners);
