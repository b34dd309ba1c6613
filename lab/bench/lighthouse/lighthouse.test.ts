import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('a part of a path that no page has is refused before anything starts', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, '../lighthouse.ts')],
    { encoding: 'utf8', env: { ...process.env, LIGHTHOUSE_ONLY: '/nowhere' } },
  );
  expect(stdout).toBe('');
  expect(stderr).toContain('LIGHTHOUSE_ONLY is /nowhere, which no page has in its path.');
  expect(status).toBe(1);
});
