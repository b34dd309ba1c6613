/** @jest-environment node */
import { evaluate } from './evaluate';

const count = (of: 'Jest' | 'Playwright', report: object) =>
  evaluate('reports.mjs', `it.countsOf${of}(${JSON.stringify(JSON.stringify(report))})`);

const failures = (of: 'Jest' | 'Playwright', report: object) =>
  evaluate('reports.mjs', `it.failuresOf${of}(${JSON.stringify(JSON.stringify(report))})`);

const ended = (status: 'passed' | 'failed', fullName: string) => ({ status, fullName });

describe('the last line of `npm test`', () => {
  test('counts skipped tests only when there are some', () => {
    const summary = (counts: object) =>
      evaluate('counts.mjs', `it.summary(${JSON.stringify(counts)})`);
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  test('counts a test file that could not run as a failure', () => {
    expect(
      count('Jest', {
        numPassedTests: 5,
        numFailedTests: 1,
        numRuntimeErrorTestSuites: 1,
        numPendingTests: 1,
        numTodoTests: 1,
      }),
    ).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  test('counts a browser test that passed at the second attempt as passed, and names it', () => {
    expect(
      count('Playwright', {
        stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 0 },
        suites: [
          {
            title: 'menu.spec.ts',
            specs: [{ ok: true, title: 'opens', tests: [{ status: 'flaky' }] }],
          },
        ],
        errors: [],
      }),
    ).toEqual({ passed: 4, failed: 0, skipped: 0, flaky: ['menu.spec.ts › opens'] });
  });

  test('counts an error outside of any browser test as a failure', () => {
    expect(
      count('Playwright', {
        stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
        errors: [{ message: 'No tests found' }],
      }),
    ).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
  });
});

describe('a stage in parts', () => {
  test('continues after a part that failed, and reports the results of all parts', () => {
    const done = evaluate(
      'counts.mjs',
      `it
        .runParts([
          async () => {
            throw new it.StageFailed({ passed: 1, failed: 1, skipped: 0 }, 'output', ['a.spec › b']);
          },
          async () => ({
            passed: 4,
            failed: 0,
            skipped: 1,
            flaky: ['c.spec › d'],
            times: [{ name: 'd', seconds: 2 }],
          }),
        ])
        .catch(({ counts, output, failures }) => ({ counts, output, failures }))`,
    );
    expect(done).toEqual({
      counts: {
        passed: 5,
        failed: 1,
        skipped: 1,
        flaky: ['c.spec › d'],
        times: [{ name: 'd', seconds: 2 }],
      },
      output: 'output',
      failures: ['a.spec › b'],
    });
  });
});

describe('the failures', () => {
  test('contain the messages of the files that failed only', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', message: '' },
        { name: 'b.test.ts', status: 'failed', message: '● adds: expected 2' },
      ],
    };
    const json = JSON.stringify(JSON.stringify(report));
    expect(evaluate('reports.mjs', `it.failureOutputOfJest(${json})`)).toBe(
      'b.test.ts\n● adds: expected 2',
    );
  });

  test('contain the names of the tests and of the files that could not run', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [ended('passed', 'stands')] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [ended('failed', 'falls')] },
        { name: 'c.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(failures('Jest', report)).toEqual(['b.test.ts: falls', 'c.test.ts']);
  });

  test('contain the titles of the suites of a browser test', () => {
    const specs = [
      { ok: true, title: 'opens' },
      { ok: false, title: 'closes' },
    ];
    const report = {
      suites: [{ title: 'menu.spec.ts', suites: [{ title: 'the menu', specs }] }],
      errors: [{ message: 'No tests found' }],
    };
    expect(failures('Playwright', report)).toEqual([
      'menu.spec.ts › the menu › closes',
      'No tests found',
    ]);
  });
});
