import { PageQueue } from './PageQueue';

const atATime = (many: number) => ({ own: many, list: many, other: many });

/** A fake renderer that records which pages begin and finishes them on demand. */
function fakeRenderer() {
  const started: string[] = [];
  const finish = new Map<string, (error?: Error) => void>();
  const regenerate = (path: string) =>
    new Promise<void>((resolve, reject) => {
      started.push(path);
      finish.set(path, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  return {
    started,
    regenerate,
    finish: (path: string, error?: Error) => finish.get(path)?.(error),
  };
}

it('regenerates some pages in parallel: an entry’s own first, then lists', async () => {
  const { started, regenerate, finish } = fakeRenderer();
  const queue = new PageQueue(atATime(2));
  const results = ['/a', '/b', '/c', '/d'].map((path) => queue.add(path, regenerate, 'other'));
  const list = queue.add('/list', regenerate, 'list');
  const own = queue.add('/own', regenerate, 'own');
  expect(started).toEqual(['/a', '/b']);
  finish('/a');
  await results[0];
  expect(started).toEqual(['/a', '/b', '/own']);
  finish('/own');
  expect(await own).toBe(true);
  expect(started).toEqual(['/a', '/b', '/own', '/list']);
  finish('/list');
  expect(await list).toBe(true);
  expect(started).toEqual(['/a', '/b', '/own', '/list', '/c']);
});

it('regenerates a waiting page only once, and earlier if its priority rises', async () => {
  const { started, regenerate, finish } = fakeRenderer();
  const queue = new PageQueue(atATime(1));
  const first = queue.add('/first', regenerate, 'other');
  const results = [
    queue.add('/x', regenerate, 'other'),
    queue.add('/y', regenerate, 'other'),
    queue.add('/y', regenerate, 'own'),
  ];
  finish('/first');
  await first;
  expect(started).toEqual(['/first', '/y']);
  finish('/y');
  expect(await Promise.all(results.slice(1))).toEqual([true, true]);
  finish('/x');
  await results[0];
  expect(started).toEqual(['/first', '/y', '/x']);
});

it('regenerates a page that a visitor requests next', async () => {
  const { started, regenerate, finish } = fakeRenderer();
  const queue = new PageQueue(atATime(1));
  const results = ['/a', '/b', '/c'].map((path) => queue.add(path, regenerate, 'other'));
  expect(queue.prioritize('/d')).toBeUndefined();
  const running = queue.prioritize('/a');
  const waiting = queue.prioritize('/c');
  finish('/a');
  expect(await running).toBe(true);
  expect(started).toEqual(['/a', '/c']);
  finish('/c');
  expect(await waiting).toBe(true);
  finish('/b');
  await Promise.all(results);
  expect(started).toEqual(['/a', '/c', '/b']);
});

it('uses the higher limit of `other` only while no page has a higher priority', async () => {
  const { started, regenerate, finish } = fakeRenderer();
  const queue = new PageQueue({ own: 1, list: 1, other: 3 });
  const others = ['/a', '/b', '/c', '/d', '/e'].map((path) => queue.add(path, regenerate, 'other'));
  const own = queue.add('/own', regenerate, 'own');
  expect(started).toEqual(['/a', '/b', '/c']);
  for (const path of ['/a', '/b']) finish(path);
  await Promise.all(others.slice(0, 2));
  expect(started).toEqual(['/a', '/b', '/c']);
  finish('/c');
  await others[2];
  expect(started).toEqual(['/a', '/b', '/c', '/own']);
  finish('/own');
  await own;
  expect(started.slice(4)).toEqual(['/d', '/e']);
});

it('regenerates a page again if it is added while it is being regenerated', async () => {
  const { started, regenerate, finish } = fakeRenderer();
  const queue = new PageQueue(atATime(2));
  const before = queue.add('/a', regenerate, 'other');
  const after = queue.add('/a', regenerate, 'other');
  expect(started).toEqual(['/a']);
  finish('/a');
  await before;
  finish('/a');
  expect(await after).toBe(true);
  expect(started).toEqual(['/a', '/a']);
});

it('reports which page failed, and continues', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { regenerate, finish } = fakeRenderer();
  const queue = new PageQueue(atATime(1));
  const bad = queue.add('/bad', regenerate, 'other');
  const good = queue.add('/good', regenerate, 'other');
  finish('/bad', new Error('no'));
  expect(await bad).toBe(false);
  finish('/good');
  expect(await good).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/bad'));
  log.mockRestore();
});

it('reports the number of pages and the age of the oldest one', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { regenerate, finish } = fakeRenderer();
  const queue = new PageQueue(atATime(1));
  const results = [queue.add('/a', regenerate, 'other'), queue.add('/b', regenerate, 'other')];
  jest.advanceTimersByTime(3000);
  expect(queue).toMatchObject({ length: 2, ageMs: 3000 });
  finish('/a');
  await results[0];
  finish('/b');
  await results[1];
  expect(queue).toMatchObject({ length: 0, ageMs: 0 });
  jest.useRealTimers();
});
