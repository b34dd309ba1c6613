import { StageFailed } from '../lib/counts.mjs';
import { report, stage } from '../lib/stages.mjs';

test('a stage that fails is counted and named at the end, after what it does and how long it takes', async () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(...String(text).split('\n'));
    return true;
  });
  try {
    const failed = new StageFailed({ passed: 4, failed: 1, skipped: 2 }, 'its output', ['a › b']);
    const counts = [
      await stage('unit', 'site and scripts', 290, () => Promise.reject(failed)),
      await stage('build', '', 60, () => Promise.reject(new Error('no space left'))),
      await stage('lint', '', 54, async () => ({ passed: 1, failed: 0, skipped: 0 })),
    ];
    expect(report(counts)).toBe(1);
  } finally {
    write.mockRestore();
  }
  expect(lines).toEqual(
    expect.arrayContaining([
      '-- unit: site and scripts, about 5 min',
      '-- lint, about 54 s',
      'its output',
      '- unit: a › b',
      '- build',
    ]),
  );
  expect(lines.filter(Boolean).at(-1)).toBe('5 passed, 2 failed, 2 skipped');
});
