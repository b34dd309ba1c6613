import { checkLicences, reportVulnerabilities } from './commands/audit.mjs';
import { binOf } from './paths.mjs';
import { check, ONE_PASSED, stage } from './stages.mjs';

/** Runs the checks that need no running program, one after the other. */
export async function runChecks() {
  return [
    await stage('licences', '', 3, () => checkLicences().then(() => ONE_PASSED)),
    await stage('vulnerabilities', '', 3, reportVulnerabilities),
    await checkTypes('types of the site', 63, '.'),
    await checkTypes('types of the cms', 34, 'cms'),
    await checkTypes('types of the scripts', 10, 'scripts'),
    await check('prettier', 8, [binOf('prettier'), ...CACHE, '--check', '.']),
    await checkLint('lint', '.'),
  ];
}

/** By content, because a new checkout has new times of files. */
const CACHE = ['--cache', '--cache-strategy', 'content'];

/** Checks the types of a folder (docs/adr/051). @param {string} title @param {number} seconds @param {string} folder */
const checkTypes = (title, seconds, folder) =>
  check(title, seconds, [
    ...[binOf('typescript', 'tsc'), '--noEmit', '--incremental', 'false', '-p', folder],
  ]);

/** @param {string} title @param {...string} args */
const checkLint = (title, ...args) =>
  check(title, 54, [binOf('oxlint'), '--config', 'oxlint.config.js', ...args]);

/**
 * Runs the checks of single files at the same time, and the types of their programs.
 *
 * @param {string[]} files
 * @param {boolean} inCms whether some belong to the cms
 */
export function checkFiles(files, inCms) {
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  const inScripts = code.some((file) => /^scripts\//.test(file));
  return Promise.all([
    check('prettier', 5, [binOf('prettier'), '--check', '--ignore-unknown', ...files]),
    ...(code.length ? [checkLint('lint', '--no-error-on-unmatched-pattern', ...code)] : []),
    checkTypes('types of the site', 63, '.'),
    ...(inScripts ? [checkTypes('types of the scripts', 10, 'scripts')] : []),
    ...(inCms ? [checkTypes('types of the cms', 34, 'cms')] : []),
  ]);
}
