import { makeAll } from './makeAll';
import { PageQueue } from './PageQueue';

const atATime = (many: number) => ({ own: many, list: many, other: many });

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const order = {
  pages: {
    own: new Set(['/a']),
    elsewhere: Promise.resolve({ list: new Set(['/b']), other: new Set<string>() }),
  },
  within: { all: 20, own: 20 },
  pauses: [0.01, 0.01],
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('says which pages could not be made: whoever told is to tell again', async () => {
  const tries: string[] = [];
  const make = async (path: string) => {
    tries.push(path);
    if (path === '/a') throw new Error('no');
  };
  expect(await makeAll(new PageQueue(atATime(2)), { ...order, make })).toEqual({
    failed: ['/a'],
    pending: 0,
  });
  await later(50);
  expect(tries).toEqual(['/a', '/b']);
});

it('tries again what fails after the answer, until it is made', async () => {
  const made: string[] = [];
  let isAway = true;
  const make = async (path: string) => {
    await later(30);
    if (isAway && path === '/a') throw new Error('away');
    made.push(path);
  };
  expect(await makeAll(new PageQueue(atATime(2)), { ...order, make })).toEqual({
    failed: [],
    pending: 2,
  });
  await later(25);
  isAway = false;
  await later(100);
  expect(made).toEqual(['/b', '/a']);
});

it('waits longer for an entry’s own pages than for the lists', async () => {
  const make = (path: string) => later(path === '/a' ? 40 : 80);
  const within = { all: 20, own: 60 };
  expect(await makeAll(new PageQueue(atATime(2)), { ...order, within, make })).toEqual({
    failed: [],
    pending: 1,
  });
});

it('makes an entry’s own pages while it is asked where else the entry stands', async () => {
  const tries: string[] = [];
  const make = async (path: string) => {
    tries.push(path);
  };
  const elsewhere = later(10).then(() => {
    throw new Error('away');
  });
  await expect(
    makeAll(new PageQueue(atATime(2)), { ...order, pages: { ...order.pages, elsewhere }, make }),
  ).rejects.toThrow('away');
  expect(tries).toEqual(['/a']);
});
