import type { BasePayload, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import { Search } from './search';

interface Row {
  id: number;
  title: string;
  updatedAt: string;
}

/** A fake database of news. Tests can change its revision and entries and delay its reads. */
class FakeDatabase {
  rows: Row[] = [];
  revision = 'r1';
  /** The number of reads of all entries. */
  rebuilds = 0;
  /** Every read of entries waits for this promise after its rows are selected. */
  hold: Promise<void> = Promise.resolve();
  reads = 0;

  set(id: number, title: string, revision: string, ageMs = 0): void {
    const updatedAt = new Date(Date.now() - ageMs).toISOString();
    this.rows = [...this.rows.filter((row) => row.id !== id), { id, title, updatedAt }];
    this.revision = revision;
  }

  get payload(): BasePayload {
    const revisionRows = () => [{ key: 'revision/news', data: this.revision }];
    const db = {
      pool: { query: () => Promise.resolve({ rows: revisionRows() }) },
      find: async ({ collection, where }: { collection: string; where: { and: Where[] } }) => {
        if (collection !== 'news') return { docs: [] };
        const [changed] = where.and;
        const since = changed?.updatedAt;
        const from = isRecord(since) ? String(since.greater_than_equal) : '';
        if (from === '') this.rebuilds += 1;
        this.reads += 1;
        const docs = this.rows
          .filter(({ updatedAt }) => updatedAt >= from)
          .map(({ id, title, updatedAt }) => ({
            id,
            title: { it: title },
            slug: { it: `slug-${id}` },
            updatedAt,
            _status: 'published',
          }));
        await this.hold;
        return { docs };
      },
      count: ({ collection, locale }: { collection: string; locale: string }) =>
        Promise.resolve({
          totalDocs: collection === 'news' && locale === 'it' ? this.rows.length : 0,
        }),
      findDistinct: ({ collection }: { collection: string }) =>
        Promise.resolve({
          values: collection === 'news' ? this.rows.map(({ id }) => ({ id })) : [],
        }),
    };
    return { db } as unknown as BasePayload;
  }
}

const findIds = async (search: Search, words: string): Promise<number[]> =>
  (await search.find('it', words)).map(({ id }) => id).sort((a, b) => a - b);

const anHour = 3_600_000;

it('never returns results of an update that started before the latest publication', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa', 'r1');
  const search = new Search(database.payload);
  await search.refresh();

  // An update for r2 reads its entries and is delayed; r3 is published meanwhile.
  let release = (): void => {};
  database.set(2, 'Biblioteca', 'r2');
  database.hold = new Promise((resolve) => (release = resolve));
  const { reads } = database;
  const first = findIds(search, 'biblioteca');
  while (database.reads === reads) await new Promise((resolve) => setImmediate(resolve));
  database.set(1, 'Stadio', 'r3');
  const second = findIds(search, 'stadio');
  // The second search has now read its revision and waits.
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(await first).toEqual([2]);
  expect(await second).toEqual([1]);
});

it('removes a deleted entry without rebuilding the index', async () => {
  const database = new FakeDatabase();
  for (const id of [1, 2, 3]) database.set(id, 'Mensa', `r${id}`, anHour);
  const search = new Search(database.payload);
  expect(await findIds(search, 'mensa')).toEqual([1, 2, 3]);
  const { rebuilds } = database;
  database.rows = database.rows.filter(({ id }) => id !== 2);
  database.revision = 'r4';
  expect(await findIds(search, 'mensa')).toEqual([1, 3]);
  expect(database.rebuilds).toBe(rebuilds);
});

it('rebuilds the index if entries are missing although no change indicates it', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa', 'r1', anHour);
  const search = new Search(database.payload);
  await search.refresh();
  const { rebuilds } = database;
  // An entry with an old time, as after a restore from a backup.
  database.set(2, 'Mensa', 'r2', anHour);
  expect(await findIds(search, 'mensa')).toEqual([1, 2]);
  expect(database.rebuilds).toBe(rebuilds + 1);
});

it('works again after a failed update', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa', 'r1');
  const search = new Search(database.payload);
  database.hold = Promise.reject(new Error('away'));
  await expect(findIds(search, 'mensa')).rejects.toThrow('away');
  database.hold = Promise.resolve();
  expect(await findIds(search, 'mensa')).toEqual([1]);
});

it('counts a repeated word once, and only the first twenty words', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa del pozzo', 'r1');
  const search = new Search(database.payload);
  const scoreOf = async (words: string) => (await search.find('it', words))[0]?.score;
  expect(await scoreOf('mensa '.repeat(10_000))).toBe(await scoreOf('mensa'));
  const words = Array.from({ length: 19 }, (_, index) => `parola${index}`).join(' ');
  database.set(2, `Mensa ${words}`, 'r2');
  expect(await findIds(search, `mensa ${words} altro`)).toEqual([2]);
});
