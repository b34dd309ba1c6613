import type { HttpRequest } from './HttpRequest';

type Work = (request: Request, context: { signal: AbortSignal }) => Promise<Response>;

/** The work of a query. Tests change it. */
let mockWork: Work = async () => Response.json({});
jest.mock('../getApi', () => ({
  getApi: async () => ({
    fetch: (...work: Parameters<Work>) => mockWork(...work),
    responseCache: undefined,
    accounts: undefined,
  }),
}));
jest.mock('../accounts/readViewer', () => ({ readViewer: async () => null }));

import { apiWithTimeout } from './api';

const query = (signal: AbortSignal): HttpRequest => ({
  request: new Request('http://cms/api', {
    method: 'POST',
    signal,
    // The answer to a preview is not cached.
    headers: { 'x-craft-token': 'x' },
    body: JSON.stringify({ query: '{ entryCount }' }),
  }),
  peers: ['127.0.0.1'],
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Starts a query whose work never ends, and resolves with the signal that stops it. */
async function startQuery(client: AbortSignal) {
  const started = new Promise<AbortSignal>((resolve) => {
    mockWork = (_, { signal }) => {
      resolve(signal);
      return new Promise(() => undefined);
    };
  });
  const answer = apiWithTimeout(query(client));
  return { answer, work: await started };
}

const codeOf = async (answer: Promise<Response>): Promise<unknown> => {
  const { errors } = (await (await answer).json()) as { errors: { extensions: object }[] };
  return errors[0]?.extensions;
};

test('after ten seconds a query is answered, and its work is stopped', async () => {
  const { answer, work } = await startQuery(new AbortController().signal);
  jest.advanceTimersByTime(9_999);
  expect(work.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(work.aborted).toBe(true);
  expect(await codeOf(answer)).toEqual({ code: 'LATE' });
});

test('when its client disconnects, the work of a query is stopped', async () => {
  const client = new AbortController();
  const { answer, work } = await startQuery(client.signal);
  client.abort();
  expect(work.aborted).toBe(true);
  expect(await codeOf(answer)).toEqual({ code: 'GONE' });
});
