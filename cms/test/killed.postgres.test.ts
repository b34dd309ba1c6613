import { testKills } from './killed';
import { onPostgres } from './onDatabases';

onPostgres('a cms that is killed', (cms) => testKills(cms), { server: false });
