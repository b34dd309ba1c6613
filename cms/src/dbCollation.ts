import type { postgresAdapter } from '@payloadcms/db-postgres';
import { is } from '@payloadcms/db-postgres/drizzle';
import { customType, PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';

type PostgresHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/** A text that is sorted character by character, as SQLite sorts every text. */
const plainText = customType<{ data: string }>({ dataType: () => 'varchar COLLATE "C"' });

/** Columns that lists are sorted by; those of versions have a prefix. */
const sorted = /^(version_)?(slug|title_sort)$/;

/**
 * Lets PostgreSQL sort slugs and the sort keys of titles as SQLite and lists of several sections do
 * (see compareBy): by default it sorts by the locale of the server, which differs from one to the next.
 */
export const sortPostgresPlainly: PostgresHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (!name.endsWith('_locales')) continue;
    const columns = Object.entries(table).flatMap(([key, column]) =>
      is(column, PgColumn) && sorted.test(column.name)
        ? [[key, plainText(column.name)] as const]
        : [],
    );
    if (columns.length > 0) extendTable({ table, columns: Object.fromEntries(columns) });
  }
  return schema;
};
