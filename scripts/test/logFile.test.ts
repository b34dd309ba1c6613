import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../lib/logFile.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'studium-log-'))));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the lines with the numbers from `from` up to but not including `to`. */
function write(from: number, to: number, file = join(folder, 'cms.log')) {
  const writeLine = openLog(file, { bytes: 1000, files: 3 });
  for (let line = from; line < to; line += 1) writeLine(`line ${line}`);
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('a log is rotated by size, loses no line, and leaves the given number of files', () => {
  write(1000, 1250);
  expect(readdirSync(folder).sort()).toEqual(['cms.log', 'cms.log.1', 'cms.log.2']);
  for (const file of readdirSync(folder))
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(1000);
  const lines = (read('cms.log.2') + read('cms.log.1') + read('cms.log')).trim().split('\n');
  const last = Array.from(
    { length: lines.length },
    (_, index) => `line ${1250 - lines.length + index}`,
  );
  expect(lines).toEqual(last);
  expect(lines.length).toBeGreaterThan(200);
});

test('a log is appended to, and its existing size counts', () => {
  write(1000, 1060);
  write(1060, 1150);
  expect(read('cms.log.1').split('\n')[0]).toBe('line 1000');
  expect((read('cms.log.1') + read('cms.log')).trim().split('\n')).toHaveLength(150);
});

test('a line is in the file before the next one is written', () => {
  openLog(join(folder, 'cms.log'))('first');
  expect(read('cms.log')).toBe('first\n');
});

test('a log that cannot be rotated stays in its file', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  for (const name of ['cms.log.1', 'cms.log.2'])
    mkdirSync(join(folder, name, 'in the way'), { recursive: true });
  write(1000, 1150);
  expect(read('cms.log').trim().split('\n')).toHaveLength(150);
});

const hasFullDisk = process.platform === 'linux';
(hasFullDisk ? test : test.skip)(
  'a full disk does not end the process (needs /dev/full, which Linux has)',
  () => {
    jest.spyOn(console, 'error').mockReturnValue();
    expect(() => write(0, 3, '/dev/full')).not.toThrow();
  },
);
