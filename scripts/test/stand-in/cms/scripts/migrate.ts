// The stand-in of the migrations creates a file, or reports an unreachable database.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { DATA_DIR = '', DATABASE_URL } = process.env;
if (DATABASE_URL) {
  console.error('The database at localhost does not answer.');
  process.exit(1);
}
mkdirSync(DATA_DIR, { recursive: true });
writeFileSync(join(DATA_DIR, 'studium.db'), '');
