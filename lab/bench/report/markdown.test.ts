import { type Outcome, overviewOf, pageOf, rowsOf } from './markdown';

const bench = { name: 'stack', title: 'Two of each', description: 'Loads four sites one by one.' };

const outcome: Outcome = {
  measurements: [
    { what: 'failed', measured: '0', limit: 'at most 0', isMet: true },
    { what: 'p99 ms, highest: home', measured: '31', limit: 'at most 20', isMet: false },
    { what: 'requests per second', measured: '4000', isMet: true },
  ],
  printed: 'stack 4000/s\n',
  fault: '',
  machine: '2 cores, Linux',
  commit: 'abc1234',
  began: new Date('2026-11-22T12:00:00Z'),
  took: 200,
};

const page = pageOf(bench, outcome, []);
const overview = (text: string) => overviewOf(new Map([[bench, text]]));

test('a page shows the numbers, the date and the output of a run', () => {
  expect(page).toContain('2026-11-22 12:00 UTC, commit abc1234, 3 min; 2 cores, Linux.');
  expect(page).toContain('| p99 ms, highest: home | 31 |  | at most 20 | **missed** |');
  expect(page).toContain('```text\nstack 4000/s\n```');
});

test('the overview counts only numbers with limits', () => {
  const row = '| [Two of each](benchmarks/stack.md) | 2026-11-22 | 1 | 1 |';
  expect(overview(page)).toContain(row);
});

test('a run that broke counts as missed, even without a missed limit', () => {
  const broken = pageOf(bench, { ...outcome, measurements: [], fault: 'ended with code 1' }, []);
  expect(overview(broken)).toContain('| 2026-11-22 | 0 | 1 |');
});

test('the rows of a page can be read back', () => {
  const [, second] = rowsOf(page);
  expect(rowsOf(page)).toHaveLength(3);
  expect(second).toEqual({
    what: 'p99 ms, highest: home',
    measured: '31',
    before: '',
    limit: 'at most 20',
    verdict: '**missed**',
  });
});

test('the overview lists numbers that changed by a tenth, even if another page is the worst now', () => {
  expect(overview(page)).toContain('Nothing changed by a tenth');
  const measurements = [
    { what: 'p99 ms, highest: news', measured: '18', limit: 'at most 20', isMet: true },
    { what: 'requests per second', measured: '4100', isMet: true },
  ];
  const next = overview(pageOf(bench, { ...outcome, measurements }, rowsOf(page)));
  expect(next).toContain('| Two of each | p99 ms, highest: news | 31 | 18 | at most 20 |');
  expect(next).not.toContain('4100');
});

test('the overview lists numbers near their limits, the nearest first, and no numbers without a limit', () => {
  const measurements = [
    { what: 'far', measured: '1', limit: 'at most 9', isMet: true },
    { what: 'near', measured: '8', limit: 'at most 9', isMet: true },
    { what: 'free', measured: '99', isMet: true },
    { what: 'reached', measured: '99', limit: 'at least 9', isMet: true },
  ];
  const [, nearest = ''] = overview(pageOf(bench, { ...outcome, measurements }, [])).split(
    '## Nearest',
  );
  expect([...nearest.matchAll(/each \| (\w+)/g)].map(([, what]) => what)).toEqual(['near', 'far']);
});
