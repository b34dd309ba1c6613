import { testKilledMails } from './killedMails';
import { onPostgres } from './onDatabases';

onPostgres('a cms that is killed while it sends mails', (cms) => testKilledMails(cms), {
  server: false,
});
