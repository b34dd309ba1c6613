import { Program } from './Program';

test('a program that ends before it answers is reported at once, with what it printed', async () => {
  const start = Program.start({
    args: ['--eval', 'console.error("A setting is wrong."); process.exit(3)'],
    cwd: __dirname,
    env: process.env,
    health: 'http://127.0.0.1:1',
  });
  await expect(start).rejects.toThrow('A setting is wrong.');
});
