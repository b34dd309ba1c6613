import { testMailQueue } from './contractOfMailQueue';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

onSqlite('the queue of mails', testMailQueue, { settings: forStaff, server: false });
