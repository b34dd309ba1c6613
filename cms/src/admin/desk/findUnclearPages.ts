import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { integerColumn } from '../../db/columnTypes';
import { Database } from '../../db/Database';
import { filtersOfUri } from '../../sections/sections';
import { isSite, type Site } from '../../sites';
import { type DeskContext, maxRows, writableSections } from './DeskContext';
import type { DeskEntry } from './findEntries';
import { dayMs } from '../../lib/durations';
import { isoTime } from '../../lib/isoTime';

/** Days whose opinions are counted. */
export const unclearDays = 30;
/** A page is listed when at least this many visitors found it unclear. */
const minUnclear = 3;
/** And when at least one of this many answers is “no”. */
const maxAnswersPerUnclear = 4;
/** Pages that are read from the database. Some are left out because the member of the staff cannot edit them. */
const maxPages = 50;

const pageRow = z.object({
  uri: z.string(),
  site: z.string(),
  unclear: integerColumn,
  answers: integerColumn,
});

/** A page that visitors find unclear. */
interface UnclearPage extends DeskEntry {
  /** How many visitors answered “no”, and how many answered at all. */
  unclear: number;
  answers: number;
}

/** Finds the published entry with an address, unless it is in a section that the user cannot write in. */
async function findEntryAt(desk: DeskContext, uri: string, site: Site): Promise<DeskEntry | null> {
  const mine = writableSections(desk);
  for (const { collection, where } of filtersOfUri(site, uri)) {
    if (!mine.includes(collection)) continue;
    const { docs } = await desk.payload.find({
      collection,
      where: { and: [where, { _status: { equals: 'published' } }] },
      locale: site,
      limit: 1,
      depth: 0,
      pagination: false,
      select: { title: true },
      user: desk.user,
      overrideAccess: false,
    });
    const [doc] = docs;
    if (doc) return { collection, id: doc.id, title: doc.title, site };
  }
  return null;
}

/**
 * Finds the pages that visitors found unclear in the last 30 days, those with the most answers “no” first. It
 * lists entries that the member of the staff may write, and no listings or categories.
 */
export async function findUnclearPages(desk: DeskContext): Promise<UnclearPage[]> {
  const since = isoTime(desk.now.getTime() - unclearDays * dayMs);
  const pages = await new Database(desk.payload).read(
    sql`SELECT uri, site, COUNT(*) AS answers, SUM(CASE WHEN clear = 'no' THEN 1 ELSE 0 END) AS unclear
      FROM feedback WHERE kind = 'opinion' AND day >= ${since}
      GROUP BY uri, site
      HAVING SUM(CASE WHEN clear = 'no' THEN 1 ELSE 0 END) >= ${minUnclear}
        AND SUM(CASE WHEN clear = 'no' THEN 1 ELSE 0 END) * ${maxAnswersPerUnclear} >= COUNT(*)
      ORDER BY unclear DESC, uri LIMIT ${maxPages}`,
    pageRow,
  );
  const found: UnclearPage[] = [];
  for (const { uri, site, unclear, answers } of pages) {
    if (found.length === maxRows) break;
    // A town may have given up a language.
    const entry = isSite(site) ? await findEntryAt(desk, uri, site) : null;
    if (entry) found.push({ ...entry, unclear, answers });
  }
  return found;
}
