import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { z } from 'zod';
import { integerColumn } from '../db/columnTypes';
import type { Query, Rows } from '../db/Rows';
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
const turnRow = z.object({ turn: integerColumn }).transform((row) => row.turn);

/** The key of the row that counts the turns. No entry has this key. */
const counterKey = { site: 'clock', section: '', element: 0 };

/**
 * Records the entries that visitors can see for the first time, in each language. It compares the visible
 * entries with the recorded ones, so it misses no publication, whether by an editor, the clock or an import,
 * and even if this program was not running. An entry that is published again is not recorded again.
 *
 * @returns The number of the last turn. A turn is one run that recorded entries. Each run first updates the
 *   same row, so turns are committed in order and a reader that stores a turn misses no earlier one.
 */
export async function recordFirstPublications(payload: BasePayload, rows: Rows): Promise<number> {
  const lists = await Promise.all(
    sites.flatMap((site) =>
      alertSections.map((section) => findUnrecorded(site, section, payload, rows)),
    ),
  );
  const unrecorded = lists.flat();
  if (unrecorded.length === 0) return readLastTurn(rows.read);
  return rows.write(async (query) => {
    const [turn = 0] = await query(
      sql`INSERT INTO debuts (site, section, element, turn)
        VALUES (${counterKey.site}, ${counterKey.section}, ${counterKey.element}, 1)
        ON CONFLICT (site, element) DO UPDATE SET turn = debuts.turn + 1 RETURNING turn`,
      turnRow,
    );
    for (let start = 0; start < unrecorded.length; start += batchSize) {
      const part = unrecorded.slice(start, start + batchSize);
      const values = part.map((one) => sql`(${one.site}, ${one.section}, ${one.element}, ${turn})`);
      await query(sql`INSERT INTO debuts (site, section, element, turn) VALUES ${sql.join(values, sql`, `)}
          ON CONFLICT (site, element) DO NOTHING`);
    }
    return turn;
  });
}

async function findUnrecorded(
  site: Site,
  section: AlertSection,
  payload: BasePayload,
  rows: Rows,
): Promise<FirstPublication[]> {
  const reader = new Reader(payload, false, new Set());
  const visible = await reader.ids(section, site, { id: { exists: true } });
  const recorded = new Set(
    await rows.read(
      sql`SELECT element FROM debuts WHERE site = ${site} AND section = ${section}`,
      element,
    ),
  );
  return [...visible]
    .map((id) => Number(elementId(section, id)))
    .filter((id) => !recorded.has(id))
    .map((id) => ({ site, section, element: id }));
}

async function readLastTurn(query: Query): Promise<number> {
  const [turn = 0] = await query(
    sql`SELECT turn FROM debuts WHERE site = ${counterKey.site}`,
    turnRow,
  );
  return turn;
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
    sql`SELECT element FROM debuts WHERE site = ${site} AND section = ${section}
      AND turn > ${since} AND turn <= ${until} ORDER BY turn DESC, element DESC`,
    element,
  );
