import { is } from '@payloadcms/db-postgres/drizzle';
import { customType, PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PostgresHook } from './indexes';

/** A text column that is sorted by code point, as SQLite sorts every text. */
const cCollatedText = customType<{ data: string }>({ dataType: () => 'varchar COLLATE "C"' });

/** Columns that lists are sorted by; in tables of versions they have a prefix. */
const sortedColumns = /^(version_)?(slug|title_sort)$/;

/**
 * Makes PostgreSQL sort slugs and sort keys of titles as SQLite and compareBy do (docs/adr/027). Its default
 * is the locale of the server, which differs from server to server.
 *
 * Upstream: fields of Payload have no option for a collation; no upstream issue is known.
 * Stays until there is such an option.
 */
export const sortByCodePoint: PostgresHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (!name.endsWith('_locales')) continue;
    const columns = Object.entries(table).flatMap(([key, column]) =>
      is(column, PgColumn) && sortedColumns.test(column.name)
        ? [[key, cCollatedText(column.name)] as const]
        : [],
    );
    if (columns.length > 0) extendTable({ table, columns: Object.fromEntries(columns) });
  }
  return schema;
};
