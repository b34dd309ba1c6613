import { BffInTest, ChannelInTest } from './testing/BffInTest';
import type { Write } from './toggleFavourite';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

const bff = new BffInTest();

/** The scripts of one tab: everything of its own but the browser. */
async function openTab() {
  jest.resetModules();
  const { startSession } = await import('./startSession');
  const { getSession } = await import('./session');
  const { toggleFavourite } = await import('./toggleFavourite');
  const { askBff } = await import('./askBff');
  const { toViewer } = await import('./toViewer');
  const { restoreSession } = await import('./restoreSession');
  startSession();
  // What is loaded later would be another tab's: here it is this one's.
  const channel = ChannelInTest.all.at(-1);
  if (channel) channel.onmessage = () => void restoreSession();
  while (getSession().status !== 'in') await pause(1);
  const write: Write = async (favorites) => {
    const { data, errors } = await askBff('UpdateFavorites', { favorites });
    const user = toViewer(data?.updateViewer);
    return user ? { ok: true, value: user } : { ok: false, errors };
  };
  return {
    add: (id: number) => toggleFavourite({ id: String(id), title: `Evento ${id}` }, write),
    shown: () => {
      const session = getSession();
      return session.status === 'in' ? session.user.favorites.map(({ id }) => Number(id)) : null;
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The browser's locks, one queue for all tabs. */
function installLocks(): () => number {
  let last: Promise<unknown> = Promise.resolve();
  let asked = 0;
  const request = (_: string, work: () => Promise<unknown>) => {
    asked += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => asked;
}

it('loses nothing when two tabs add different favourites at the same time, 100 times', async () => {
  bff.install();
  bff.logIn();
  globalThis.BroadcastChannel = ChannelInTest as unknown as typeof BroadcastChannel;
  const asked = installLocks();
  const [one, two] = [await openTab(), await openTab()];
  // Answers that overtake each other, as over a network.
  bff.before = async () => {
    await pause(Math.random() < 0.5 ? 0 : 1);
  };
  const everything: number[] = [];
  for (let round = 1; round <= 100; round += 1) {
    const [left, right] = [round, 1000 + round];
    everything.push(left, right);
    const results = await Promise.all([one.add(left), two.add(right)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  }
  const sorted = (ids: number[] | null) => [...(ids ?? [])].sort((a, b) => a - b);
  const expected = sorted(everything);
  expect(sorted(bff.favorites)).toEqual(expected);
  expect(asked()).toBe(200);
  // Each tab is told of the other's last one.
  bff.before = () => Promise.resolve();
  await pause(20);
  expect(sorted(one.shown())).toEqual(expected);
  expect(sorted(two.shown())).toEqual(expected);
});
