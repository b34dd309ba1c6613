import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { readFaults } from '../faults.mjs';

test('the text that a fault replaces is in its file once, and changes', async () => {
  const wrong = (await readFaults([])).filter(
    ({ file, from, to }) =>
      readFileSync(join(ROOT, file), 'utf8').split(from).length !== 2 || to === from,
  );
  expect(wrong).toEqual([]);
});

test('a filter that no fault has is refused', async () => {
  await expect(readFaults(['atlantis'])).rejects.toThrow(
    'No fault has atlantis in its area or file; the areas are ',
  );
});
