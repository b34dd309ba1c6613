/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { answers, occupy, StandInTown } from './standInTown';

// Each start spawns half a dozen processes, beside whatever else the machine is testing.
jest.setTimeout(60_000);

let town: StandInTown;
beforeEach(async () => (town = await StandInTown.create()));
afterEach(() => {
  town.remove();
});

/** What a start that is stopped as soon as it runs has said. */
async function startAndStop(env = {}) {
  const run = town.start(env);
  await run.prints('Ctrl-C stops both.');
  expect(await run.interrupt()).toBe(0);
  return run.output;
}

test('a first start makes a town, tells the addresses and the password, and ends with Ctrl-C', async () => {
  const run = town.start();
  await run.prints('Ctrl-C stops both.');
  expect(run.output).toMatch(/ok migrate[^]*ok seed[^]*ok build cms[^]*ok build site[^]*ok start/);
  expect(run.output).toContain(`http://localhost:${town.port}/en`);
  expect(run.output).toContain(`http://localhost:${town.cmsPort}/admin`);
  expect(run.output).toMatch(/Password +[\w-]{20} /);
  expect(await answers(town.port)).toBe(true);
  expect(await answers(town.cmsPort)).toBe(true);

  expect(await run.interrupt()).toBe(0);
  expect(await answers(town.port)).toBe(false);
  expect(await answers(town.cmsPort)).toBe(false);
});

test('the secrets are kept for the owner alone, and the password nowhere', async () => {
  const [, password = ''] = /Password +([\w-]{20})/.exec(await startAndStop()) ?? [];
  const secrets = town.path('cms/data/secrets.json');
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
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

test('a second start does nothing again, and builds what has changed since', async () => {
  await startAndStop();
  const second = await startAndStop();
  expect(second).toMatch(/ok database unchanged\nok build cms unchanged\nok start/);
  expect(second).not.toContain('Password');

  town.write('pages/index.tsx', 'export default () => "changed";');
  const third = await startAndStop();
  expect(third).toMatch(/ok build cms unchanged[^]*ok build site \d/);
});

test('Ctrl-C during the seed leaves nothing half-done', async () => {
  const run = town.start({ STAND_IN_SEED: 'hangs' });
  await run.prints('ok migrate');
  await new Promise((later) => setTimeout(later, 500));
  expect(await run.interrupt()).toBe(130);
  expect(run.output).not.toContain('Password');
  expect(readdirSync(town.path('cms')).sort()).toEqual(
    readdirSync(`${__dirname}/stand-in/cms`).sort(),
  );
});

test('a database that is out of reach is told in its own words, and leaves nothing', async () => {
  const run = town.start({ DATABASE_URL: 'postgres://localhost/studium' });
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('The database at localhost does not answer.');
  expect(existsSync(town.dataDir)).toBe(false);
});

test('a password that exists already is told even when the build fails after it', async () => {
  const run = town.start({ STAND_IN_BUILD: 'fails' });
  expect(await run.ended).toBe(1);
  expect(run.output).toMatch(/Password +[\w-]{20} /);
  expect(run.output).toContain('No page could be rendered.');
  expect(await answers(town.cmsPort)).toBe(false);
});

test('when one program dies the other is stopped, and its last words are told', async () => {
  const run = town.start();
  await run.prints('Ctrl-C stops both.');
  await fetch(`http://localhost:${town.cmsPort}/die`).catch(() => {});
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('The cms died:\n  The last words.');
  expect(await answers(town.port)).toBe(false);
});

test.each(['127.0.0.1', '::1', '0.0.0.0'])('a port taken at %s is told first', async (address) => {
  const { free } = await occupy(address, town.port);
  const run = town.start();
  expect(await run.ended).toBe(1);
  expect(run.output.trim()).toBe(
    `Port ${town.port} is taken; free it or start with PORT=${town.port + 1}.`,
  );
  expect(existsSync(town.dataDir)).toBe(false);
  await free();
});

test('a second start during the first is refused', async () => {
  const run = town.start({ STAND_IN_SEED: 'hangs' });
  await run.prints('ok migrate');
  const second = town.start();
  expect(await second.ended).toBe(1);
  expect(second.output).toContain(`Port ${town.port} is taken`);
  await run.interrupt();
});

test('a setting in .env counts, unless the shell says otherwise', async () => {
  town.write('.env', 'SITE_URL=nonsense');
  const run = town.start();
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('SITE_URL must be an address');
  expect(await startAndStop({ SITE_URL: 'https://town.example' })).toContain(
    'https://town.example',
  );
});

test('in development both programs run unbuilt on a town of their own, and end with Ctrl-C', async () => {
  const run = town.dev();
  await run.prints('Ctrl-C stops everything.');
  expect(run.output).toMatch(/ok seed/);
  expect(run.output).not.toContain('ok build');
  expect(await answers(town.port)).toBe(true);
  expect(await answers(town.cmsPort)).toBe(true);
  expect(await run.interrupt()).toBe(0);
  expect(await answers(town.port)).toBe(false);
  expect(await answers(town.cmsPort)).toBe(false);
});
