import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sites } from '../sites';

/** The enumerations of languages: those that contain the two of the first migration. */
const enumerations = `
  SELECT format('%I.%I', n.nspname, t.typname) AS name
  FROM pg_type t
  JOIN pg_namespace n ON n.oid = t.typnamespace
  JOIN pg_enum e ON e.enumtypid = t.oid
  WHERE n.nspname = current_schema()
  GROUP BY 1
  HAVING array_agg(e.enumlabel::text) @> ARRAY['it', 'en']`;

/**
 * Adds the languages of the town to the enumerations of PostgreSQL after the migrations, which contain only those
 * of the product. A language that the town no longer has stays, so that its content is not lost. SQLite has no
 * enumerations.
 *
 * Upstream: Payload has no option to store locales as text, so a new locale needs a migration; no upstream
 * issue is known. Stays until there is such an option.
 */
export function addLanguages(db: PostgresAdapter): void {
  const migrate = db.migrate.bind(db);
  db.migrate = async (options) => {
    await migrate(options);
    const { rows } = await db.pool.query<{ name: string }>(enumerations);
    for (const { name } of rows)
      for (const site of sites)
        await db.pool.query(`ALTER TYPE ${name} ADD VALUE IF NOT EXISTS '${site}'`);
  };
}
