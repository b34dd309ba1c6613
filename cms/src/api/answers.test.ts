import type { BasePayload } from 'payload';
import { Answers, publicHeader } from './answers';

/** The two things that Answers asks a Payload for: the revision and the dates of entries. */
function fakePayload() {
  const state = { news: 'a', topMenu: 'a', dates: {} as Record<string, string> };
  const rows = () => [
    { key: 'revision/news', data: state.news },
    { key: 'revision/topMenu', data: state.topMenu },
  ];
  const payload = {
    db: {
      pool: { query: () => Promise.resolve({ rows: rows() }) },
      find: ({ sort: [field] }: { sort: [string] }) =>
        Promise.resolve({ docs: state.dates[field] ? [{ [field]: state.dates[field] }] : [] }),
    },
  };
  return { state, answers: new Answers(payload as unknown as BasePayload) };
}

const publicAnswer = (text: string) => () =>
  Promise.resolve(new Response(text, { headers: { [publicHeader]: 'news media' } }));

const ask = async (answers: Answers, body: string, text: string) =>
  (await answers.answer(body, publicAnswer(text))).text();

describe('kept answers', () => {
  it('are repeated for the same request, not for another', async () => {
    const { answers } = fakePayload();
    expect(await ask(answers, 'query', 'first')).toBe('first');
    expect(await ask(answers, 'query', 'second')).toBe('first');
    expect(await ask(answers, 'other', 'second')).toBe('second');
  });

  it('are made anew after a publication of what was read', async () => {
    const { state, answers } = fakePayload();
    await ask(answers, 'query', 'first');
    state.topMenu = 'b';
    expect(await ask(answers, 'query', 'second')).toBe('first');
    state.news = 'b';
    expect(await ask(answers, 'query', 'third')).toBe('third');
  });

  it('end when an entry appears or leaves by its dates', async () => {
    const { state, answers } = fakePayload();
    state.dates.expiryDate = new Date(Date.now() - 1).toISOString();
    await ask(answers, 'query', 'first');
    expect(await ask(answers, 'query', 'second')).toBe('second');
    state.news = 'b';
    state.dates.expiryDate = new Date(Date.now() + 60_000).toISOString();
    await ask(answers, 'query', 'third');
    expect(await ask(answers, 'query', 'fourth')).toBe('third');
  });

  it('are only those that are marked as public', async () => {
    const { answers } = fakePayload();
    const own = (text: string) => () => Promise.resolve(new Response(text));
    await answers.answer('query', own('mine'));
    expect(await (await answers.answer('query', own('yours'))).text()).toBe('yours');
  });
});

/** Answers that a test finishes when it wants to; how many were begun, and with which signals. */
function slowAnswers(header: Record<string, string> = { [publicHeader]: 'news' }) {
  const signals: AbortSignal[] = [];
  const ends: ((end: string | Error) => void)[] = [];
  const make = (signal: AbortSignal): Promise<Response> => {
    signals.push(signal);
    return new Promise((resolve, reject) =>
      ends.push((end) =>
        typeof end === 'string' ? resolve(new Response(end, { headers: header })) : reject(end),
      ),
    );
  };
  return { make, signals, ends };
}

const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('equal requests that arrive together', () => {
  it('are worked out once', async () => {
    const { answers } = fakePayload();
    const { make, ends } = slowAnswers();
    const all = Array.from({ length: 20 }, () => text(answers.answer('query', make)));
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.('one');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['one']));
    expect(await text(answers.answer('query', make))).toBe('one');
    expect(ends).toHaveLength(1);
  });

  it('each have their own answer where it is not the same for everybody', async () => {
    const { answers } = fakePayload();
    const { make, ends } = slowAnswers({});
    const all = ['mine', 'yours', 'theirs'].map(() => text(answers.answer('mutation', make)));
    await turn();
    ends[0]?.('mine');
    await turn();
    expect(ends).toHaveLength(3);
    ends[1]?.('yours');
    ends[2]?.('theirs');
    expect(await Promise.all(all)).toEqual(['mine', 'yours', 'theirs']);
  });

  it('do not share one that began before a publication', async () => {
    const { state, answers } = fakePayload();
    const { make, ends } = slowAnswers();
    const before = text(answers.answer('query', make));
    await turn();
    state.news = 'b';
    const after = text(answers.answer('query', make));
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.('new');
    expect(await after).toBe('new');
    ends[0]?.('old');
    expect(await before).toBe('old');
    const later = text(answers.answer('query', make));
    await turn();
    ends[2]?.('new');
    expect(await later).toBe('new');
  });

  it('are asked for again after a failure, which is not kept', async () => {
    const { answers } = fakePayload();
    const { make, ends } = slowAnswers();
    const first = text(answers.answer('query', make));
    const second = text(answers.answer('query', make));
    await turn();
    ends[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    ends[1]?.('there again');
    expect(await second).toBe('there again');
    const third = text(answers.answer('query', make));
    await turn();
    ends[2]?.('third');
    expect(await third).toBe('third');
  });

  it('go on for the others when the first caller goes away, and stop when all have', async () => {
    const { answers } = fakePayload();
    const { make, signals, ends } = slowAnswers();
    const callers = [new AbortController(), new AbortController()];
    const all = callers.map(({ signal }) => text(answers.answer('query', make, signal)));
    await turn();
    callers[0]?.abort();
    expect(signals[0]?.aborted).toBe(false);
    ends[0]?.('one');
    expect(await Promise.all(all)).toEqual(['one', 'one']);

    const others = [new AbortController(), new AbortController()];
    for (const { signal } of others) void answers.answer('other', make, signal);
    await turn();
    for (const caller of others) caller.abort();
    expect(signals[1]?.aborted).toBe(true);
    // Who comes then does not wait for what was cancelled.
    const late = text(answers.answer('other', make));
    await turn();
    ends[2]?.('late');
    expect(await late).toBe('late');
    ends[1]?.('too late');
  });
});
