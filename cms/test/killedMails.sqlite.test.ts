import { testKilledMails } from './killedMails';
import { onSqlite } from './onDatabases';

onSqlite('a cms that is killed while it sends mails', (cms) => testKilledMails(cms), {
  server: false,
});
