import { openSite } from './bff/testing/Browser';
import { healthHandler } from './healthHandler';
import { sharedRedis } from './shared/redis.mjs';
import { hasRedis, TestRedis } from './shared/testing/TestRedis';
import type { TestServer } from './testing';

let site: TestServer;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  process.env.CMS_HOST = 'http://127.0.0.1:1';
  site = await openSite({ '/api/health': { handler: healthHandler } });
});
afterAll(async () => {
  jest.restoreAllMocks();
  delete process.env.CMS_HOST;
  await site.close();
});

const answer = async (): Promise<unknown> => (await fetch(`${site.url}/api/health`)).json();

function resetRedis(): void {
  sharedRedis()?.client.destroy();
  Reflect.deleteProperty(globalThis, 'studiumRedis');
  delete process.env.REDIS_URL;
}
afterEach(resetRedis);

it('reports the memory cache without Redis', async () => {
  expect(await answer()).toEqual({ site: 'ok', cms: 'unreachable', cache: 'memory' });
});

it('reports that Redis is unavailable, without its address', async () => {
  process.env.REDIS_URL = 'redis://name:word@127.0.0.1:1';
  expect(await answer()).toEqual({ site: 'ok', cms: 'unreachable', cache: 'redis-unreachable' });
});

(hasRedis ? it : it.skip)('reports whether Redis answers (needs redis-server)', async () => {
  const redis = await TestRedis.start();
  process.env.REDIS_URL = redis.url;
  await answer();
  await sharedRedis()?.connected;
  expect(await answer()).toMatchObject({ cache: 'redis' });
  await redis.stop();
  expect(await answer()).toMatchObject({ cache: 'redis-unreachable' });
});
