import { testOwners } from './contractOfOwners';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('owners of homes', testOwners);
