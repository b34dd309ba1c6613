import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CMS } from './paths.mjs';
import { hasCode } from './problem.mjs';
import { filesBelow, hashOf } from './stamp.mjs';
import { printUnchanged, step } from './steps.mjs';
import { randomText, runCmsScript, writeSecrets } from './town.mjs';

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
    await prepareIn(temporary, town, migrations);
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
 */
async function prepareIn(dataDir, town, migrations) {
  const { source, editorEmail: email } = town.settings;
  const password = source.EDITOR_PASSWORD || randomText(20);
  const env = { DATA_DIR: dataDir };
  await step('migrate', () =>
    runCmsScript('The database could not be prepared', town, ['scripts/migrate.ts'], { env }),
  );
  await mkdir(dataDir, forOwner);
  await writeSecrets(dataDir, town.secrets);
  await step('seed', (onProgress) =>
    runCmsScript('The content of the town could not be written', town, ['seed/run.ts'], {
      env: { ...env, EDITOR_EMAIL: email, EDITOR_PASSWORD: password },
      onLine(line) {
        onProgress(line);
        if (ADMINISTRATOR_CREATED.test(line.trim())) town.editor = { email, password };
      },
    }),
  );
  const content = (!town.editor && (await readPrepared(dataDir))?.content) || randomText(12);
  /** @type {Prepared} */
  const prepared = { migrations, content };
  await writeFile(join(dataDir, PREPARED), `${JSON.stringify(prepared)}\n`);
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
