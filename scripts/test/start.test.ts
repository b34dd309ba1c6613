import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isAnswering, occupy, StandInTown, until } from './standInTown';

// Each start spawns several processes while other tests use the machine.
jest.setTimeout(60_000);

let town: StandInTown;
beforeEach(async () => (town = await StandInTown.create()));
afterEach(() => {
  town.killAll();
  town.remove();
});

const NEXT = `${__dirname}/stand-in/modules/next/next.mjs`;

/** Code that runs before the stand-in of Next: the cms dies as it does with a wrong setting. */
const DIES_AS_CMS = `
  if (process.argv[2] === 'start' && process.cwd().endsWith('cms')) {
    console.error('A setting is wrong.');
    process.exit(1);
  }
`;

/** The running programs of the site, each with its process id. */
const sitePrograms = () => town.programs.filter((args) => args.endsWith(`-p ${town.port}`));

/** Waits until all programs have ended, because the system needs a moment after a kill. */
const untilAllEnded = () =>
  until(
    () => town.programs,
    (programs) => programs.length === 0,
  );

/** Starts the town, stops it as soon as it runs, and returns the output. */
async function startAndStop(env = {}) {
  const run = town.start(env);
  await run.prints('Ctrl-C stops both.');
  expect(await run.interrupt()).toBe(0);
  return run.output;
}

test('a first start creates a town, prints the addresses and the password, and ends with Ctrl-C', async () => {
  const run = town.start();
  await run.prints('Ctrl-C stops both.');
  expect(run.output).toMatch(/ok database and content[^]*ok build site[^]*ok start/);
  const site = `http://localhost:${town.port}`;
  expect(run.output).toContain(
    `  Site      ${site}\n  English   ${site}/en\n  Deutsch   ${site}/de\n`,
  );
  expect(run.output).toContain(`http://localhost:${town.cmsPort}/admin`);
  expect(run.output).toMatch(/Password +[\w-]{20} /);
  expect(await isAnswering(town.port)).toBe(true);
  expect(await isAnswering(town.cmsPort)).toBe(true);

  expect(await run.interrupt()).toBe(0);
  expect(await isAnswering(town.port)).toBe(false);
  expect(await isAnswering(town.cmsPort)).toBe(false);
});

test('only the owner can read the data and the secrets, and the password is not stored', async () => {
  const [, password = ''] = /Password +([\w-]{20})/.exec(await startAndStop()) ?? [];
  const secrets = town.path('cms/data/secrets.json');
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  expect(statSync(town.dataDir).mode & 0o777).toBe(0o700);
  expect(Object.keys(JSON.parse(readFileSync(secrets, 'utf8')) as object).sort()).toEqual([
    'PAYLOAD_SECRET',
    'PREVIEW_TOKEN',
    'REVALIDATE_SECRET',
  ]);
  for (const file of readdirSync(town.dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = `${town.dataDir}/${file}`;
    if (statSync(path).isFile()) expect(readFileSync(path, 'utf8')).not.toContain(password);
  }
});

test('a second start repeats no step, and builds only what has changed since', async () => {
  await startAndStop();
  const second = await startAndStop();
  expect(second).toMatch(/ok database unchanged\nok build cms unchanged\n[^]*ok start/);
  expect(second).not.toContain('Password');

  town.write('pages/index.tsx', 'export default () => "changed";');
  const third = await startAndStop();
  expect(third).toMatch(/ok build cms unchanged[^]*ok build site \d/);
});

test('another town, whose data are in another folder, is not built again either', async () => {
  const elmo = { DATA_DIR: 'cms/data-elmo' };
  await startAndStop(elmo);
  expect(await startAndStop(elmo)).toContain('ok build cms unchanged');
});

test('Ctrl-C during the seed leaves no incomplete data', async () => {
  const run = town.start({ STAND_IN_SEED: 'hangs' });
  await run.prints('.. database and content, about 60 s');
  await new Promise((later) => setTimeout(later, 500));
  expect(await run.interrupt()).toBe(130);
  expect(run.output).not.toContain('Password');
  // The build of the cms and the program of the seed may stay.
  expect(readdirSync(town.path('cms')).filter((name) => name.startsWith('data'))).toEqual([]);
});

test('an unreachable database ends the start with its error message, and leaves no data', async () => {
  const run = town.start({ DATABASE_URL: 'postgres://localhost/studium' });
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('The database at localhost does not answer.');
  expect(existsSync(town.dataDir)).toBe(false);
});

test('the new password is printed even if the build fails afterwards', async () => {
  const run = town.start({ STAND_IN_BUILD: 'fails' });
  expect(await run.ended).toBe(1);
  expect(run.output).toMatch(/Password +[\w-]{20} /);
  expect(run.output).toContain('No page could be rendered.');
  expect(await isAnswering(town.cmsPort)).toBe(false);
});

test('a program that dies during the start ends it, and its last lines are printed', async () => {
  town.write('node_modules/next/next.mjs', DIES_AS_CMS + readFileSync(NEXT, 'utf8'));
  const run = town.start();
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('The cms died:\n  A setting is wrong.');
  expect(run.output).not.toContain('restarts');
});

describe('a program that dies while both run', () => {
  const die = (port: number) => fetch(`http://localhost:${port}/die`).catch(() => null);

  test('restarts after growing pauses, and the other one keeps running', async () => {
    const run = town.start();
    await run.prints('Ctrl-C stops both.');
    const [site] = sitePrograms();
    for (const pause of [1, 2]) {
      await die(town.cmsPort);
      await run.prints(`The cms ended with code 3; it restarts in ${pause} s.`);
      expect(await isAnswering(town.port)).toBe(true);
      await until(() => isAnswering(town.cmsPort), Boolean);
    }
    expect(run.output).toContain(town.path('cms/data/logs/cms.log'));
    await run.prints('The cms runs again.');
    expect(sitePrograms()).toEqual([site]);
    expect(run.child.exitCode).toBeNull();
    expect(await run.interrupt()).toBe(0);
    await untilAllEnded();
    const log = readFileSync(town.path('cms/data/logs/cms.log'), 'utf8');
    expect(log.match(/^--- started at /gm)).toHaveLength(3);
    expect(log.match(/^The last words\.$/gm)).toHaveLength(2);
  });

  test('does not restart after Ctrl-C during the pause', async () => {
    const run = town.start();
    await run.prints('Ctrl-C stops both.');
    for (const pause of [1, 2]) {
      await until(() => isAnswering(town.port), Boolean);
      await die(town.port);
      await run.prints(`The site ended with code 3; it restarts in ${pause} s.`);
    }
    expect(await run.interrupt()).toBe(0);
    await untilAllEnded();
    const log = readFileSync(town.path('cms/data/logs/site.log'), 'utf8');
    expect(log.match(/^--- started at /gm)).toHaveLength(2);
  });
});

describe('when the parent is killed with SIGKILL', () => {
  test('both programs answer the open requests and end', async () => {
    const run = town.start();
    await run.prints('Ctrl-C stops both.');
    expect(town.programs.length).toBeGreaterThan(4);
    const slow = fetch(`http://localhost:${town.port}/slow`).then((answer) => answer.text());
    await until(() => fetch(`http://localhost:${town.port}/`).then(({ ok }) => ok), Boolean);
    run.child.kill('SIGKILL');
    expect(await slow).toBe('site');
    await untilAllEnded();
  });

  test('the seed ends too', async () => {
    const run = town.start({ STAND_IN_SEED: 'hangs' });
    await run.prints('.. database and content, about 60 s');
    await until(
      () => town.programs,
      (programs) => programs.some((args) => args.includes('seed/run.mjs')),
    );
    run.child.kill('SIGKILL');
    await untilAllEnded();
  });

  test('everything ends, also when the parent is npm', async () => {
    const run = town.npmStart();
    await run.prints('Ctrl-C stops both.');
    run.child.kill('SIGKILL');
    await untilAllEnded();
  });
});

test.each(['127.0.0.1', '::1', '0.0.0.0'])(
  'a port that is taken at %s is reported before anything else',
  async (address) => {
    const { free } = await occupy(address, town.port);
    const run = town.start();
    expect(await run.ended).toBe(1);
    expect(run.output.trim()).toBe(
      `Port ${town.port} is taken; free it or start with PORT=${town.port + 1}.`,
    );
    expect(existsSync(town.dataDir)).toBe(false);
    await free();
  },
);

test('a second start during the first one is refused', async () => {
  const run = town.start({ STAND_IN_SEED: 'hangs' });
  await run.prints('.. database and content, about 60 s');
  const second = town.start();
  expect(await second.ended).toBe(1);
  expect(second.output).toContain(`Port ${town.port} is taken`);
  await run.interrupt();
});

test('a setting in .env is used unless the shell sets it', async () => {
  town.write('.env', 'SITE_URL=nonsense');
  const run = town.start();
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('SITE_URL must be an address');
  expect(await startAndStop({ SITE_URL: 'https://town.example' })).toContain(
    'https://town.example',
  );
});

test('in development both programs run without a build, and end with Ctrl-C', async () => {
  const run = town.start({}, 'dev');
  await run.prints('Ctrl-C stops everything.');
  expect(run.output).toMatch(/ok database and content/);
  expect(run.output).not.toContain('ok build');
  // The stand-in of the code generator does not watch files.
  expect(run.output).toContain('The code generator ended. Run npm run codegen');
  expect(await isAnswering(town.port)).toBe(true);
  expect(await isAnswering(town.cmsPort)).toBe(true);
  expect(await run.interrupt()).toBe(0);
  expect(await isAnswering(town.port)).toBe(false);
  expect(await isAnswering(town.cmsPort)).toBe(false);
});
