import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Migration } from 'payload';
import { migrations as postgresMigrations } from '../migrations/postgres';
import { migrations as sqliteMigrations } from '../migrations/sqlite';
import { atomic } from './atomicSqlite';
import { sortPostgresPlainly } from './dbCollation';
import { indexPostgresTranslations, indexSqliteTranslations } from './dbIndexes';
import { env } from './env';
import { lastSavedIsLatest } from './lastSavedIsLatest';
import { migrateAlone } from './migrateAlone';
import { outlive } from './outlivePostgres';
import { cmsDir } from './paths';
import { whole } from './wholePostgres';

// Blocks are JSON columns: a new block type needs no migration. `push` would compare the schema
// at every start and ask questions on the terminal: tables only ever change by migrations.
const common = { blocksAsJSON: true, push: false } as const;

function sqlite(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const adapter = sqliteAdapter({
    ...common,
    client: { url: `file:${file}` },
    // Ids of deleted documents must never come back: favourites of visitors point to them.
    autoIncrement: true,
    wal: true,
    busyTimeout: 5000,
    afterSchemaInit: [indexSqliteTranslations],
    migrationDir: path.join(cmsDir, 'migrations/sqlite'),
    prodMigrations: sqliteMigrations,
  });
  return atomic(lastSavedIsLatest(adapter));
}

function postgres(connectionString: string) {
  const adapter = postgresAdapter({
    ...common,
    pool: { connectionString, max: 10, connectionTimeoutMillis: 5000 },
    afterSchemaInit: [sortPostgresPlainly, indexPostgresTranslations],
    migrationDir: path.join(cmsDir, 'migrations/postgres'),
    prodMigrations: postgresMigrations,
  });
  return whole(outlive(migrateAlone(lastSavedIsLatest(adapter))));
}

/** What makes the tables of an earlier version those of this one, in order. */
export const migrations = (
  env.database.kind === 'postgres' ? postgresMigrations : sqliteMigrations
) as Migration[]; // Payload's type knows no adapter's arguments.

/** SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL says so. */
export const db =
  env.database.kind === 'postgres' ? postgres(env.database.url) : sqlite(env.database.file);
