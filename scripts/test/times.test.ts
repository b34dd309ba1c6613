/** @jest-environment node */
import { join } from 'node:path';
import { evaluate } from './evaluate';

const times = (of: 'Jest' | 'Playwright', report: object) =>
  evaluate('reports.mjs', `it.timesOf${of}(${JSON.stringify(JSON.stringify(report))})`);

test('the duration of a test file of Jest includes its setup', () => {
  const name = join(__dirname, '../../cms/test/rights.sqlite.test.ts');
  expect(times('Jest', { testResults: [{ name, startTime: 1000, endTime: 3500 }] })).toEqual([
    { name: 'cms/test/rights.sqlite.test.ts', seconds: 2.5 },
  ]);
});

test('the duration of a browser test is the sum of its attempts', () => {
  const results = [{ duration: 1200 }, { duration: 300 }];
  const suites = [
    {
      title: 'menu.spec.ts',
      suites: [{ title: 'on phones', specs: [{ title: 'opens', tests: [{ results }] }] }],
    },
  ];
  expect(times('Playwright', { suites })).toEqual([
    { name: 'menu.spec.ts › on phones › opens', seconds: 1.5 },
  ]);
});

test('the page lists the stages in their order and the slowest tests first', () => {
  const page = evaluate(
    'times.mjs',
    `it.timesPage([{ name: 'types', seconds: 20 }, { name: 'lint', seconds: 90 }],
      [{ name: 'quick', seconds: 1 }, { name: 'slow', seconds: 9 }])`,
  );
  expect(page).toMatch(/\| types \| 20\.0 \|\n\| lint \| 90\.0 \|/);
  expect(page).toMatch(/\| slow \| 9\.0 \|\n\| quick \| 1\.0 \|/);
});
