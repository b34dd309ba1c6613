import type { BasePayload } from 'payload';
import { publicHeader } from './publicHeader';
import { ResponseCache } from './ResponseCache';

/** The part of a query for the next date that the fake reads. */
interface FindDate {
  sort: [string];
  where: { and: [unknown, Record<string, { greater_than: string }>] };
}

/** A fake of the two reads that ResponseCache needs: the revision and the dates of entries. */
function fakePayload() {
  const state = { news: 'a', topMenu: 'a', dates: {} as Record<string, string> };
  const rows = () => [
    { key: 'revision/news', data: state.news },
    { key: 'revision/topMenu', data: state.topMenu },
  ];
  const payload = {
    db: {
      pool: { query: () => Promise.resolve({ rows: rows() }) },
      find: ({ sort: [field], where }: FindDate) => {
        const after = where.and[1][field]?.greater_than ?? '';
        const date = state.dates[field];
        return Promise.resolve({ docs: date && date > after ? [{ [field]: date }] : [] });
      },
    },
  };
  return { state, cache: new ResponseCache(payload as unknown as BasePayload) };
}

const publicAnswer = (text: string) => () =>
  Promise.resolve(new Response(text, { headers: { [publicHeader]: 'news media' } }));

const request = async (cache: ResponseCache, body: string, text: string) =>
  (await cache.respond(body, publicAnswer(text))).text();

describe('cached answers', () => {
  it('are returned for the same request, but not for another', async () => {
    const { cache } = fakePayload();
    expect(await request(cache, 'query', 'first')).toBe('first');
    expect(await request(cache, 'query', 'second')).toBe('first');
    expect(await request(cache, 'other', 'second')).toBe('second');
  });

  it('are generated again after content that was read is published', async () => {
    const { state, cache } = fakePayload();
    await request(cache, 'query', 'first');
    state.topMenu = 'b';
    expect(await request(cache, 'query', 'second')).toBe('first');
    state.news = 'b';
    expect(await request(cache, 'query', 'third')).toBe('third');
  });

  it('expire when an entry appears or disappears by its dates', async () => {
    const { state, cache } = fakePayload();
    jest.useFakeTimers({ advanceTimers: true });
    try {
      state.dates.expiryDate = new Date(Date.now() + 60_000).toISOString();
      await request(cache, 'query', 'first');
      expect(await request(cache, 'query', 'second')).toBe('first');
      jest.setSystemTime(Date.now() + 60_000);
      expect(await request(cache, 'query', 'third')).toBe('third');
      expect(await request(cache, 'query', 'fourth')).toBe('third');
    } finally {
      jest.useRealTimers();
    }
  });

  it('are not stored past a date that passed while they were generated', async () => {
    const { state, cache } = fakePayload();
    state.dates.expiryDate = new Date(Date.now() + 60_000).toISOString();
    const slow = async () => {
      jest.setSystemTime(Date.now() + 120_000);
      return publicAnswer('from before')();
    };
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const began = Date.now();
      expect(await (await cache.respond('slow', slow)).text()).toBe('from before');
      // An answer that began later does not change the date for one that began before it.
      jest.setSystemTime(began);
      await request(cache, 'other', 'first');
      jest.setSystemTime(began + 120_000);
      expect(await request(cache, 'slow', 'after')).toBe('after');
      expect(await request(cache, 'other', 'after')).toBe('after');
    } finally {
      jest.useRealTimers();
    }
  });

  it('are only stored if they are marked as public', async () => {
    const { cache } = fakePayload();
    const own = (text: string) => () => Promise.resolve(new Response(text));
    await cache.respond('query', own('mine'));
    expect(await (await cache.respond('query', own('yours'))).text()).toBe('yours');
  });
});

/** Answers that a test completes with `ends`. `signals` has one signal for each answer that has started. */
function slowAnswers(header: Record<string, string> = { [publicHeader]: 'news' }) {
  const signals: AbortSignal[] = [];
  const ends: ((end: string | Error) => void)[] = [];
  const execute = (signal: AbortSignal): Promise<Response> => {
    signals.push(signal);
    return new Promise((resolve, reject) =>
      ends.push((end) =>
        typeof end === 'string' ? resolve(new Response(end, { headers: header })) : reject(end),
      ),
    );
  };
  return { execute, signals, ends };
}

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('equal requests that arrive together', () => {
  it('are executed once', async () => {
    const { cache } = fakePayload();
    const { execute, ends } = slowAnswers();
    const all = Array.from({ length: 20 }, () => text(cache.respond('query', execute)));
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.('one');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['one']));
    expect(await text(cache.respond('query', execute))).toBe('one');
    expect(ends).toHaveLength(1);
  });

  it('get separate answers if the answer is not public', async () => {
    const { cache } = fakePayload();
    const { execute, ends } = slowAnswers({});
    const all = ['mine', 'yours', 'theirs'].map(() => text(cache.respond('mutation', execute)));
    await turn();
    ends[0]?.('mine');
    await turn();
    expect(ends).toHaveLength(3);
    ends[1]?.('yours');
    ends[2]?.('theirs');
    expect(await Promise.all(all)).toEqual(['mine', 'yours', 'theirs']);
  });

  it('do not share an answer that started before a publication', async () => {
    const { state, cache } = fakePayload();
    const { execute, ends } = slowAnswers();
    const before = text(cache.respond('query', execute));
    await turn();
    state.news = 'b';
    const after = text(cache.respond('query', execute));
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.('new');
    expect(await after).toBe('new');
    ends[0]?.('old');
    expect(await before).toBe('old');
    const later = text(cache.respond('query', execute));
    await turn();
    ends[2]?.('new');
    expect(await later).toBe('new');
  });

  it('are executed again after a failure, which is not cached', async () => {
    const { cache } = fakePayload();
    const { execute, ends } = slowAnswers();
    const first = text(cache.respond('query', execute));
    const second = text(cache.respond('query', execute));
    await turn();
    ends[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    ends[1]?.('there again');
    expect(await second).toBe('there again');
    const third = text(cache.respond('query', execute));
    await turn();
    ends[2]?.('third');
    expect(await third).toBe('third');
  });

  it('continue for the other callers if the first one disconnects, and stop if all disconnect', async () => {
    const { cache } = fakePayload();
    const { execute, signals, ends } = slowAnswers();
    const callers = [new AbortController(), new AbortController()];
    const all = callers.map(({ signal }) => text(cache.respond('query', execute, signal)));
    await turn();
    callers[0]?.abort();
    expect(signals[0]?.aborted).toBe(false);
    ends[0]?.('one');
    expect(await Promise.all(all)).toEqual(['one', 'one']);

    const others = [new AbortController(), new AbortController()];
    for (const { signal } of others) void cache.respond('other', execute, signal);
    await turn();
    for (const caller of others) caller.abort();
    expect(signals[1]?.aborted).toBe(true);
    // A later caller does not wait for the cancelled execution.
    const late = text(cache.respond('other', execute));
    await turn();
    ends[2]?.('late');
    expect(await late).toBe('late');
    ends[1]?.('too late');
  });
});
