import { PictureCache } from './PictureCache';

const kilobyte = Buffer.alloc(1000);
const limits = { bytes: 2500, parallel: 1, waiting: 1 };

/** A drawing that the test finishes. */
function slow() {
  let finish = () => {};
  const drawing = new Promise<Buffer>((resolve) => (finish = () => resolve(kilobyte)));
  return { draw: jest.fn(() => drawing), finish };
}

it('draws a picture once for parallel requests', async () => {
  const cache = new PictureCache(limits);
  const { draw, finish } = slow();
  const both = [cache.draw('a', draw), cache.draw('a', draw)];
  finish();
  expect(await Promise.all(both)).toEqual([kilobyte, kilobyte]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(cache.get('a')).toBe(kilobyte);
});

it('limits the queue and refuses further requests', async () => {
  const cache = new PictureCache(limits);
  const { draw, finish } = slow();
  const first = cache.draw('a', draw);
  const second = cache.draw('b', draw);
  await expect(cache.draw('c', draw)).rejects.toMatchObject({ code: 'picture/busy' });
  expect(draw).toHaveBeenCalledTimes(1);
  finish();
  await Promise.all([first, second]);
  expect(await cache.draw('c', draw)).toBe(kilobyte);
});

it('caches the most recently used pictures, up to its size', async () => {
  const cache = new PictureCache(limits);
  const draw = async () => kilobyte;
  await cache.draw('a', draw);
  await cache.draw('b', draw);
  cache.get('a');
  await cache.draw('c', draw);
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c']);
});

it('does not cache a failed drawing, and draws it again', async () => {
  const cache = new PictureCache(limits);
  const fail = async () => Promise.reject(new Error('no ink'));
  await expect(cache.draw('a', fail)).rejects.toThrow('no ink');
  expect(cache.get('a')).toBeUndefined();
  expect(await cache.draw('a', async () => kilobyte)).toBe(kilobyte);
});
