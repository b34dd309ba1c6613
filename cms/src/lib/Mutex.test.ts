import { Mutex } from './Mutex';

const busy = () => new Error('busy');

test('one holder has the lock at a time, in the order of the calls', async () => {
  const mutex = new Mutex(1000, busy);
  const log: string[] = [];
  const runLocked = async (name: string) => {
    const release = await mutex.lock();
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    release();
  };
  await Promise.all([runLocked('a'), runLocked('b'), runLocked('c')]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a call that waits too long fails, and later calls still get the lock', async () => {
  const mutex = new Mutex(20, busy);
  const release = await mutex.lock();
  await expect(mutex.lock()).rejects.toThrow('busy');
  const next = mutex.lock();
  release();
  (await next)();
});
