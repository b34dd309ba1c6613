import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { z } from 'zod';
import { integerColumn } from '../db/columnTypes';
import type { Query, Database } from '../db/Database';
import { elementId } from '../api/elementId';
import { Reader } from '../api/Reader';
import { type Site, sites } from '../sites';
import { type AlertSection, alertSections } from './sections';

/** The number of rows per statement, because databases limit the number of values. */
const batchSize = 500;

interface FirstPublication {
  site: Site;
  section: AlertSection;
  element: number;
}

const element = z.object({ element: integerColumn }).transform((row) => row.element);
const runRow = z.object({ run: integerColumn }).transform((row) => row.run);

/** The key of the row that counts the runs that recorded entries. No entry has this key. */
const counterKey = { site: 'counter', section: '', element: 0 };

/**
 * Records the entries that visitors can see for the first time, in each language. It compares the visible
 * entries with the recorded ones, so it misses no publication, whether by an editor, the clock or an import,
 * and even if this program was not running. An entry that is published again is not recorded again.
 *
 * @returns The number of the last run that recorded entries. Each of these runs first updates the same row,
 *   so they are committed in order, and a reader that stores the number misses no earlier run.
 */
export async function recordFirstPublications(
  payload: BasePayload,
  database: Database,
): Promise<number> {
  const lists = await Promise.all(
    sites.flatMap((site) =>
      alertSections.map((section) => findUnrecorded(site, section, payload, database)),
    ),
  );
  const unrecorded = lists.flat();
  if (unrecorded.length === 0) return readLastRun(database.read);
  return database.write(async (query) => {
    const [run = 0] = await query(
      sql`INSERT INTO first_publications (site, section, element, run)
        VALUES (${counterKey.site}, ${counterKey.section}, ${counterKey.element}, 1)
        ON CONFLICT (site, element) DO UPDATE SET run = first_publications.run + 1 RETURNING run`,
      runRow,
    );
    for (let start = 0; start < unrecorded.length; start += batchSize) {
      const part = unrecorded.slice(start, start + batchSize);
      const values = part.map((one) => sql`(${one.site}, ${one.section}, ${one.element}, ${run})`);
      await query(sql`INSERT INTO first_publications (site, section, element, run) VALUES ${sql.join(values, sql`, `)}
          ON CONFLICT (site, element) DO NOTHING`);
    }
    return run;
  });
}

async function findUnrecorded(
  site: Site,
  section: AlertSection,
  payload: BasePayload,
  database: Database,
): Promise<FirstPublication[]> {
  const reader = new Reader(payload, false, new Set());
  const visible = await reader.ids(section, site, { id: { exists: true } });
  const recorded = new Set(
    await database.read(
      sql`SELECT element FROM first_publications WHERE site = ${site} AND section = ${section}`,
      element,
    ),
  );
  return [...visible]
    .map((id) => Number(elementId(section, id)))
    .filter((id) => !recorded.has(id))
    .map((id) => ({ site, section, element: id }));
}

async function readLastRun(query: Query): Promise<number> {
  const [run = 0] = await query(
    sql`SELECT run FROM first_publications WHERE site = ${counterKey.site}`,
    runRow,
  );
  return run;
}

/**
 * Returns the contract ids of entries that were first published in a section after `since`, up to `until`.
 */
export const firstPublicationsOf = (
  query: Query,
  {
    site,
    section,
    since,
    until,
  }: Omit<FirstPublication, 'element'> & { since: number; until: number },
): Promise<number[]> =>
  query(
    sql`SELECT element FROM first_publications WHERE site = ${site} AND section = ${section}
      AND run > ${since} AND run <= ${until} ORDER BY run DESC, element DESC`,
    element,
  );
