import { listen, type TestServer } from './testing';
import { withCmsTimeout } from './withCmsTimeout';

let server: TestServer;
/** Milliseconds; null means that the response never ends. */
let answersAfter: number | null = 0;

beforeAll(async () => {
  server = await listen((_, response) => {
    if (answersAfter !== null) setTimeout(() => response.end('{}'), answersAfter);
    else response.write('{"half');
  });
});
afterAll(() => server.close());

const request = async (signal: AbortSignal) => (await fetch(server.url, { signal })).text();

/** Milliseconds until the response or the timeout. */
async function measure(): Promise<number> {
  const began = performance.now();
  await withCmsTimeout(request).catch(() => null);
  return performance.now() - began;
}

it('times out after 4.5 seconds, and sooner at the next request', async () => {
  answersAfter = null;
  const first = await measure();
  expect(first).toBeGreaterThan(4400);
  const again = await measure();
  expect(again).toBeGreaterThan(900);
  expect(again).toBeLessThan(first);
  // A fast response still succeeds with the reduced timeout.
  answersAfter = 10;
  expect(await withCmsTimeout(request)).toBe('{}');
});
