import { Pictures } from './Pictures';

const kilobyte = Buffer.alloc(1000);
const limits = { bytes: 2500, parallel: 1, waiting: 1 };

/** A drawing that is finished when the test says so. */
function slow() {
  let finish = () => {};
  const drawing = new Promise<Buffer>((resolve) => (finish = () => resolve(kilobyte)));
  return { draw: jest.fn(() => drawing), finish };
}

it('draws once what many ask for at the same time', async () => {
  const pictures = new Pictures(limits);
  const { draw, finish } = slow();
  const both = [pictures.draw('a', draw), pictures.draw('a', draw)];
  finish();
  expect(await Promise.all(both)).toEqual([kilobyte, kilobyte]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(pictures.get('a')).toBe(kilobyte);
});

it('lets few wait, and turns the others away', async () => {
  const pictures = new Pictures(limits);
  const { draw, finish } = slow();
  const first = pictures.draw('a', draw);
  const second = pictures.draw('b', draw);
  await expect(pictures.draw('c', draw)).rejects.toMatchObject({ code: 'picture/busy' });
  expect(draw).toHaveBeenCalledTimes(1);
  finish();
  await Promise.all([first, second]);
  expect(await pictures.draw('c', draw)).toBe(kilobyte);
});

it('keeps those that were asked for last, up to its size', async () => {
  const pictures = new Pictures(limits);
  const draw = async () => kilobyte;
  await pictures.draw('a', draw);
  await pictures.draw('b', draw);
  pictures.get('a');
  await pictures.draw('c', draw);
  expect(['a', 'b', 'c'].filter((key) => pictures.get(key))).toEqual(['a', 'c']);
});

it('keeps nothing of a drawing that failed, and goes on', async () => {
  const pictures = new Pictures(limits);
  const fail = async () => Promise.reject(new Error('no ink'));
  await expect(pictures.draw('a', fail)).rejects.toThrow('no ink');
  expect(pictures.get('a')).toBeUndefined();
  expect(await pictures.draw('a', async () => kilobyte)).toBe(kilobyte);
});
