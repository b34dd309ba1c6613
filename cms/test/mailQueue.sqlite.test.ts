import { onSqlite } from './onDatabases';
import { testMailQueue } from './contractOfMailQueue';

onSqlite('the queue of mails', (cms) => testMailQueue(cms), { server: false });
