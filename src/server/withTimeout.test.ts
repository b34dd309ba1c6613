import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withTimeout } from './withTimeout';

let server: Server;
let url = '';
/** Milliseconds; null means that the answer never ends. */
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

/** Milliseconds until the answer or the timeout. */
async function measure(): Promise<number> {
  const began = performance.now();
  await withTimeout(async (signal) => (await fetch(url, { signal })).text()).catch(() => null);
  return performance.now() - began;
}

it('times out before nginx does, and sooner at the next request', async () => {
  answersAfter = null;
  const first = await measure();
  expect(first).toBeGreaterThan(4400);
  expect(first).toBeLessThan(4900);
  const again = await measure();
  expect(again).toBeGreaterThan(900);
  expect(again).toBeLessThan(3000);
  // A fast answer still succeeds with the reduced timeout.
  answersAfter = 10;
  expect(await withTimeout(async (signal) => (await fetch(url, { signal })).text())).toBe('{}');
});
