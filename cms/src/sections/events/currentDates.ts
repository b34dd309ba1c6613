import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { z } from 'zod';
import { dateColumn, integerColumn } from '../../db/columnTypes';
import { Database } from '../../db/Database';
import { isoTime } from '../../lib/isoTime';

const row = z.object({ id: integerColumn, start: dateColumn, end: dateColumn.nullable() });

/** The dates of published events, and of their newest drafts. */
const tables = {
  published: sql.raw('(SELECT _parent_id AS event, * FROM events_event_dates)'),
  drafts:
    sql.raw(`(SELECT versions.parent_id AS event, dates.* FROM _events_v_version_event_dates dates
    JOIN _events_v versions ON versions.id = dates._parent_id WHERE versions.latest)`),
};

/**
 * The date of each event that counts now, by the rule of `currentDate`. Lists are sorted by it, and it is in no column,
 * because it changes with the time.
 */
export async function readCurrentDates(
  payload: BasePayload,
  from: keyof typeof tables,
): Promise<ReadonlyMap<number, { eventStartDate: string; eventEndDate: string | null }>> {
  const now = isoTime(Date.now());
  const rows = await new Database(payload).read(
    sql`SELECT event AS id, start, "end" FROM (SELECT event, start, "end", ROW_NUMBER() OVER (
        PARTITION BY event ORDER BY CASE WHEN cancelled THEN 1 ELSE 0 END,
        CASE WHEN over_at > ${now} THEN 0 ELSE 1 END, CASE WHEN over_at > ${now} THEN start END, start DESC
      ) AS place FROM ${tables[from]} AS dates) AS ranked WHERE place = 1`,
    row,
  );
  return new Map(
    rows.map(({ id, start, end }) => [
      id,
      { eventStartDate: start.toISOString(), eventEndDate: end?.toISOString() ?? null },
    ]),
  );
}
