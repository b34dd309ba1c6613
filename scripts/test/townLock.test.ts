import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '../..');
const urlOf = (file: string) => JSON.stringify(pathToFileURL(join(root, 'scripts/lib', file)).href);
const demo = 'castelmora';
const other = 'porto-salmastro';

let locks: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  locks = mkdtempSync(join(tmpdir(), 'studium-locks-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(locks, { recursive: true });
});

/** The environment of a command that a person starts: no other command has started it. */
const environment = () => ({
  ...process.env,
  STUDIUM_TOWN_LOCKS: locks,
  STUDIUM_TOWN_LOCK_OWNER: undefined,
  TOWN: demo,
});

const evaluate = (code: string) => ['--input-type=module', '--eval', code];

/** Starts a command that uses towns until it is killed. Resolves when it has locked them or is refused. */
async function start(...towns: string[]) {
  const child = spawn(
    process.execPath,
    evaluate(`import { reserveTowns } from ${urlOf('townLock.mjs')};
      console.log(await reserveTowns(${JSON.stringify(towns)}).then(() => 'locked', () => 'refused'));
      setInterval(() => {}, 1000);`),
    { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.push(child);
  const answer = await new Promise((resolve) => child.stdout.once('data', resolve));
  return { child, pid: child.pid, hasLocked: String(answer).trim() === 'locked' };
}

/** Runs a program to its end. */
const run = (args: string[], env: NodeJS.ProcessEnv = environment()) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });

/** Runs a command that uses a town, and ends. */
const use = (town: string, env?: NodeJS.ProcessEnv) =>
  run(
    evaluate(`import { lockTown } from ${urlOf('townLock.mjs')};
      await lockTown(${JSON.stringify(town)}).catch(({ message }) => {
        console.log(message);
        process.exitCode = 1;
      });`),
    env,
  );

const kill = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGKILL');
  });

test('commands of one town run together, and one of another town is refused with the reason', async () => {
  const { pid } = await start(demo);
  expect((await use(demo)).code).toBe(0);
  const { code, output } = await use(other);
  expect(code).toBe(1);
  expect(output).toContain(`(process ${pid}) runs in this folder with ${demo}.`);
  expect(output).toContain(`This one needs ${other}`);
});

test('a command that needs several towns runs alone', async () => {
  const alone = await start(demo, other);
  expect((await use(demo)).code).toBe(1);
  expect((await use(other)).code).toBe(1);
  await kill(alone.child);
  await start(demo);
  const { code, output } = await run(
    evaluate(`import { reserveTowns } from ${urlOf('townLock.mjs')};
      await reserveTowns(['${demo}', '${other}']);`),
  );
  expect(code).toBe(1);
  expect(output).toContain(`This one needs ${demo} and ${other}`);
});

test('a command that was killed or has ended locks nothing', async () => {
  await kill((await start(demo)).child);
  expect(readdirSync(locks)).toHaveLength(1);
  expect((await use(other)).code).toBe(0);
  expect(readdirSync(locks)).toEqual([]);
});

test('a refused command locks nothing either', async () => {
  await start(demo);
  expect((await use(other)).code).toBe(1);
  expect(readdirSync(locks)).toHaveLength(1);
});

test('the programs that a command starts use the town that it has chosen', async () => {
  const { pid } = await start(demo, other);
  const owner = join(locks, `${pid}.json`);
  expect((await use(other, { ...environment(), STUDIUM_TOWN_LOCK_OWNER: owner })).code).toBe(0);
  const ended = join(locks, '1.json');
  expect((await use(other, { ...environment(), STUDIUM_TOWN_LOCK_OWNER: ended })).code).toBe(1);
});

test('of two commands that start together with different towns, at most one runs', async () => {
  for (let round = 0; round < 5; round += 1) {
    const results = await Promise.all([demo, other].map((town) => start(town)));
    expect(results.filter(({ hasLocked }) => hasLocked).length).toBeLessThanOrEqual(1);
    await Promise.all(running.splice(0).map(kill));
  }
});

test('the settings are not written while a command uses another town', async () => {
  await start(other);
  const written = await run(
    evaluate(`import { writeTownSettings } from ${urlOf('townSettings.mjs')};
      await writeTownSettings().catch(({ message }) => console.log(message));`),
  );
  expect(written.output).toContain(`runs in this folder with ${other}.`);
  const generated = await run(['--import', 'tsx', 'scripts/codegen/town.ts']);
  expect(generated.code).toBe(1);
  expect(generated.output).toContain(`runs in this folder with ${other}.`);
});
