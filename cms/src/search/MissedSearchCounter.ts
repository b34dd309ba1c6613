import { sql } from '@payloadcms/db-postgres';
import type { BasePayload } from 'payload';
import { integerColumn } from '../db/columnTypes';
import { Database } from '../db/Database';
import { storedDay } from '../lib/townTime';
import { logError } from '../logs/logError';
import type { Site } from '../sites';
import { z } from 'zod';
import { missedWords } from './missedWords';
import { dayMs } from '../lib/durations';

/** Milliseconds for which counts are stored. */
const storedFor = 90 * dayMs;
/** Different searches that are stored for one day; more are not counted, so that nobody can fill the disk. */
const maxPerDay = 200;
/** Milliseconds from a search to the write, so that many searches are one write. */
const saveDelay = 10_000;

/** A search without a result. */
interface Miss {
  site: Site;
  words: string;
  count: number;
}

/**
 * Drops searches that are the beginning of a longer one, because the site searches while a visitor types:
 * "xb" and "xbo" were typed on the way to "xbox".
 */
const dropBeginnings = (misses: readonly Miss[]): Miss[] =>
  misses.filter(
    ({ site, words }) =>
      !misses.some(
        (other) => other.site === site && other.words !== words && other.words.startsWith(words),
      ),
  );

const totalRow = z.object({ total: integerColumn });

/** Counts searches without a result. It stores their words, language and day, and nothing about visitors. */
export class MissedSearchCounter {
  private waiting = new Map<string, Miss>();
  private timer: NodeJS.Timeout | undefined;
  private readonly database: Database;

  constructor(payload: BasePayload) {
    this.database = new Database(payload);
  }

  /** Counts a search, unless it may contain personal data. The count is stored within ten seconds. */
  count(site: Site, query: string): void {
    const words = missedWords(query);
    if (words === null) return;
    const key = `${site} ${words}`;
    const miss = this.waiting.get(key) ?? { site, words, count: 0 };
    if (miss.count > 0 || this.waiting.size < maxPerDay)
      this.waiting.set(key, { ...miss, count: miss.count + 1 });
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.save().catch((error: unknown) => logError('search: misses not stored', error));
    }, saveDelay).unref();
  }

  /** Stores the counts that wait. */
  async save(): Promise<void> {
    const misses = dropBeginnings([...this.waiting.values()]);
    this.waiting = new Map();
    const day = storedDay(new Date());
    await this.database.write(async (query) => {
      const stored = await query(
        sql`SELECT COUNT(*) AS total FROM missed_searches WHERE day = ${day}`,
        totalRow,
      );
      const room = maxPerDay - (stored[0]?.total ?? 0);
      for (const [n, { site, words, count }] of misses.entries())
        await query(
          n < room
            ? sql`INSERT INTO missed_searches (day, site, words, count)
                VALUES (${day}, ${site}, ${words}, ${count})
                ON CONFLICT (day, site, words)
                DO UPDATE SET count = missed_searches.count + excluded.count`
            : sql`UPDATE missed_searches SET count = count + ${count}
                WHERE day = ${day} AND site = ${site} AND words = ${words}`,
        );
    });
  }
}

/** Deletes the counts that are older than 90 days. */
export async function deleteOldMisses(database: Database, now = Date.now()): Promise<void> {
  const oldest = storedDay(new Date(now - storedFor));
  await database.write((query) => query(sql`DELETE FROM missed_searches WHERE day < ${oldest}`));
}
