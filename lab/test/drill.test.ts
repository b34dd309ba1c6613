import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../scripts/lib/paths.mjs';

const program = `
  import { Checks } from './lab/drill/Checks.ts';
  import { runDrill } from './lab/drill/runDrill.ts';
  setInterval(() => {}, 1000);
  const note = (name) => async () => console.log(name);
  runDrill({
    checks: new Checks(),
    follow: () => new Promise(() => process.kill(process.pid, 'SIGINT')),
    keepLogs: note('keepLogs'),
    endStandIns: note('endStandIns'),
    remove: note('remove'),
  });`;

test('Ctrl-C ends a drill as a failure, and what it has started', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const drill = spawn(process.execPath, args, { cwd: ROOT });
  const ended = new Promise((resolve) => drill.on('close', resolve));
  expect(await text(drill.stdout)).toBe(
    'FAILED Error: Stopped.\nkeepLogs\nendStandIns\nremove\n0 passed, 1 failed\n',
  );
  expect(await ended).toBe(1);
});

test.each([
  [{}, 'docker.io docker-compose'],
  [
    { DRILL_ENGINE: 'podman' },
    'podman runc catatonit aardvark-dns containernetworking-plugins debootstrap docker-compose',
  ],
])('a drill with %j names all packages that are missing before it starts', (engine, packages) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lab/drill/containers.ts'],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...engine, PATH: '/nowhere' } },
  );
  expect(stdout).toBe('');
  expect(stderr).toContain('A drill needs git, curl, openssl, pebble,');
  // Packages of files that are not in PATH may be installed.
  const wanted = packages.replaceAll(/(aardvark|container)\S+/g, '($&)?').replaceAll(' ', ' *');
  expect(stderr).toMatch(new RegExp(`apt-get install git curl openssl pebble iproute2 ${wanted}`));
  expect(status).toBe(1);
});
