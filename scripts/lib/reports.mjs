import { relative } from 'node:path';
import { listIn, numberIn, objectIn, objectsIn, parseObject, textIn } from './json.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./times.mjs').Time} Time */
/** @typedef {import('./json.mjs').JsonObject} JsonObject */

/**
 * Reads something from the report of `jest --json` or of Playwright's reporter `json`.
 *
 * @template T
 * @typedef {(json: string) => T} Read
 */

/** A file that could not run counts as one failure. @type {Read<Counts>} */
export function countsOfJest(json) {
  const report = parseObject(json);
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests') + numberIn(report, 'numRuntimeErrorTestSuites'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  };
}

/** Returns the tests that failed, and the files that could not run. @type {Read<string[]>} */
export function failuresOfJest(json) {
  return failedFilesOfJest(json).flatMap((file) => {
    const failed = objectsIn(file, 'assertionResults').filter(({ status }) => status === 'failed');
    const name = textIn(file, 'name');
    return failed.length ? failed.map((test) => `${name}: ${textIn(test, 'fullName')}`) : [name];
  });
}

/** Returns Jest's messages about the files in which something failed. @type {Read<string>} */
export function failureOutputOfJest(json) {
  return failedFilesOfJest(json)
    .map((file) => `${textIn(file, 'name')}\n${textIn(file, 'message')}`)
    .join('\n');
}

/** @type {Read<JsonObject[]>} */
function failedFilesOfJest(json) {
  return objectsIn(parseObject(json), 'testResults').filter(({ status }) => status === 'failed');
}

/**
 * Returns the duration of each test file, because its setup often costs more than its single tests.
 *
 * @type {Read<Time[]>}
 */
export function timesOfJest(json) {
  return objectsIn(parseObject(json), 'testResults').map((file) => ({
    name: relative(ROOT, textIn(file, 'name')),
    seconds: (numberIn(file, 'endTime') - numberIn(file, 'startTime')) / 1000,
  }));
}

/**
 * A test that passed at a second attempt has passed. An error outside of tests counts as one failure.
 *
 * @type {Read<Counts>}
 */
export function countsOfPlaywright(json) {
  const report = parseObject(json);
  const stats = objectIn(report, 'stats');
  const flaky = specsIn(report).filter(({ tests }) =>
    tests.some((test) => test.status === 'flaky'),
  );
  return {
    passed: numberIn(stats, 'expected') + numberIn(stats, 'flaky'),
    failed: numberIn(stats, 'unexpected') + listIn(report, 'errors').length,
    skipped: numberIn(stats, 'skipped'),
    flaky: flaky.map(({ name }) => name),
  };
}

/** Returns the tests that failed, and the errors outside of tests. @type {Read<string[]>} */
export function failuresOfPlaywright(json) {
  const report = parseObject(json);
  const failed = specsIn(report).filter(({ ok }) => !ok);
  const errors = objectsIn(report, 'errors');
  return [
    ...failed.map(({ name }) => name),
    ...errors.map(({ message }) => (typeof message === 'string' ? message : 'an error')),
  ];
}

/** Returns the duration of each test, the sum of its attempts. @type {Read<Time[]>} */
export function timesOfPlaywright(json) {
  return specsIn(parseObject(json)).map(({ name, tests }) => {
    const attempts = tests.flatMap((test) => objectsIn(test, 'results'));
    const milliseconds = attempts.reduce((sum, one) => sum + numberIn(one, 'duration'), 0);
    return { name, seconds: milliseconds / 1000 };
  });
}

/**
 * @param {JsonObject} parent the report or a suite
 * @returns {{ name: string, ok: boolean, tests: JsonObject[] }[]} all tests below it; a name contains the
 *   titles of the suites, and the project, because several engines run tests with the same title
 */
function specsIn(parent) {
  const own = objectsIn(parent, 'specs').map((spec) => {
    const tests = objectsIn(spec, 'tests');
    const projects = tests
      .map(({ projectName }) => projectName)
      .filter((one) => typeof one === 'string');
    const project = projects.length > 0 ? ` (${projects.join(', ')})` : '';
    return { name: `${textIn(spec, 'title')}${project}`, ok: spec.ok === true, tests };
  });
  const nested = objectsIn(parent, 'suites').flatMap((suite) =>
    specsIn(suite).map((spec) => ({ ...spec, name: `${textIn(suite, 'title')} › ${spec.name}` })),
  );
  return [...own, ...nested];
}
