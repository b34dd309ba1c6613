import { regenerateAll } from './regenerateAll';
import { PageQueue } from './PageQueue';

const atATime = (many: number) => ({ own: many, list: many, other: many });

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const order = {
  pages: {
    own: new Set(['/a']),
    others: Promise.resolve({ list: new Set(['/b']), other: new Set<string>() }),
  },
  waitMs: { all: 20, own: 20 },
  retryDelays: [0.01, 0.01],
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('returns the pages that failed, so that the cms sends the webhook again', async () => {
  const tries: string[] = [];
  const regenerate = async (path: string) => {
    tries.push(path);
    if (path === '/a') throw new Error('no');
  };
  expect(await regenerateAll(new PageQueue(atATime(2)), { ...order, regenerate })).toEqual({
    failed: ['/a'],
    pending: 0,
  });
  await later(50);
  expect(tries).toEqual(['/a', '/b']);
});

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

it('retries pages that fail after the answer, until they succeed', async () => {
  const done: string[] = [];
  const answer = gate();
  let tries = 0;
  const regenerate = async (path: string) => {
    await answer.opened;
    if (path === '/a' && (tries += 1) < 3) throw new Error('unavailable');
    done.push(path);
  };
  expect(await regenerateAll(new PageQueue(atATime(2)), { ...order, regenerate })).toEqual({
    failed: [],
    pending: 2,
  });
  answer.open();
  while (done.length < 2) await later(5);
  expect(done).toEqual(['/b', '/a']);
});

it('waits longer for an entry’s own pages than for the lists', async () => {
  const answer = gate();
  const regenerate = (path: string) => (path === '/a' ? later(40) : answer.opened);
  const waitMs = { all: 20, own: 10_000 };
  expect(await regenerateAll(new PageQueue(atATime(2)), { ...order, waitMs, regenerate })).toEqual({
    failed: [],
    pending: 1,
  });
  answer.open();
});

it('regenerates an entry’s own pages while the cms is queried for the others', async () => {
  const tries: string[] = [];
  const regenerate = async (path: string) => {
    tries.push(path);
  };
  const others = later(10).then(() => {
    throw new Error('unavailable');
  });
  await expect(
    regenerateAll(new PageQueue(atATime(2)), {
      ...order,
      pages: { ...order.pages, others },
      regenerate,
    }),
  ).rejects.toThrow('unavailable');
  expect(tries).toEqual(['/a']);
});
