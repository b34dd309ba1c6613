import { proveThatNothingIsLost } from './killed';
import { onPostgres } from './onDatabases';

onPostgres('a cms that is killed', (cms) => {
  proveThatNothingIsLost(cms);
});
