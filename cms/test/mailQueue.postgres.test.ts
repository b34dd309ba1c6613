import { onPostgres } from './onDatabases';
import { testMailQueue } from './contractOfMailQueue';

onPostgres('the queue of mails', (cms) => testMailQueue(cms), { server: false });
