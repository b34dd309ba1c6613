import type { BasePayload } from 'payload';
import { Reader } from './Reader';
import { maxRows, RequestBudget } from './RequestBudget';

/** A fake Payload that returns as many entries as requested and counts the calls. */
function fakePayload(onFind: (calls: number) => void = () => undefined) {
  let calls = 0;
  const find = async ({ limit, page }: { limit: number; page: number }) => {
    calls += 1;
    onFind(calls);
    return { docs: Array.from({ length: limit }, (_, n) => ({ id: (page - 1) * limit + n })) };
  };
  const collections = { news: { config: { slug: 'news', flattenedFields: [] } } };
  // The reader uses no other properties of Payload.
  const payload = { find, db: { find }, collections } as unknown as BasePayload;
  return { payload, calls: () => calls };
}

const readerOf = (payload: BasePayload, signal: AbortSignal) =>
  new Reader(payload, false, new Set(), new RequestBudget(signal));

test('a list is read in batches and has exactly the requested length, from any offset', async () => {
  const { payload } = fakePayload();
  const reader = readerOf(payload, new AbortController().signal);
  for (const [offset, limit] of [
    [0, 1],
    [0, 50],
    [7, 120],
    [49, 2],
    [137, 333],
  ] as const) {
    const docs = await reader.find('news', 'it', { offset, limit });
    expect(docs.map(({ id }) => id)).toEqual(Array.from({ length: limit }, (_, n) => offset + n));
  }
});

test('documents that are loaded together are read in batches, and each only once', async () => {
  const { payload, calls } = fakePayload();
  const reader = readerOf(payload, new AbortController().signal);
  const load = (ids: number[]) => Promise.all(ids.map((id) => reader.load('news', 'it', id)));
  const ids = [...Array(50).keys(), 7];
  expect((await load(ids)).map((doc) => doc?.id)).toEqual(ids);
  expect(calls()).toBe(1);
  await load(Array.from({ length: 101 }, (_, n) => n + 49));
  expect(calls()).toBe(3);
});

test('after the signal aborts, no further batch is read', async () => {
  const stop = new AbortController();
  const { payload, calls } = fakePayload((n) => n === 3 && stop.abort(new Error('late')));
  const reader = readerOf(payload, stop.signal);
  await expect(reader.find('news', 'it', { limit: 1000 })).rejects.toThrow('late');
  expect(calls()).toBe(3);
  await expect(reader.find('news', 'it', { limit: 1 })).rejects.toThrow('late');
  await expect(reader.load('news', 'it', 5)).rejects.toThrow('late');
  expect(calls()).toBe(3);
});

test('other tasks can run between two batches of documents and of sort keys', async () => {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const { payload } = fakePayload();
  const reader = readerOf(payload, new AbortController().signal);
  await reader.find('news', 'it', { limit: 1000 });
  expect(turns).toBeGreaterThanOrEqual(19);
  const before = turns;
  const keys = await reader.readKeys('news', 'it', { where: {}, sort: ['title'], limit: 4900 });
  isOver = true;
  expect(keys.map(({ id }) => id)).toEqual(Array.from({ length: 4900 }, (_, n) => n));
  expect(turns - before).toBeGreaterThanOrEqual(9);
});

test('a request cannot exceed the maximum number of documents by reading many lists', async () => {
  const { payload, calls } = fakePayload();
  const reader = readerOf(payload, new AbortController().signal);
  const lists = Array.from({ length: 20 }, () => reader.find('news', 'it', { limit: 1000 }));
  const outcomes = await Promise.allSettled(lists);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  const [first] = outcomes;
  expect(first).toMatchObject({ reason: { extensions: { code: 'TOO_MANY_ROWS' } } });
  expect(calls() * 50).toBeLessThan(maxRows + 20 * 50 + 50);
});
