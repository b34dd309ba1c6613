import { testOffers } from './contractOfOffers';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

onPostgres('offers of homes', testOffers);
