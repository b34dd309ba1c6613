import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from './children.mjs';
import { CMS } from './paths.mjs';
import { hasCode, Problem } from './problem.mjs';
import { keepSecrets, random } from './secrets.mjs';
import { filesBelow, hashOf } from './stamp.mjs';
import { cmsScript, environmentOf } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {import('./steps.mjs').Steps} Steps */

/** The SQLite file in DATA_DIR; cms/src/env.ts gives the name. */
const DATABASE = 'studium.db';

/** The line by which the seed says that it made the editor's account; see cms/seed/firstAdministrator.ts. */
const EDITOR_MADE = /^editor (\S+ made|created)$/;

/**
 * Brings the database to the newest migration and fills an empty one with the demo town.
 *
 * @param {Town} town its `editor` is set when the seed made the account
 * @param {Steps} steps
 */
export async function prepareData(town, steps) {
  const { dataDir, usesPostgres } = town.settings;
  const migrations = await hashOf(CMS, await filesBelow(CMS, ['migrations']));
  const hasFile = existsSync(join(dataDir, DATABASE));
  // A PostgreSQL database may have been emptied or exchanged since; a file is where it was.
  if (hasFile && !usesPostgres && (await readPrepared(dataDir))?.migrations === migrations)
    return steps.unchanged('database');
  if (hasFile || usesPostgres) await prepareInPlace(town, migrations, steps);
  else await prepareAside(town, migrations, steps);
}

/**
 * Adds synthetic entries until the database holds so many.
 *
 * @param {Town} town
 * @param {number} entries
 * @param {Steps} steps
 */
export async function addEntries(town, entries, steps) {
  const args = [...cmsScript('seed/run.ts'), '--entries', String(entries)];
  await steps.run('synthetic entries', (onLine) =>
    run('The entries could not be written', args, { cwd: CMS, env: environmentOf(town), onLine }),
  );
}

/**
 * Names the content of a town's database: another one after its data were thrown away and seeded
 * again. What was built from the old content must not be shown then.
 *
 * @param {Town} town
 */
export async function contentOf({ settings }) {
  return (await readPrepared(settings.dataDir))?.content;
}

/**
 * The seed of an existing database is safe to interrupt: it knows a half-done one, and leaves
 * alone one that is in use.
 *
 * @param {Town} town
 * @param {string} migrations
 * @param {Steps} steps
 */
async function prepareInPlace(town, migrations, steps) {
  const { dataDir } = town.settings;
  await migrate(town, dataDir, steps);
  await makeFolder(dataDir);
  await keepSecrets(dataDir, town.secrets);
  await seed(town, dataDir, steps);
  const content = (!town.editor && (await readPrepared(dataDir))?.content) || random(12);
  await writePrepared(dataDir, { migrations, content });
}

/**
 * A new SQLite town is made beside its place and moved there when it is whole, so that an end in
 * between leaves nothing behind that a later start would take for a town.
 *
 * @param {Town} town
 * @param {string} migrations
 * @param {Steps} steps
 */
async function prepareAside(town, migrations, steps) {
  const { dataDir } = town.settings;
  const aside = `${dataDir}.partial`;
  await rm(aside, { recursive: true, force: true });
  await makeFolder(aside);
  try {
    await keepSecrets(aside, town.secrets);
    await migrate(town, aside, steps);
    await seed(town, aside, steps);
    await writePrepared(aside, { migrations, content: random(12) });
    await moveTo(aside, dataDir);
  } catch (error) {
    town.editor = undefined;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * @param {Town} town
 * @param {string} dataDir
 * @param {Steps} steps
 */
async function migrate(town, dataDir, steps) {
  const env = environmentOf(town, { DATA_DIR: dataDir });
  await steps.run('migrate', () =>
    run('The database could not be prepared', cmsScript('scripts/migrate.ts'), { cwd: CMS, env }),
  );
}

/**
 * @param {Town} town
 * @param {string} dataDir
 * @param {Steps} steps
 */
async function seed(town, dataDir, steps) {
  const { source } = town.settings;
  const editor = {
    email: source.EDITOR_EMAIL || 'editor@studium.example',
    password: source.EDITOR_PASSWORD || random(20),
  };
  const env = environmentOf(town, {
    DATA_DIR: dataDir,
    EDITOR_EMAIL: editor.email,
    EDITOR_PASSWORD: editor.password,
  });
  await steps.run('seed', (say) =>
    run('The demo town could not be written', cmsScript('seed/run.ts'), {
      cwd: CMS,
      env,
      onLine(line) {
        say(line);
        if (EDITOR_MADE.test(line.trim())) town.editor = editor;
      },
    }),
  );
}

/**
 * Moves a finished town to its place. Where a rename cannot do it (the place is a mounted volume,
 * or holds other files already) it is copied, the database last, because that one makes a town.
 *
 * @param {string} aside
 * @param {string} dataDir
 */
async function moveTo(aside, dataDir) {
  try {
    await rmdir(dataDir).catch(() => {});
    await rename(aside, dataDir);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EBUSY', 'EXDEV')) throw error;
    await makeFolder(dataDir);
    const notLast = (/** @type {string} */ path) => basename(path) !== DATABASE;
    await cp(aside, dataDir, { recursive: true, filter: notLast });
    await cp(join(aside, DATABASE), join(dataDir, `${DATABASE}.partial`));
    await rename(join(dataDir, `${DATABASE}.partial`), join(dataDir, DATABASE));
  }
}

/** @param {string} path */
async function makeFolder(path) {
  try {
    await mkdir(path, { recursive: true });
  } catch {
    throw new Problem(`DATA_DIR cannot be used: the folder ${path} cannot be made.`);
  }
}

/** @typedef {{ migrations: string, content: string }} Prepared */

/**
 * @param {string} dataDir
 * @returns {Promise<Prepared | undefined>}
 */
async function readPrepared(dataDir) {
  try {
    return JSON.parse(await readFile(join(dataDir, 'prepared.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} dataDir
 * @param {Prepared} prepared
 */
async function writePrepared(dataDir, prepared) {
  await writeFile(join(dataDir, 'prepared.json'), `${JSON.stringify(prepared)}\n`);
}
