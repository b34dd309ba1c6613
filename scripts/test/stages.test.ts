import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runParts, StageFailed, summary } from '../lib/counts.mjs';
import { EXPECTED_SECONDS, roughDuration, timesPage } from '../lib/times.mjs';

test('the last line of `npm test` counts skipped tests only when there are some', () => {
  expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
});

test('a stage continues after a part that failed, and reports the results of all parts', async () => {
  const others = { flaky: ['c.spec › d'], times: [{ name: 'd', seconds: 2 }] };
  const failed = new StageFailed({ passed: 1, failed: 1, skipped: 0 }, 'output', ['a.spec › b']);
  const parts = runParts([
    () => Promise.reject(failed),
    async () => ({ passed: 4, failed: 0, skipped: 1, ...others }),
  ]);
  await expect(parts).rejects.toMatchObject({
    counts: { passed: 5, failed: 1, skipped: 1, ...others },
    output: 'output',
    failures: ['a.spec › b'],
  });
});

test('a rough duration is in seconds below 90, and in minutes from 90 seconds on', () => {
  expect([51, 89.6, 90, 2106].map(roughDuration)).toEqual([
    ...['about 51 s', 'about 90 s', 'about 2 min', 'about 35 min'],
  ]);
});

test('each stage with an expected duration is a stage of the test command', () => {
  const command = readFileSync(join(__dirname, '../lib/commands/test.mjs'), 'utf8');
  const stages = Object.keys(EXPECTED_SECONDS);
  expect(stages.filter((name) => !command.includes(`'${name}'`))).toEqual([]);
});

test('the page of durations lists the stages in their order and the slowest tests first', () => {
  const page = timesPage(
    [
      { name: 'types', seconds: 20 },
      { name: 'lint', seconds: 90 },
    ],
    [
      { name: 'quick', seconds: 1 },
      { name: 'slow', seconds: 9 },
    ],
  );
  expect(page).toMatch(/\| types \| 20\.0 \|\n\| lint \| 90\.0 \|/);
  expect(page).toMatch(/\| slow \| 9\.0 \|\n\| quick \| 1\.0 \|/);
});
