import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { integerColumn } from '../../db/columnTypes';
import { Database } from '../../db/Database';
import { type DeskContext, isEditorsDesk, maxRows } from './DeskContext';
import { isSite, type Site } from '../../sites';
import { dayMs } from '../../lib/durations';
import { isoTime } from '../../lib/isoTime';

/** Days whose searches are added up. */
const days = 30;
/** Searches that fewer visitors made are not listed: one typing error is no gap in the content. */
const minCount = 3;

const missRow = z.object({ words: z.string(), site: z.string(), count: integerColumn });

/** Words that visitors searched for without a result. */
type MissedSearch = z.infer<typeof missRow> & { site: Site };

/** Finds the searches without a result of the last 30 days, the most frequent first, for editors. */
export async function findMissedSearches(desk: DeskContext): Promise<MissedSearch[]> {
  if (!isEditorsDesk(desk)) return [];
  const since = isoTime(desk.now.getTime() - days * dayMs);
  const found = await new Database(desk.payload).read(
    sql`SELECT words, site, SUM(count) AS count FROM missed_searches WHERE day >= ${since}
      GROUP BY words, site HAVING SUM(count) >= ${minCount}
      ORDER BY SUM(count) DESC, words LIMIT ${maxRows}`,
    missRow,
  );
  // A town may have given up a language.
  return found.flatMap(({ site, ...miss }) => (isSite(site) ? [{ ...miss, site }] : []));
}
