import { testMailQueue, testMailQueueOfPrograms } from './contractOfMailQueue';
import { onPostgres, onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

const options = { settings: forStaff, server: false };

onPostgres('the queue of mails', (cms) => testMailQueue(cms), options);

for (const onDatabase of [onSqlite, onPostgres])
  onDatabase('the queue of mails of several programs', (cms) => testMailQueueOfPrograms(cms), {
    ...options,
    build: true,
  });
