import { ConcurrencyLimiter, QueueFullError } from './ConcurrencyLimiter';

/** A task that ends when `end` is called. */
function createTask() {
  let end = (): void => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { end, run: () => done };
}

test('a limited number of tasks run at once, and the others follow in their order', async () => {
  const limiter = new ConcurrencyLimiter(2, 10);
  const started: number[] = [];
  const all = [0, 1, 2, 3].map((n) => ({ n, ...createTask() }));
  const ended = all.map(({ n, run }) =>
    limiter.run(() => {
      started.push(n);
      return run();
    }),
  );
  expect(started).toEqual([0, 1]);
  all[1]?.end();
  await ended[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of all) end();
  await Promise.all(ended);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('a lighter task runs before heavier ones that wait', async () => {
  const limiter = new ConcurrencyLimiter(1, 10);
  const started: string[] = [];
  const { end, run } = createTask();
  const first = limiter.run(run);
  const others = (['heavy 20', 'light 5', 'heavy 20 later', 'light 5 later'] as const).map((name) =>
    limiter.run(
      async () => {
        started.push(name);
      },
      Number(/\d+/.exec(name)?.[0]),
    ),
  );
  end();
  await Promise.all([first, ...others]);
  expect(started).toEqual(['light 5', 'light 5 later', 'heavy 20', 'heavy 20 later']);
});

test('a task is refused when the queue is full, and a failed task frees its slot', async () => {
  const limiter = new ConcurrencyLimiter(1, 1);
  const { end, run } = createTask();
  const first = limiter.run(run);
  const second = limiter.run(() => Promise.reject(new Error('broken')));
  await expect(limiter.run(run)).rejects.toThrow(QueueFullError);
  end();
  await first;
  await expect(second).rejects.toThrow('broken');
  await expect(limiter.run(async () => 'free again')).resolves.toBe('free again');
});
