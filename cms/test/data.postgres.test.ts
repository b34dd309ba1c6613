import { testData } from './contractOfData';
import { testEventDates } from './contractOfEventDates';
import { testLongLists } from './contractOfLongLists';
import { testOutage } from './contractOfOutage';
import { onPostgres } from './onDatabases';

jest.setTimeout(180_000);

onPostgres('data', (cms, postgres) => {
  testData(cms);
  testEventDates(cms);
  testLongLists(cms);
  testOutage(cms, postgres);
});
