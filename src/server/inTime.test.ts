import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inTime } from './inTime';

let server: Server;
let url = '';
/** Milliseconds; never, if null. */
let answersAfter: number | null = 0;

beforeAll(async () => {
  server = createServer((_, response) => {
    if (answersAfter !== null) setTimeout(() => response.end('{}'), answersAfter);
    else response.write('{"half');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Milliseconds until the answer, or until nobody waited any more. */
async function waited(): Promise<number> {
  const began = performance.now();
  await inTime(async (signal) => (await fetch(url, { signal })).text()).catch(() => null);
  return performance.now() - began;
}

it('gives up on half an answer before nginx does, and sooner when asked again', async () => {
  answersAfter = null;
  const first = await waited();
  expect(first).toBeGreaterThan(4400);
  expect(first).toBeLessThan(4900);
  const again = await waited();
  expect(again).toBeGreaterThan(900);
  expect(again).toBeLessThan(3000);
  // What is answered soon enough is answered all the while.
  answersAfter = 10;
  expect(await inTime(async (signal) => (await fetch(url, { signal })).text())).toBe('{}');
});
