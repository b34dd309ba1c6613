import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Migration } from 'payload';
import { migrations as postgresMigrations } from '../../migrations/postgres';
import { migrations as sqliteMigrations } from '../../migrations/sqlite';
import { addSqliteTransactions } from './sqliteTransactions';
import { sortByCodePoint } from './sortByCodePoint';
import { indexPostgresTranslations, indexSqliteTranslations } from './indexes';
import { env, type Env } from '../env';
import { addLanguages } from './languages';
import { keepChangesDuringLogin } from './loginWrites';
import { storeTimesOfGlobals } from './globalTimes';
import { lockMigrations } from './migrationLock';
import { logConnectionErrors } from './connectionErrors';
import { endFailedJobWrites } from './endFailedJobWrites';
import { lockJobClaims } from './jobClaims';
import { cmsDir } from '../paths';
import { throwPostgresCommitErrors } from './postgresTransactions';
import { renewTakenRowIds } from './rowIds';

/*
 * The database adapter of Payload, with what it lacks. Each file of this folder says what is wrong upstream,
 * where it is reported, and when the file can go. upstream.test.ts fails as soon as an upstream fix arrives.
 */

// Blocks are JSON columns, so a new block type needs no migration. `push` is off, because it compares the
// schema at every start and prompts on the terminal; here only migrations change tables.
const common = { blocksAsJSON: true, push: false } as const;

/** An adapter that these functions change, in this order, when Payload creates it. */
const repaired = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
  ...repairs: readonly ((db: Adapter) => void)[]
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    for (const repair of repairs) repair(db);
    return db;
  },
});

function sqlite({ file, isTemporary }: Extract<Env['database'], { kind: 'sqlite' }>) {
  mkdirSync(path.dirname(file), { recursive: true });
  const adapter = sqliteAdapter({
    ...common,
    client: { url: `file:${file}` },
    // Ids of deleted documents must not be used again, because favourites of visitors refer to them.
    autoIncrement: true,
    // A file that is given up when its program does not end well need not be on the disk after each write.
    wal: isTemporary ? { synchronous: 'OFF' } : true,
    busyTimeout: 5000,
    afterSchemaInit: [indexSqliteTranslations],
    migrationDir: path.join(cmsDir, 'migrations/sqlite'),
    prodMigrations: sqliteMigrations,
  });
  return repaired(
    adapter,
    addSqliteTransactions,
    endFailedJobWrites,
    keepChangesDuringLogin,
    storeTimesOfGlobals,
    renewTakenRowIds,
  );
}

function postgres(connectionString: string) {
  const adapter = postgresAdapter({
    ...common,
    pool: { connectionString, max: 10, connectionTimeoutMillis: 5000 },
    afterSchemaInit: [sortByCodePoint, indexPostgresTranslations],
    migrationDir: path.join(cmsDir, 'migrations/postgres'),
    prodMigrations: postgresMigrations,
  });
  return repaired(
    adapter,
    addLanguages,
    lockMigrations,
    logConnectionErrors,
    throwPostgresCommitErrors,
    endFailedJobWrites,
    lockJobClaims,
    keepChangesDuringLogin,
    storeTimesOfGlobals,
    renewTakenRowIds,
  );
}

/** The migrations of the database in use, in order. */
export const migrations = (
  env.database.kind === 'postgres' ? postgresMigrations : sqliteMigrations
) as Migration[]; // Payload's type does not have the arguments of an adapter.

/** SQLite in DATA_DIR, or PostgreSQL when DATABASE_URL says so. */
export const db =
  env.database.kind === 'postgres' ? postgres(env.database.url) : sqlite(env.database);
