import { AppError } from '@/errors/AppError';
import { addRenderCost, renderInTurn } from './renderInTurn';

let visitors = 0;
/** A network that has requested nothing yet. */
const newNetwork = () => `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const page = () => Promise.resolve('page');
const request = (network: string, cost?: number) =>
  renderInTurn(network, page, cost).catch((error: unknown) =>
    error instanceof AppError ? `${error.status} ${error.code}` : error,
  );

/** Requests pages, some a second, and returns how many were rendered, in the milliseconds and two more seconds. */
async function flood(network: string, { perSecond, ms }: { perSecond: number; ms: number }) {
  const answers: unknown[] = [];
  for (let at = 0; at < ms; at += 1000 / perSecond) {
    void request(network).then((answer) => answers.push(answer));
    await jest.advanceTimersByTimeAsync(1000 / perSecond);
  }
  await jest.advanceTimersByTimeAsync(3000);
  return answers.filter((answer) => answer === 'page').length;
}

it('renders five pages a second for one client that requests 25, after a burst', async () => {
  const rendered = await flood(newNetwork(), { perSecond: 25, ms: 20_000 });
  expect(rendered).toBeGreaterThan(100);
  expect(rendered).toBeLessThan(150);
});

it('refuses the others with 429 at once, so that they cost nothing', async () => {
  const network = newNetwork();
  const answers = Promise.all(Array.from({ length: 60 }, () => request(network)));
  await jest.advanceTimersByTimeAsync(3500);
  const refused = (await answers).filter((answer) => answer !== 'page');
  expect(new Set(refused)).toEqual(new Set(['429 site/too-many-requests']));
  expect(refused.length).toBeGreaterThan(15);
});

it('lets other networks through meanwhile, also those of another IPv6 customer', async () => {
  const flooding = Promise.all(Array.from({ length: 60 }, () => request('2001:db8:1::1')));
  expect(await request('2001:db8:1:ffff::2')).toBe('429 site/too-many-requests');
  expect(await request('2001:db8:2::1')).toBe('page');
  expect(await request(newNetwork())).toBe('page');
  await jest.advanceTimersByTimeAsync(4000);
  await flooding;
});

it('lets 200 students behind one address open three hundred such pages in a minute', async () => {
  const network = newNetwork();
  expect(await flood(network, { perSecond: 5, ms: 60_000 })).toBe(300);
  // And a class that opens the same moment.
  await jest.advanceTimersByTimeAsync(10_000);
  const together = Promise.all(Array.from({ length: 30 }, () => request(network)));
  await jest.advanceTimersByTimeAsync(3000);
  expect(new Set(await together)).toEqual(new Set(['page']));
});

it('counts what turns out to be more expensive', async () => {
  const network = newNetwork();
  expect(await request(network)).toBe('page');
  addRenderCost(network, 50);
  expect(await request(network)).toBe('429 site/too-many-requests');
  await jest.advanceTimersByTimeAsync(8000);
  expect(await request(network)).toBe('page');
});

it('bounds the pages of all networks that load at the same time with 503', async () => {
  let finish = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  const slow = Array.from({ length: 100 }, () => renderInTurn(newNetwork(), () => loaded));
  expect(await request(newNetwork())).toBe('503 site/busy');
  finish();
  await Promise.all(slow);
  expect(await request(newNetwork())).toBe('page');
});
