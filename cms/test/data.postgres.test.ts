import { testData } from './contractOfData';
import { testLongLists } from './contractOfLongLists';
import { onPostgres } from './onDatabases';

jest.setTimeout(180_000);

// A server that sorts texts in its own way: lists are sorted as on SQLite nevertheless.
const inItalian = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=it-IT'];

onPostgres(
  'data',
  (cms) => {
    testData(cms);
    testLongLists(cms);
  },
  { initdb: inItalian },
);
