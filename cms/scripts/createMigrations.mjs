// npm run migrate:create -w cms -- <name>: creates a migration for each database from the current
// collections and globals. The databases do not have to run.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name] = process.argv.slice(2);
if (!name) {
  console.error(
    'Name the migration after what it changes: npm run migrate:create -w cms -- add_deposit',
  );
  process.exit(1);
}

const payload = fileURLToPath(new URL('../../node_modules/payload/bin.js', import.meta.url));
const databases = { sqlite: '', postgres: 'postgres://localhost/none' };

/** @param {string} database */
const migrationsOf = (database) =>
  readdirSync(new URL(`../migrations/${database}/`, import.meta.url));

for (const [database, url] of Object.entries(databases)) {
  console.log(database);
  const before = migrationsOf(database);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=production', payload, 'migrate:create', name, '--skip-empty'],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DATABASE_URL: url } },
  );
  if (status !== 0) process.exit(status ?? 1);
  const written = migrationsOf(database).filter((file) => !before.includes(file));
  for (const file of written) console.log(`  cms/migrations/${database}/${file}`);
  // Payload compares the next migration with the newest snapshot alone.
  const snapshots = migrationsOf(database).filter((file) => file.endsWith('.json'));
  for (const file of snapshots.sort().slice(0, -1))
    rmSync(new URL(`../migrations/${database}/${file}`, import.meta.url));
  if (written.length === 0) console.log('  no new migration: the fields are those of the last one');
}
