import { existsSync } from 'node:fs';
import { cp, mkdir, open, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from './children.mjs';
import { CMS } from './paths.mjs';
import { hasCode } from './problem.mjs';
import { filesBelow, hashOf } from './stamp.mjs';
import { printUnchanged, step } from './steps.mjs';
import { bundleSeed, environmentOf, randomText, writeSecrets } from './town.mjs';

/** @typedef {import('./town.mjs').Town} Town */

/** The SQLite file in DATA_DIR, as cms/src/env.ts names it. */
const DATABASE = 'studium.db';

/** The file in DATA_DIR about the content of the database. */
const PREPARED = 'prepared.json';

/** The database and the outbox contain data and codes of persons, which other users of the machine must not read. */
const forOwner = { recursive: true, mode: 0o700 };

/** The seed's line about the new account; see cms/seed/createFirstAdministrator.ts. */
const ADMINISTRATOR_CREATED = /^administrator \S+ created$/;

/**
 * Runs the missing migrations, and fills an empty database from the folder of the town.
 *
 * @param {Town} town its `editor` is set when the seed has created the account
 */
export async function prepareData(town) {
  const { dataDir, usesPostgres } = town.settings;
  const migrations = await hashOf(CMS, await filesBelow(CMS, ['migrations']));
  const hasFile = existsSync(join(dataDir, DATABASE));
  // A PostgreSQL database may have been emptied or replaced since; a file has not.
  if (hasFile && !usesPostgres && (await readPrepared(dataDir))?.migrations === migrations)
    printUnchanged('database');
  else if (hasFile || usesPostgres) await prepareIn(dataDir, town, migrations);
  else await prepareInTemporaryFolder(town, migrations);
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
 * Creates a new SQLite town in a temporary folder and moves it to its place when it is complete, so that
 * an interruption leaves nothing that a later start would use.
 *
 * @param {Town} town
 * @param {string} migrations
 */
async function prepareInTemporaryFolder(town, migrations) {
  const { dataDir } = town.settings;
  const temporary = `${dataDir}.partial`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, forOwner);
  try {
    await prepareIn(temporary, town, migrations, { DATABASE_IS_TEMPORARY: 'yes' });
    await writeToDisk(join(temporary, DATABASE));
    await moveTo(temporary, dataDir);
  } catch (error) {
    town.editor = undefined;
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Prepares a new or existing database. Its seed can be interrupted: it recognises a half-seeded database and
 * leaves one with content unchanged.
 *
 * @param {string} dataDir
 * @param {Town} town
 * @param {string} migrations
 * @param {import('./env.mjs').Environment} [more] environment variables of the program
 */
async function prepareIn(dataDir, town, migrations, more) {
  const { source, editorEmail: email } = town.settings;
  const password = source.EDITOR_PASSWORD || randomText(20);
  const account = { EDITOR_EMAIL: email, EDITOR_PASSWORD: password };
  const env = environmentOf(town, { DATA_DIR: dataDir, ...account, ...more });
  await mkdir(dataDir, forOwner);
  try {
    await step(
      'database and content',
      async (onProgress) =>
        run('The database could not be prepared', await bundleSeed(), {
          cwd: CMS,
          env,
          onLine(line) {
            onProgress(line);
            if (ADMINISTRATOR_CREATED.test(line.trim())) town.editor = { email, password };
          },
        }),
      undefined,
      more ? 60 : 10,
    );
  } catch (error) {
    // Only if the program has written nothing.
    await rmdir(dataDir).catch(() => {});
    throw error;
  }
  await writeSecrets(dataDir, town.secrets);
  const content = (!town.editor && (await readPrepared(dataDir))?.content) || randomText(12);
  /** @type {Prepared} */
  const prepared = { migrations, content };
  await writeFile(join(dataDir, PREPARED), `${JSON.stringify(prepared)}\n`);
}

/** Writes a file to the disk that its program has left in the memory of the system. @param {string} path */
async function writeToDisk(path) {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
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
    const isNotDatabase = (/** @type {string} */ path) => basename(path) !== DATABASE;
    await cp(temporary, dataDir, { recursive: true, filter: isNotDatabase });
    await cp(join(temporary, DATABASE), join(dataDir, `${DATABASE}.partial`));
    await rename(join(dataDir, `${DATABASE}.partial`), join(dataDir, DATABASE));
  }
}

/** @typedef {{ migrations: string, content: string }} Prepared */

/** Returns what is known about the database; nothing without the file, or if it is damaged. @param {string} dataDir */
async function readPrepared(dataDir) {
  try {
    const text = await readFile(join(dataDir, PREPARED), 'utf8');
    const prepared = /** @type {unknown} */ (JSON.parse(text));
    return isPrepared(prepared) ? prepared : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Prepared} */
const isPrepared = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'migrations' in value &&
  typeof value.migrations === 'string' &&
  'content' in value &&
  typeof value.content === 'string';
