import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withAtomicWrites } from './withAtomicWrites.mjs';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function page(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studium-files-'));
  folders.push(folder);
  return path.join(folder, 'page.html');
}

const disk = {
  writeFile: async (file: string, data: string | Buffer) => writeFile(file, data),
};

/** A disk that is full after five characters. */
const fullDisk = {
  writeFile: async (file: string, data: string | Buffer) => {
    await writeFile(file, data.slice(0, 5));
    throw new Error('ENOSPC: no space left on device');
  },
};

test('a write replaces the previous page', async () => {
  const file = await page();
  await withAtomicWrites(disk).writeFile(file, '<html>before</html>');
  await withAtomicWrites(disk).writeFile(file, '<html>after</html>');
  expect(await readFile(file, 'utf8')).toBe('<html>after</html>');
});

test('on a full disk the previous page stays, is marked as old, and no temporary file is left', async () => {
  const file = await page();
  await withAtomicWrites(disk).writeFile(file, '<html>before</html>');
  await expect(withAtomicWrites(fullDisk).writeFile(file, '<html>after</html>')).rejects.toThrow(
    'ENOSPC',
  );
  expect(await readFile(file, 'utf8')).toBe('<html>before</html>');
  // The time is long ago but not 0, which Next would take for no time.
  expect((await stat(file)).mtimeMs).toBe(1000);
  expect(await readdir(path.dirname(file))).toEqual(['page.html']);
});
