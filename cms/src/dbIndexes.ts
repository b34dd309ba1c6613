import type { postgresAdapter } from '@payloadcms/db-postgres';
import { index as postgresIndex, type PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import { index as sqliteIndex, type SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';

type SqliteHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number];
type PostgresHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/*
 * Indexes that Payload does not make. Translations are always looked up by their document, but
 * Payload's own index begins with the language: without `parent`, every list would read them all.
 * And every list asks whether an entry has an address in its language: with `present`, that is
 * answered without reading the row, which carries the blocks.
 */
const isOfTranslations = (name: string): boolean => name.endsWith('_locales');
const parentOf = (table: string): string => `${table}_parent_idx`;
const presentOf = (table: string): string => `${table}_present_idx`;

/** The indexes of translations, on SQLite. */
export const indexSqliteTranslations: SqliteHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables).filter(([key]) =>
    isOfTranslations(key),
  ))
    extendTable({
      table,
      extraConfig: ({
        _parentID: parent,
        _locale: locale,
        slug,
      }: Record<string, SQLiteColumn>) => ({
        ...(parent && { parent: sqliteIndex(parentOf(name)).on(parent) }),
        ...(parent &&
          locale &&
          slug && { present: sqliteIndex(presentOf(name)).on(locale, parent, slug) }),
      }),
    });
  return schema;
};

/** The indexes of translations, on PostgreSQL. */
export const indexPostgresTranslations: PostgresHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables).filter(([key]) =>
    isOfTranslations(key),
  ))
    extendTable({
      table,
      extraConfig: ({ _parentID: parent, _locale: locale, slug }: Record<string, PgColumn>) => ({
        ...(parent && { parent: postgresIndex(parentOf(name)).on(parent) }),
        ...(parent &&
          locale &&
          slug && { present: postgresIndex(presentOf(name)).on(locale, parent, slug) }),
      }),
    });
  return schema;
};
