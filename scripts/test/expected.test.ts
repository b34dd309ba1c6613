/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from './evaluate';

test('a rough duration is in seconds below 90, and in minutes from 90 seconds on', () => {
  expect(evaluate('times.mjs', '[51, 89.6, 90, 2106].map(it.roughDuration)')).toEqual([
    'about 51 s',
    'about 90 s',
    'about 2 min',
    'about 35 min',
  ]);
});

test('each stage with an expected duration is a stage of the test command', () => {
  const command = readFileSync(join(__dirname, '../lib/commands/test.mjs'), 'utf8');
  const stages = evaluate('times.mjs', 'Object.keys(it.EXPECTED_SECONDS)') as string[];
  expect(stages.filter((name) => !command.includes(`'${name}'`))).toEqual([]);
});
