import type { postgresAdapter } from '@payloadcms/db-postgres';
import { index as postgresIndex, type PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import { index as sqliteIndex, type SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';

type SqliteHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number];
/** Changes the tables that Payload has described for PostgreSQL. */
export type PostgresHook = NonNullable<
  Parameters<typeof postgresAdapter>[0]['afterSchemaInit']
>[number];

/*
 * Indexes that Payload does not create. `parent`: translations are looked up by their document, but Payload's
 * index begins with the language, so each list would read all translations. `present`: each list checks
 * whether an entry has a slug in its language; with this index the database does not read the row, which
 * contains the blocks.
 *
 * Upstream: indexes of a collection name fields, and the columns `_parent_id` and `_locale` are none; no
 * upstream issue is known. `present` stays; `parent` can go when Payload's index begins with `_parent_id`.
 */
const indexesOf =
  <Column extends object, Index>(
    table: string,
    createIndex: (name: string, columns: [Column, ...Column[]]) => Index,
  ) =>
  ({ _parentID: parent, _locale: locale, slug }: Record<string, Column>) => ({
    ...(parent && { parent: createIndex(`${table}_parent_idx`, [parent]) }),
    ...(parent &&
      locale &&
      slug && { present: createIndex(`${table}_present_idx`, [locale, parent, slug]) }),
  });

export const indexSqliteTranslations: SqliteHook = ({ schema, extendTable }) => {
  const createIndex = (name: string, columns: [SQLiteColumn, ...SQLiteColumn[]]) =>
    sqliteIndex(name).on(...columns);
  for (const [name, table] of Object.entries(schema.tables))
    if (name.endsWith('_locales'))
      extendTable({ table, extraConfig: indexesOf(name, createIndex) });
  return schema;
};

export const indexPostgresTranslations: PostgresHook = ({ schema, extendTable }) => {
  const createIndex = (name: string, columns: [PgColumn, ...PgColumn[]]) =>
    postgresIndex(name).on(...columns);
  for (const [name, table] of Object.entries(schema.tables))
    if (name.endsWith('_locales'))
      extendTable({ table, extraConfig: indexesOf(name, createIndex) });
  return schema;
};
