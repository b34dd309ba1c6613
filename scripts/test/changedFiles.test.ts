import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate } from './evaluate';

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

const changedFiles = (base?: string) =>
  evaluate('changedFiles.mjs', `it.changedFiles(${base ? `'${base}'` : 'undefined'}, '${folder}')`);

test('lists edited and new files, committed or not, and no deleted or ignored ones', () => {
  write('committed.ts', 'new');
  write('edited.ts', 'after');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Second');
  write('untracked.ts', 'new');
  write('made.ts', 'by a program');
  rmSync(path.join(folder, 'deleted.ts'));
  expect(changedFiles('HEAD~1')).toEqual(['committed.ts', 'edited.ts', 'untracked.ts']);
  // Without origin/main, HEAD is the base.
  expect(changedFiles()).toEqual(['untracked.ts']);
});

test('throws for a commit that does not exist', () => {
  expect(() => changedFiles('nowhere')).toThrow('Git does not find the commit “nowhere”.');
});
