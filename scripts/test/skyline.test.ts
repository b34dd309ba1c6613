import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSkyline } from '../codegen/skyline';

const file = join(mkdtempSync(join(tmpdir(), 'studium-skyline-')), 'skyline.svg');
const read = (content: string, viewBox = '0 -16 1440 116') => {
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`,
  );
  return readSkyline(file);
};

it('reads a single path', async () => {
  expect(await read('<path d="M0 100V78h1440v22Z"/>')).toBe('M0 100V78h1440v22Z');
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a path with a colour', '<path fill="red" d="M0 0h9v9Z"/>'],
  ['two paths', '<path d="M0 0h9v9Z"/><path d="M0 0h9v9Z"/>'],
  ['an attribute that leaves the path', '<path d="M0 0&quot; onload=&quot;x"/>'],
])('refuses %s', async (_, content) => {
  await expect(read(content)).rejects.toThrow('must be one <path');
});

it('refuses another size', async () => {
  await expect(read('<path d="M0 0h9v9Z"/>', '0 0 100 100')).rejects.toThrow(
    'viewBox 0 -16 1440 116',
  );
});
