import { testKills } from './killed';
import { testKilledMails } from './killedMails';
import { testKilledPurges } from './killedPurges';
import { onPostgres, onSqlite } from './onDatabases';

for (const onDatabase of [onSqlite, onPostgres]) {
  onDatabase('a cms that is killed', (cms) => testKills(cms), { server: false });
  onDatabase('a cms that is killed while it sends mails', (cms) => testKilledMails(cms), {
    build: true,
    server: false,
  });
  onDatabase('a program that is killed while it purges accounts', (cms) => testKilledPurges(cms), {
    build: true,
  });
}
