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
