import { testKills } from './killed';
import { onSqlite } from './onDatabases';

onSqlite('a cms that is killed', (cms) => testKills(cms), { server: false });
