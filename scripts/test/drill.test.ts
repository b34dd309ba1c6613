import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../lib/paths.mjs';

const program = `
  import { Checks } from './deploy/drill/Checks.ts';
  import { runDrill } from './deploy/drill/runDrill.ts';
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
