import { testFeeds } from './contractOfFeeds';
import { onPostgres } from './onDatabases';

jest.setTimeout(120_000);

onPostgres('feeds of events', testFeeds);
