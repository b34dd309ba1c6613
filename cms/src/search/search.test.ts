import type { BasePayload, Where } from 'payload';
import { isRecord } from '../lib/isRecord';
import { Search } from './search';

interface Row {
  id: number;
  title: string;
  updatedAt: string;
}

/** A database of news whose revision and entries a test changes, and whose reads it can hold back. */
class FakeDatabase {
  rows: Row[] = [];
  revision = 'r1';
  /** How often all entries were read. */
  rebuilds = 0;
  /** Awaited by every read of entries, after the rows were taken. */
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

const found = async (search: Search, words: string): Promise<number[]> =>
  (await search.find('it', words)).map(({ id }) => id).sort((a, b) => a - b);

const anHour = 3_600_000;

it('never answers from an update that began before what was published since', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa', 'r1');
  const search = new Search(database.payload);
  await search.follow();

  // An update for r2 reads its entries and is held; r3 is published meanwhile.
  let release = (): void => {};
  database.set(2, 'Biblioteca', 'r2');
  database.hold = new Promise((resolve) => (release = resolve));
  const { reads } = database;
  const first = found(search, 'biblioteca');
  while (database.reads === reads) await new Promise((resolve) => setImmediate(resolve));
  database.set(1, 'Stadio', 'r3');
  const second = found(search, 'stadio');
  // The second search has read its revision by now, and waits.
  await new Promise((resolve) => setImmediate(resolve));
  release();
  expect(await first).toEqual([2]);
  expect(await second).toEqual([1]);
});

it('takes a deleted entry out without building the index again', async () => {
  const database = new FakeDatabase();
  for (const id of [1, 2, 3]) database.set(id, 'Mensa', `r${id}`, anHour);
  const search = new Search(database.payload);
  expect(await found(search, 'mensa')).toEqual([1, 2, 3]);
  const { rebuilds } = database;
  database.rows = database.rows.filter(({ id }) => id !== 2);
  database.revision = 'r4';
  expect(await found(search, 'mensa')).toEqual([1, 3]);
  expect(database.rebuilds).toBe(rebuilds);
});

it('builds the index again when entries are missing that no change tells of', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa', 'r1', anHour);
  const search = new Search(database.payload);
  await search.follow();
  const { rebuilds } = database;
  // Restored from a backup: an entry with an old time.
  database.set(2, 'Mensa', 'r2', anHour);
  expect(await found(search, 'mensa')).toEqual([1, 2]);
  expect(database.rebuilds).toBe(rebuilds + 1);
});

it('goes on after an update that failed', async () => {
  const database = new FakeDatabase();
  database.set(1, 'Mensa', 'r1');
  const search = new Search(database.payload);
  database.hold = Promise.reject(new Error('away'));
  await expect(found(search, 'mensa')).rejects.toThrow('away');
  database.hold = Promise.resolve();
  expect(await found(search, 'mensa')).toEqual([1]);
});
