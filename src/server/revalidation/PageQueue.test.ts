import { PageQueue } from './PageQueue';

/** A kitchen that notes what it begins and finishes each page when told. */
function kitchen() {
  const begun: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const make = (path: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(path);
      finish.set(path, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  return { begun, make, finish: (path: string, error?: Error) => finish.get(path)?.(error) };
}

it('makes some pages at a time, urgent ones first', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue(2);
  const results = ['/a', '/b', '/c', '/d'].map((path) => queue.add(path, make, false));
  const urgent = queue.add('/now', make, true);
  expect(begun).toEqual(['/a', '/b']);
  finish('/a');
  await results[0];
  expect(begun).toEqual(['/a', '/b', '/now']);
  finish('/now');
  expect(await urgent).toBe(true);
  expect(begun).toEqual(['/a', '/b', '/now', '/c']);
});

it('makes a page that waits already once, and sooner when it becomes urgent', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue(1);
  const first = queue.add('/first', make, false);
  const results = [
    queue.add('/x', make, false),
    queue.add('/y', make, false),
    queue.add('/y', make, true),
  ];
  finish('/first');
  await first;
  expect(begun).toEqual(['/first', '/y']);
  finish('/y');
  expect(await Promise.all(results.slice(1))).toEqual([true, true]);
  finish('/x');
  await results[0];
  expect(begun).toEqual(['/first', '/y', '/x']);
});

it('makes a page again that changes while it is being made', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue(2);
  const before = queue.add('/a', make, false);
  const after = queue.add('/a', make, false);
  expect(begun).toEqual(['/a']);
  finish('/a');
  await before;
  finish('/a');
  expect(await after).toBe(true);
  expect(begun).toEqual(['/a', '/a']);
});

it('says which page could not be made, and goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { make, finish } = kitchen();
  const queue = new PageQueue(1);
  const bad = queue.add('/bad', make, false);
  const good = queue.add('/good', make, false);
  finish('/bad', new Error('no'));
  expect(await bad).toBe(false);
  finish('/good');
  expect(await good).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/bad'));
  log.mockRestore();
});

it('tells how much there is to do, and for how long it has been waiting', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { make, finish } = kitchen();
  const queue = new PageQueue(1);
  const results = [queue.add('/a', make, false), queue.add('/b', make, false)];
  jest.advanceTimersByTime(3000);
  expect(queue).toMatchObject({ length: 2, ageMs: 3000 });
  finish('/a');
  await results[0];
  finish('/b');
  await results[1];
  expect(queue).toMatchObject({ length: 0, ageMs: 0 });
  jest.useRealTimers();
});
