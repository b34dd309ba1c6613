import { testData } from './contractOfData';
import { testLongLists } from './contractOfLongLists';
import { onPostgres } from './onDatabases';

jest.setTimeout(180_000);

// This server sorts texts by Italian rules. Lists must still be sorted as on SQLite.
const inItalian = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=it-IT'];

onPostgres(
  'data',
  (cms) => {
    testData(cms);
    testLongLists(cms);
  },
  { initdb: inItalian },
);
