import { createClient } from 'redis';
import { createLimiter } from '@studium/shared/createLimiter';
import { sharedRedis } from './redis.mjs';
import { hasRedis, TestRedis } from './testing/TestRedis';

const test = hasRedis ? it : it.skip;
const needs = hasRedis ? '' : ' (not here: redis-server is not installed)';

test(`a damaged count of a limit in Redis starts again at zero${needs}`, async () => {
  const redis = await TestRedis.start();
  process.env.REDIS_URL = redis.url;
  const client = await createClient({ url: redis.url }).connect();
  const bounds = { points: 2, duration: 60 };
  const limiter = createLimiter(sharedRedis()?.client ?? null, 'studium:limit:test', bounds);
  const count = (key: string) =>
    limiter.consume(key).then(
      () => 0,
      () => 1,
    );
  await sharedRedis()?.connected;
  const only = async () => {
    const keys = await client.keys('studium:limit:test*');
    return keys[0] ?? '';
  };
  expect(await count('a visitor')).toBe(0);
  const key = await only();
  for (const damage of ['a text', '1.5', '9'.repeat(30)]) {
    await client.set(key, damage);
    expect(await count('a visitor')).toBe(0);
    expect([damage, await client.get(key)]).toEqual([damage, '1']);
  }
  await client.del(key);
  await client.rPush(key, 'x');
  expect(await count('a visitor')).toBe(0);
  expect(await client.get(key)).toBe('1');
  expect(await client.ttl(key)).toBeGreaterThan(50);
  expect(await count('a visitor')).toBe(0);
  expect(await count('a visitor')).toBeGreaterThan(0);
  client.destroy();
  sharedRedis()?.client.destroy();
  delete process.env.REDIS_URL;
  await redis.stop();
});
