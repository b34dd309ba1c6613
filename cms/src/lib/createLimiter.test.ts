import { AsyncLocalStorage } from 'node:async_hooks';
import { collectGarbage } from '../../test/collectGarbage';
import { createLimiter } from './createLimiter';

test.each(['consume', 'penalty', 'reward'] as const)(
  'a counted request (%s) is garbage-collected before its window ends',
  async (count) => {
    const limiter = createLimiter({ name: 'test', points: 5, duration: 3600 });
    const requests = new AsyncLocalStorage<object>();
    const request = await (async () => {
      const held = {};
      await requests.run(held, () => limiter[count]('198.51.100.7'));
      return new WeakRef(held);
    })();
    await collectGarbage();
    expect(request.deref()).toBeUndefined();
    expect((await limiter.get('198.51.100.7'))?.consumedPoints).toBe(count === 'reward' ? -1 : 1);
    await limiter.delete('198.51.100.7');
  },
);
