import { freePort } from '../../../cms/test/freePort';
import { Program } from './Program';

const start = (code: string, port: number) =>
  Program.start({
    args: ['--eval', code],
    cwd: __dirname,
    env: process.env,
    health: `http://127.0.0.1:${port}`,
  });

test('a program that ends before it answers is reported at once, with what it printed', async () => {
  const code = 'console.error("A setting is wrong."); process.exit(3)';
  await expect(start(code, 1)).rejects.toThrow('A setting is wrong.');
});

test('a program can be measured when it answers, and is stopped', async () => {
  const port = await freePort();
  const code = `require('node:http').createServer((_, response) => response.end()).listen(${port})`;
  const program = await start(code, port);
  expect(program.startedIn).toBeGreaterThan(0);
  expect(program.memory()).toBeGreaterThan(10);
  await program.stop();
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
