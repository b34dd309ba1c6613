import { readdirSync } from 'node:fs';
import { StandInTown } from './standInTown';

// Each command spawns several processes while other tests use the machine.
jest.setTimeout(60_000);

let town: StandInTown;
beforeEach(async () => (town = await StandInTown.create()));
afterEach(() => {
  town.killAll();
  town.remove();
});

/** Prepares what a scratch town needs; its folder is created in `tmp`. Any file stands for the browser. */
function prepareScratch() {
  for (const folder of ['tmp', 'towns/castelmora']) town.mkdir(folder);
  town.link('smtp-server');
  return { CHROMIUM_PATH: process.execPath, TMPDIR: town.path('tmp') };
}

const scratchFolders = () =>
  readdirSync(town.path('tmp')).filter((name) => name.startsWith('studium-'));

test('npm test refuses an argument that it does not know', async () => {
  const run = town.start({}, 'test', 'src/features');
  expect(await run.ended).toBe(1);
  expect(run.output).toContain('npm test takes only --changed [commit], not src/features.');
});

test('the end-to-end tests use the browser that .env names', async () => {
  town.write('.env', 'CHROMIUM_PATH=/no/browser');
  const run = town.start({}, 'e2e');
  expect(await run.ended).toBe(1);
  expect(run.output).toContain(
    'CHROMIUM_PATH must be a browser\'s file; there is none at "/no/browser".',
  );
});

test('no program of a scratch town runs on if the site cannot be built', async () => {
  const settings = prepareScratch();
  town.write(
    'scripts/lib/commands/waits.mjs',
    `import { withScratchTown } from '../e2e.mjs';
    import { untilInterrupted } from '../interruption.mjs';
    export async function command() {
      await withScratchTown(async () => {}).catch((error) => console.log(error.message));
      console.log('the command goes on');
      await untilInterrupted;
    }`,
  );
  const run = town.start({ ...settings, STAND_IN_BUILD: 'fails' }, 'waits');
  await run.prints('the command goes on');
  expect(run.output).toContain('No page could be rendered.');
  expect(town.programs.filter((args) => !args.includes('run.mjs waits'))).toEqual([]);
  expect(scratchFolders()).toEqual([]);
  await run.interrupt();
});

test('Ctrl-C during the checks and the seed ends npm test without an error and without files', async () => {
  const run = town.start({ ...prepareScratch(), STAND_IN_SEED: 'hangs' }, 'test');
  await run.prints('.. database and content');
  expect(await run.interrupt()).toBe(130);
  expect(run.output).toMatch(/\nStopped\.\n$/);
  expect(scratchFolders()).toEqual([]);
});
