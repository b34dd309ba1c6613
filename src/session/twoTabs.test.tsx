import { FakeBff, FakeBroadcastChannel } from './testing/FakeBff';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

const bff = new FakeBff();

/** Loads the modules of one tab; the tabs share only the browser's globals. */
async function openTab() {
  jest.resetModules();
  const { startSession } = await import('./startSession');
  const { getSession } = await import('./session');
  const { client } = await import('./client');
  const { favouriteMutation } = await import('./favouriteMutation');
  const { checkViewer } = await import('./viewer');
  const { UpdateFavoritesDocument: mutation } = await import('@/gql/graphql');
  startSession();
  // A later dynamic import would load the modules of another tab, so call this tab's function directly.
  const channel = FakeBroadcastChannel.all.at(-1);
  if (channel) channel.onmessage = () => checkViewer();
  while (getSession().status !== 'in') await pause(1);
  return {
    add: (id: number) => {
      const change = favouriteMutation({ id: String(id), title: `Evento ${id}` }, true);
      return client.mutate({ mutation, ...change });
    },
    shown: () => {
      const session = getSession();
      if (session.status !== 'in') return null;
      return session.user.favorites.map((entry) => Number(entry?.id));
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Installs Web Locks with one queue for all tabs. @returns a counter of the requests */
function installLocks(): () => number {
  let last: Promise<unknown> = Promise.resolve();
  let lockRequests = 0;
  const request = (_: string, work: () => Promise<unknown>) => {
    lockRequests += 1;
    const task = last.then(work);
    last = task.catch(() => undefined);
    return task;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => lockRequests;
}

it('keeps all favourites when two tabs add different ones at the same time, 100 times', async () => {
  bff.install();
  bff.logIn();
  globalThis.BroadcastChannel = FakeBroadcastChannel as unknown as typeof BroadcastChannel;
  const lockRequests = installLocks();
  const [one, two] = [await openTab(), await openTab()];
  // Responses arrive in a random order, as over a network.
  bff.beforeResponse = async () => {
    await pause(Math.random() < 0.5 ? 0 : 1);
  };
  const everything: number[] = [];
  for (let round = 1; round <= 100; round += 1) {
    const [left, right] = [round, 1000 + round];
    everything.push(left, right);
    await Promise.all([one.add(left), two.add(right)]);
  }
  const sorted = (ids: number[] | null) => [...(ids ?? [])].sort((a, b) => a - b);
  const expected = sorted(everything);
  expect(sorted(bff.favorites)).toEqual(expected);
  expect(lockRequests()).toBe(200);
  // Each tab receives the message about the other's last change.
  bff.beforeResponse = () => Promise.resolve();
  await pause(20);
  expect(sorted(one.shown())).toEqual(expected);
  expect(sorted(two.shown())).toEqual(expected);
  // Two hundred changes of growing lists take Apollo's development build several seconds.
}, 60_000);
