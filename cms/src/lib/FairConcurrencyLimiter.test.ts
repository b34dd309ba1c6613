import { FairConcurrencyLimiter } from './FairConcurrencyLimiter';
import { QueueFullError } from './ConcurrencyLimiter';

/** Tasks that run until `endOne` is called, and the names of the started tasks in their order. */
function startLimiter(concurrency: number, maxWaiting: number) {
  const limiter = new FairConcurrencyLimiter(concurrency, maxWaiting);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string, name: string) =>
    limiter.run(sender, async () => {
      started.push(name);
      await new Promise<void>((end) => ends.push(end));
    });
  const endOne = async () => {
    ends.shift()?.();
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
  return { started, send, endOne };
}

test('a sender with a thousand tasks does not delay others', async () => {
  const { started, send, endOne } = startLimiter(1, 2000);
  const flood = Array.from({ length: 1000 }, (_, n) => send('flood', `flood ${n}`));
  const others = ['ada', 'eva'].map((name) => send(name, name));
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(started).toEqual(['flood 0', 'flood 1', 'ada', 'eva', 'flood 2']);
  while (started.length < 1002) await endOne();
  await endOne();
  await Promise.all([...flood, ...others]);
});

test('when the queue is full, the newest task of the sender with most tasks is refused', async () => {
  const { started, send, endOne } = startLimiter(1, 3);
  const first = send('flood', 'first');
  const waiting = ['a', 'b', 'c'].map((name) => send('flood', name));
  const newest = waiting[2]?.catch((error: unknown) => error);
  const ada = send('ada', 'ada');
  expect(await newest).toBeInstanceOf(QueueFullError);
  await expect(send('flood', 'd')).rejects.toBeInstanceOf(QueueFullError);
  for (let n = 0; n < 4; n += 1) await endOne();
  expect(started).toEqual(['first', 'a', 'ada', 'b']);
  await Promise.all([first, ...waiting.slice(0, 2), ada]);
});

test('senders share the queue, and a failed task frees its slot', async () => {
  const limiter = new FairConcurrencyLimiter(1, 2);
  const fail = () => Promise.reject(new Error('no'));
  await expect(limiter.run('a', fail)).rejects.toThrow('no');
  const { send, endOne } = startLimiter(1, 2);
  const sent = ['a', 'b', 'c'].map((name) => send(name, name));
  await expect(send('d', 'd')).rejects.toBeInstanceOf(QueueFullError);
  await expect(limiter.run('a', () => Promise.resolve(7))).resolves.toBe(7);
  for (let n = 0; n < 4; n += 1) await endOne();
  await Promise.all(sent);
});

test('a task that hangs loses its slot', async () => {
  const limiter = new FairConcurrencyLimiter(1, 3, 20);
  const hanging = limiter.run('ada', () => new Promise(() => undefined));
  const next = limiter.run('eva', async () => 'answered');
  await expect(hanging).rejects.toBeInstanceOf(QueueFullError);
  expect(await next).toBe('answered');
});
