import { testFeeds } from './contractOfFeeds';
import { onSqlite } from './onDatabases';

jest.setTimeout(120_000);

onSqlite('feeds of events', testFeeds);
