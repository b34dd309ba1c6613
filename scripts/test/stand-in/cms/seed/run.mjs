// The stand-in of the seed creates a file and reports two pictures, or reports an unreachable database.
// STAND_IN_SEED=hangs makes it stop before the second picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { DATA_DIR = '', DATABASE_URL } = process.env;
if (DATABASE_URL) {
  console.error('The database at localhost does not answer.');
  process.exit(1);
}
mkdirSync(DATA_DIR, { recursive: true });
writeFileSync(join(DATA_DIR, 'studium.db'), '');
console.log('administrator office@example.org created');
console.log('pictures 1/2');
if (process.env.STAND_IN_SEED === 'hangs') await sleep(60_000);
console.log('pictures 2/2');
