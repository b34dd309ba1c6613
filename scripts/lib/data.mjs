import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from './children.mjs';
import { parseObject, textIn } from './json.mjs';
import { CMS } from './paths.mjs';
import { hasCode, Problem } from './problem.mjs';
import { writeSecrets, randomText } from './secrets.mjs';
import { filesBelow, hashOf } from './stamp.mjs';
import { cmsScript, environmentOf } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {import('./steps.mjs').Steps} Steps */

/** The SQLite file in DATA_DIR, as cms/src/env.ts names it. */
const DATABASE = 'studium.db';

/** The seed's line about the editor's new account; see cms/seed/createFirstAdministrator.ts. */
const EDITOR_CREATED = /^editor (\S+ )?(made|created)$/;

/**
 * Runs the missing migrations, and fills an empty database with the demo town.
 *
 * @param {Town} town its `editor` is set when the seed has created the account
 * @param {Steps} steps
 */
export async function prepareData(town, steps) {
  const { dataDir, usesPostgres } = town.settings;
  const migrations = await hashOf(CMS, await filesBelow(CMS, ['migrations']));
  const hasFile = existsSync(join(dataDir, DATABASE));
  // A PostgreSQL database may have been emptied or replaced since; a file has not.
  if (hasFile && !usesPostgres && (await readPrepared(dataDir))?.migrations === migrations) {
    steps.reportUnchanged('database');
    return;
  }
  if (hasFile || usesPostgres) await prepareInPlace(town, migrations, steps);
  else await prepareInTemporaryFolder(town, migrations, steps);
}

/**
 * Adds synthetic entries until the database contains the given number.
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
 * Returns an id of the content of a town's database, which changes when the database is deleted and seeded
 * again, because a build that contains the old content must not be served then.
 *
 * @param {Town} town
 */
export async function contentOf({ settings }) {
  return (await readPrepared(settings.dataDir))?.content;
}

/**
 * Prepares an existing database. Its seed can be interrupted: it recognises a half-seeded database and
 * leaves one with content unchanged.
 *
 * @param {Town} town
 * @param {string} migrations
 * @param {Steps} steps
 */
async function prepareInPlace(town, migrations, steps) {
  const { dataDir } = town.settings;
  await migrate(town, dataDir, steps);
  await createFolder(dataDir);
  await writeSecrets(dataDir, town.secrets);
  await seed(town, dataDir, steps);
  const content = (!town.editor && (await readPrepared(dataDir))?.content) || randomText(12);
  await writePrepared(dataDir, { migrations, content });
}

/**
 * Creates a new SQLite town in a temporary folder and moves it to its place when it is complete, so that
 * an interruption leaves nothing that a later start would use.
 *
 * @param {Town} town
 * @param {string} migrations
 * @param {Steps} steps
 */
async function prepareInTemporaryFolder(town, migrations, steps) {
  const { dataDir } = town.settings;
  const temporary = `${dataDir}.partial`;
  await rm(temporary, { recursive: true, force: true });
  await createFolder(temporary);
  try {
    await writeSecrets(temporary, town.secrets);
    await migrate(town, temporary, steps);
    await seed(town, temporary, steps);
    await writePrepared(temporary, { migrations, content: randomText(12) });
    await moveTo(temporary, dataDir);
  } catch (error) {
    town.editor = undefined;
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
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
    password: source.EDITOR_PASSWORD || randomText(20),
  };
  const env = environmentOf(town, {
    DATA_DIR: dataDir,
    EDITOR_EMAIL: editor.email,
    EDITOR_PASSWORD: editor.password,
  });
  await steps.run('seed', (onProgress) =>
    run('The demo town could not be written', cmsScript('seed/run.ts'), {
      cwd: CMS,
      env,
      onLine(line) {
        onProgress(line);
        if (EDITOR_CREATED.test(line.trim())) town.editor = editor;
      },
    }),
  );
}

/**
 * Moves a finished town to its place. Where a rename is impossible (a mounted volume, or a folder with
 * other files) it copies the files, the database last, because a start recognises a town by its database.
 *
 * @param {string} temporary
 * @param {string} dataDir
 */
async function moveTo(temporary, dataDir) {
  try {
    await rmdir(dataDir).catch(() => {});
    await rename(temporary, dataDir);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EBUSY', 'EXDEV')) throw error;
    await createFolder(dataDir);
    const isNotDatabase = (/** @type {string} */ path) => basename(path) !== DATABASE;
    await cp(temporary, dataDir, { recursive: true, filter: isNotDatabase });
    await cp(join(temporary, DATABASE), join(dataDir, `${DATABASE}.partial`));
    await rename(join(dataDir, `${DATABASE}.partial`), join(dataDir, DATABASE));
  }
}

/** @param {string} path */
async function createFolder(path) {
  try {
    await mkdir(path, { recursive: true });
  } catch {
    throw new Problem(`DATA_DIR cannot be used: the folder ${path} cannot be created.`);
  }
}

/** @typedef {{ migrations: string, content: string }} Prepared */

/**
 * @param {string} dataDir
 * @returns {Promise<Prepared | undefined>}
 */
async function readPrepared(dataDir) {
  try {
    const prepared = parseObject(await readFile(join(dataDir, 'prepared.json'), 'utf8'));
    return { migrations: textIn(prepared, 'migrations'), content: textIn(prepared, 'content') };
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
