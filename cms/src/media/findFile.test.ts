import { text } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { findFile } from './findFile';
import { mediaStore, type NewMediaFile, type StoredFile } from './MediaStore';

const stored = new Map<string, Buffer>();
const written: string[] = [];
let isFull = false;

const fileOf = (data: Buffer | undefined): StoredFile | null =>
  data
    ? {
        size: data.length,
        modified: new Date(0),
        read: () => new Blob([new Uint8Array(data)]).stream(),
      }
    : null;

jest.mock('./MediaStore', () => ({ mediaStore: {} }));
jest.mock('../logs/logError', () => ({ logError: () => undefined }));
Object.assign(mediaStore, {
  find: (name: string) => Promise.resolve(fileOf(stored.get(name))),
  write: ({ name, data }: NewMediaFile) => {
    written.push(name);
    if (isFull) return Promise.reject(new Error('ENOSPC'));
    stored.set(name, data);
    return Promise.resolve();
  },
});

/** How many encodings ran at the same time at most. */
let most = 0;

beforeEach(async () => {
  stored.clear();
  written.length = 0;
  isFull = false;
  most = 0;
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#3a6' };
  const original = await sharp({ create }).jpeg().toBuffer();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) stored.set(name, original);
  stored.set('plan.pdf', Buffer.from('%PDF-1.4'));
});

test('visitors who request a width at the same time wait for one encoding, which is stored', async () => {
  const found = await Promise.all(Array.from({ length: 20 }, () => findFile('a.jpg-560.webp')));
  expect(new Set(found.map((file) => file?.size)).size).toBe(1);
  expect(written).toEqual(['a.jpg-560.webp']);
  await findFile('a.jpg-560.webp');
  expect(written).toHaveLength(1);
});

test('two encodings run at once, the narrowest that wait first', async () => {
  let running = 0;
  const toBuffer = sharp.prototype as { toBuffer: (this: Sharp) => Promise<Buffer> };
  const original = toBuffer.toBuffer;
  jest.spyOn(toBuffer, 'toBuffer').mockImplementation(async function (this: Sharp) {
    running += 1;
    most = Math.max(most, running);
    return original.call(this).finally(() => (running -= 1));
  });
  const names = ['a.jpg-1540.webp', 'b.jpg-1540.webp', 'c.jpg-1540.webp', 'a.jpg-560.webp'];
  const found = await Promise.all(names.map((name) => findFile(name)));
  jest.restoreAllMocks();
  expect(found.every(Boolean)).toBe(true);
  expect(most).toBe(2);
  expect(written.indexOf('a.jpg-560.webp')).toBeLessThan(3);
  expect(written.at(-1)).toBe('c.jpg-1540.webp');
});

test.each(['a.jpg-561.webp', 'a.jpg-2200.webp', 'd.jpg-560.webp', 'plan.pdf-560.webp', 'd.jpg'])(
  'nothing is made for %s',
  async (name) => {
    expect(await findFile(name)).toBeNull();
    expect(written).toEqual([]);
  },
);

test('a visitor gets a width that a full disk cannot take', async () => {
  isFull = true;
  const found = await findFile('a.jpg-560.webp');
  const start = await found?.read({ start: 0, end: 3 });
  expect(start && (await text(start))).toBe('RIFF');
});
