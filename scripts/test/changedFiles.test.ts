import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from '../lib/changedFiles.mjs';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'studium-changed-'));
  git('init', '--quiet');
  for (const name of ['kept.ts', 'edited.ts', 'deleted.ts']) write(name, 'before');
  write('.gitignore', 'made.ts');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lists edited and new files, committed or not, and no deleted or ignored ones', async () => {
  write('committed.ts', 'new');
  write('edited.ts', 'after');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Second');
  write('untracked.ts', 'new');
  write('made.ts', 'by a program');
  rmSync(path.join(folder, 'deleted.ts'));
  expect(await changedFiles('HEAD~1', folder)).toEqual([
    'committed.ts',
    'edited.ts',
    'untracked.ts',
  ]);
});

test('compares with origin/main, and without it or on it with the commit before the last', async () => {
  for (const name of ['second.ts', 'third.ts']) {
    write(name, 'new');
    git('add', '.');
    git('commit', '--quiet', '--message', name);
  }
  expect(await changedFiles(undefined, folder)).toEqual(['third.ts']);
  const setMain = (commit: string) => git('update-ref', 'refs/remotes/origin/main', commit);
  setMain('HEAD');
  expect(await changedFiles(undefined, folder)).toEqual(['third.ts']);
  setMain('HEAD~2');
  expect(await changedFiles(undefined, folder)).toEqual(['second.ts', 'third.ts']);
});

test('throws for a commit that does not exist', async () => {
  await expect(changedFiles('nowhere', folder)).rejects.toThrow(
    'Git does not find the commit “nowhere”.',
  );
});
