import { runToEnd } from '../children.mjs';
import { readEnvironment, readSettings } from '../env.mjs';
import { install } from '../install.mjs';
import { CMS, pathOfCaller } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { print } from '../steps.mjs';
import { readLanguages } from '../townSettings.mjs';
import { untranslatedTexts } from '../untranslated.mjs';

const usage = `Write one of:
  npm run content -- check
  npm run content -- export <folder> [--from https://cms.studium.example]
  npm run content -- import <folder> [--to https://cms.studium.example] [--dry-run] [--delete]`;

/**
 * Runs a program of the cms to its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('../env.mjs').Environment} [env]
 * @returns {Promise<0 | 1>}
 */
async function run(program, args, env) {
  await install({ onlyForStart: true });
  const node = ['--conditions=production', '--import', 'tsx', program, ...args];
  const { failure } = await runToEnd(node, { cwd: CMS, inherit: true, ...(env && { env }) });
  return failure ? 1 : 0;
}

/**
 * The address of the cms and the options for the program. Without an address it is the cms of `npm start`.
 *
 * @param {'--from' | '--to'} name
 * @param {string[]} options
 */
function readOptions(name, options) {
  const { cmsHost, editorEmail, source } = readSettings(readEnvironment());
  let address = cmsHost;
  const flags = [];
  for (const [index, option] of options.entries()) {
    if (option === name) address = options[index + 1] ?? '';
    else if (name === '--to' && ['--dry-run', '--delete'].includes(option)) flags.push(option);
    else if (options[index - 1] !== name) throw new Problem(usage);
  }
  return { args: ['--cms', address, ...flags], env: { ...source, EDITOR_EMAIL: editorEmail } };
}

/** Checks the folder of a town, and says which fixed texts are not translated. @param {string} town */
async function check(town) {
  const exitCode = await run('content/check.ts', [town]);
  for (const { code } of await readLanguages())
    for (const line of untranslatedTexts(town, code)) print(`Still in English: ${line}.`);
  return exitCode;
}

/**
 * `content check` checks the folder of the town that TOWN names. It needs no database. `content export` and
 * `content import` copy content between a folder and a running cms.
 *
 * @param {string[]} args
 * @returns {Promise<0 | 1>}
 */
export async function command([action, folder, ...options]) {
  if (action === 'check' && !folder) return check(readEnvironment().TOWN || 'castelmora');
  if ((action !== 'export' && action !== 'import') || !folder || folder.startsWith('-'))
    throw new Problem(usage);
  const { args, env } = readOptions(action === 'export' ? '--from' : '--to', options);
  return run('transfer/run.ts', [action, pathOfCaller(folder), ...args], env);
}
