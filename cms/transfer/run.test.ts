import { spawnSync } from 'node:child_process';
import { cmsDir } from '../src/paths';
import { compiled } from '../test/compile';

/** Runs the program as `npm run content` does; nothing answers at the address. */
function run(address: string, login: Record<string, string>) {
  const args = [...compiled('transfer/run.ts'), 'export', '/tmp/studium-nowhere', '--cms', address];
  const env = { ...process.env, EDITOR_EMAIL: '', EDITOR_PASSWORD: '', ...login };
  return spawnSync(process.execPath, args, { cwd: cmsDir, encoding: 'utf8', env });
}

const login = { EDITOR_EMAIL: 'ada@example.org', EDITOR_PASSWORD: 'quattro gatti sul tetto viola' };

test.each([
  ['http://cms.example.org', login, 'must begin with https://'],
  ['http://localhost:9', {}, 'Set EDITOR_EMAIL and EDITOR_PASSWORD'],
  ['http://localhost:9', login, 'The cms at http://localhost:9 does not answer.'],
])(
  'an export from %s fails with one sentence, and without the password',
  (address, env, words) => {
    const { status, stdout, stderr } = run(address, env);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(words)]);
    expect(stdout + stderr).not.toContain('gatti');
  },
  60_000,
);
