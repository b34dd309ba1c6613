import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wholeFiles } from './wholeFiles.mjs';

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

/** A disk that is full after the first letters. */
const fullDisk = {
  writeFile: async (file: string, data: string | Buffer) => {
    await writeFile(file, data.slice(0, 5));
    throw new Error('ENOSPC: no space left on device');
  },
};

test('a page takes the place of the one before', async () => {
  const file = await page();
  await wholeFiles(disk).writeFile(file, '<html>before</html>');
  await wholeFiles(disk).writeFile(file, '<html>after</html>');
  expect(await readFile(file, 'utf8')).toBe('<html>after</html>');
});

test('on a full disk the page before stays, known to be old, and nothing is left over', async () => {
  const file = await page();
  await wholeFiles(disk).writeFile(file, '<html>before</html>');
  await expect(wholeFiles(fullDisk).writeFile(file, '<html>after</html>')).rejects.toThrow(
    'ENOSPC',
  );
  expect(await readFile(file, 'utf8')).toBe('<html>before</html>');
  // Long ago, but at a time: 0 is none to Next.
  expect((await stat(file)).mtimeMs).toBe(1000);
  expect(await readdir(path.dirname(file))).toEqual(['page.html']);
});
