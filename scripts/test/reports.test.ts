import { readJestReport, readPlaywrightReport } from '../lib/reports.mjs';

const readJest = (report: object) =>
  readJestReport(
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
      ...report,
    }),
  );

const noStats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
const readPlaywright = (report: object) =>
  readPlaywrightReport(JSON.stringify({ stats: noStats, suites: [], errors: [], ...report }));

describe('the report of Jest', () => {
  test('counts a test file that could not run as a failure', () => {
    expect(
      readJest({
        numPassedTests: 5,
        numFailedTests: 1,
        numRuntimeErrorTestSuites: 1,
        numPendingTests: 1,
        numTodoTests: 1,
      }).counts,
    ).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  test('names the tests that failed and the files that could not run, with their messages', () => {
    const ended = (status: string, fullName: string) => ({ status, fullName });
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [ended('passed', 'stands')] },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '● falls: expected 2',
        assertionResults: [ended('failed', 'falls')],
      },
      { name: 'c.test.ts', status: 'failed', message: '● broken', assertionResults: [] },
    ];
    expect(readJest({ testResults })).toMatchObject({
      failures: ['b.test.ts: falls', 'c.test.ts'],
      messages: 'b.test.ts\n● falls: expected 2\nc.test.ts\n● broken',
    });
  });
});

describe('the report of Playwright', () => {
  test('counts a test that passed at the second attempt as passed, and names it', () => {
    const tests = [{ status: 'flaky', projectName: 'webkit', results: [] }];
    const { counts } = readPlaywright({
      stats: { ...noStats, expected: 3, flaky: 1 },
      suites: [{ title: 'menu.spec.ts', specs: [{ ok: true, title: 'opens', tests }] }],
    });
    expect(counts).toMatchObject({
      ...{ passed: 4, failed: 0, skipped: 0 },
      flaky: ['menu.spec.ts › opens (webkit)'],
    });
  });

  test('counts an error outside of any test as a failure', () => {
    const { counts, failures } = readPlaywright({ errors: [{ message: 'No tests found' }] });
    expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(failures).toEqual(['No tests found']);
  });

  test('names the tests that failed by the titles of their suites', () => {
    const specs = [{ ok: false, title: 'closes', tests: [] }];
    const { failures } = readPlaywright({
      suites: [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'the menu', specs }] }],
    });
    expect(failures).toEqual(['menu.spec.ts › the menu › closes']);
  });
});
