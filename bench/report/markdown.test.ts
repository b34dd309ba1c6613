import { sectionOf, sectionsOf, summaryOf, type Outcome } from './markdown';

const bench = { name: 'stack', title: 'Two of each', says: 'Loads in turns.' };

const outcome: Outcome = {
  judged: [
    { what: 'failed', measured: '0', limit: 'at most 0', kept: true },
    { what: 'p99 ms', measured: '31', limit: 'at most 20', kept: false },
    { what: 'requests per second', measured: '4000', kept: true },
  ],
  printed: 'stack 4000/s\n',
  fault: '',
  machine: '2 cores, Linux',
  commit: 'abc1234',
  began: new Date('2026-11-22T12:00:00Z'),
  took: 200,
};

const countsIn = (section: string) =>
  summaryOf(new Map([[bench.title, section]])).split('\n')[2] ?? '';

test('a section tells what was judged, when, and what was printed', () => {
  const section = sectionOf(bench, outcome);
  expect(section).toContain('2026-11-22 12:00 UTC, commit abc1234, 3 min; 2 cores, Linux.');
  expect(section).toContain('| p99 ms | 31 | at most 20 | **missed** |');
  expect(section).toContain('```text\nstack 4000/s\n```');
});

test('the summary counts limits, not numbers that have none', () => {
  expect(countsIn(sectionOf(bench, outcome))).toBe('| [Two of each](#two-of-each) | 1 | 1 |');
});

test('a run that broke is missed, though it judged nothing wrong', () => {
  const broken = { ...outcome, judged: [], fault: 'ended with code 1' };
  expect(countsIn(sectionOf(bench, broken))).toBe('| [Two of each](#two-of-each) | 0 | 1 |');
});

test('sections are found again in the file, and what stands above them is not', () => {
  const section = sectionOf(bench, outcome);
  const text = `# Benchmarks\n\nMade by hand.\n\n${section}\n\n## Other\n\nmore`;
  expect(sectionsOf(text).map(([title]) => title)).toEqual(['Two of each', 'Other']);
  expect(sectionsOf(text)[0]?.[1].trim()).toBe(section);
});
