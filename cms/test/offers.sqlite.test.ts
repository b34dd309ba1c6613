import { testOffers } from './contractOfOffers';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('offers of homes', testOffers);
