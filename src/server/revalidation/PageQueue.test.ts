import { PageQueue } from './PageQueue';

const atATime = (many: number) => ({ own: many, list: many, other: many });

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

it('makes some pages at a time, an entry’s own first, then lists', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue(atATime(2));
  const results = ['/a', '/b', '/c', '/d'].map((path) => queue.add(path, make, 'other'));
  const list = queue.add('/list', make, 'list');
  const own = queue.add('/own', make, 'own');
  expect(begun).toEqual(['/a', '/b']);
  finish('/a');
  await results[0];
  expect(begun).toEqual(['/a', '/b', '/own']);
  finish('/own');
  expect(await own).toBe(true);
  expect(begun).toEqual(['/a', '/b', '/own', '/list']);
  finish('/list');
  expect(await list).toBe(true);
  expect(begun).toEqual(['/a', '/b', '/own', '/list', '/c']);
});

it('makes a page that waits already once, and sooner when its rank rises', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue(atATime(1));
  const first = queue.add('/first', make, 'other');
  const results = [
    queue.add('/x', make, 'other'),
    queue.add('/y', make, 'other'),
    queue.add('/y', make, 'own'),
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

it('makes more of the others at a time where nothing comes before them', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue({ own: 1, list: 1, other: 3 });
  const others = ['/a', '/b', '/c', '/d', '/e'].map((path) => queue.add(path, make, 'other'));
  const own = queue.add('/own', make, 'own');
  expect(begun).toEqual(['/a', '/b', '/c']);
  for (const path of ['/a', '/b']) finish(path);
  await Promise.all(others.slice(0, 2));
  expect(begun).toEqual(['/a', '/b', '/c']);
  finish('/c');
  await others[2];
  expect(begun).toEqual(['/a', '/b', '/c', '/own']);
  finish('/own');
  await own;
  expect(begun.slice(4)).toEqual(['/d', '/e']);
});

it('makes a page again that changes while it is being made', async () => {
  const { begun, make, finish } = kitchen();
  const queue = new PageQueue(atATime(2));
  const before = queue.add('/a', make, 'other');
  const after = queue.add('/a', make, 'other');
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
  const queue = new PageQueue(atATime(1));
  const bad = queue.add('/bad', make, 'other');
  const good = queue.add('/good', make, 'other');
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
  const queue = new PageQueue(atATime(1));
  const results = [queue.add('/a', make, 'other'), queue.add('/b', make, 'other')];
  jest.advanceTimersByTime(3000);
  expect(queue).toMatchObject({ length: 2, ageMs: 3000 });
  finish('/a');
  await results[0];
  finish('/b');
  await results[1];
  expect(queue).toMatchObject({ length: 0, ageMs: 0 });
  jest.useRealTimers();
});
