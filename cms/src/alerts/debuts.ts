import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { z } from 'zod';
import { anyRow, wholeNumber } from '../accounts/row';
import type { Query, Rows } from '../accounts/Rows';
import { elementId } from '../api/elementId';
import { Reader } from '../api/read';
import { type Site, sites } from '../sites';
import { type AlertSection, alertSections } from './sections';

/** Rows of one statement: databases bound the number of values. */
const atOnce = 500;

interface Debut {
  site: Site;
  section: AlertSection;
  element: number;
}

const element = z.object({ element: wholeNumber }).transform((row) => row.element);
const turnRow = z.object({ turn: wholeNumber }).transform((row) => row.turn);

/** The row that counts the turns; no entry has its key. */
const clock = { site: 'clock', section: '', element: 0 };

/**
 * Takes note of what visitors see for the first time, in each language. It compares what can be seen
 * with what is noted, so that nothing that was published is missed, by whatever it was: an editor,
 * the clock, an import, also while this program was down. An entry that goes and comes back has had
 * its debut.
 *
 * @returns The turn up to which everything is noted. Turns are committed in their order, for each
 *   begins with changing the same row; so nobody who remembers a turn misses one before it.
 */
export async function noteDebuts(payload: BasePayload, rows: Rows): Promise<number> {
  const lists = await Promise.all(
    sites.flatMap((site) => alertSections.map((section) => unnoted(site, section, payload, rows))),
  );
  const fresh = lists.flat();
  if (fresh.length === 0) return lastTurn(rows.read);
  return rows.write(async (query) => {
    const [turn = 0] = await query(
      turnRow,
      sql`INSERT INTO debuts (site, section, element, turn)
        VALUES (${clock.site}, ${clock.section}, ${clock.element}, 1)
        ON CONFLICT (site, element) DO UPDATE SET turn = debuts.turn + 1 RETURNING turn`,
    );
    for (let start = 0; start < fresh.length; start += atOnce) {
      const part = fresh.slice(start, start + atOnce);
      const values = part.map((one) => sql`(${one.site}, ${one.section}, ${one.element}, ${turn})`);
      await query(
        anyRow,
        sql`INSERT INTO debuts (site, section, element, turn) VALUES ${sql.join(values, sql`, `)}
          ON CONFLICT (site, element) DO NOTHING`,
      );
    }
    return turn;
  });
}

async function unnoted(
  site: Site,
  section: AlertSection,
  payload: BasePayload,
  rows: Rows,
): Promise<Debut[]> {
  const reader = new Reader(payload, false, new Set());
  const visible = await reader.ids(section, site, { id: { exists: true } });
  const noted = new Set(
    await rows.read(
      element,
      sql`SELECT element FROM debuts WHERE site = ${site} AND section = ${section}`,
    ),
  );
  return [...visible]
    .map((id) => Number(elementId(section, id)))
    .filter((id) => !noted.has(id))
    .map((id) => ({ site, section, element: id }));
}

async function lastTurn(query: Query): Promise<number> {
  const [turn = 0] = await query(turnRow, sql`SELECT turn FROM debuts WHERE site = ${clock.site}`);
  return turn;
}

/** Contract ids of what was new in a list after a turn, up to another. */
export const debutsOf = (
  query: Query,
  { site, section, since, until }: Omit<Debut, 'element'> & { since: number; until: number },
): Promise<number[]> =>
  query(
    element,
    sql`SELECT element FROM debuts WHERE site = ${site} AND section = ${section}
      AND turn > ${since} AND turn <= ${until} ORDER BY turn DESC, element DESC`,
  );
