import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readFaults } from '../lib/commands/faults.mjs';
import { ROOT } from '../lib/paths.mjs';

const text = z.string();
const faults = z
  .record(text, z.array(z.strictObject({ what: text, file: text, from: text, to: text })))
  .parse(parse(readFileSync(path.join(ROOT, 'scripts/faults.yml'), 'utf8')));

describe.each(Object.entries(faults))('%s', (_, list) => {
  it.each(list)(
    'the text that a fault replaces is in its file once: $what',
    ({ file, from, to }) => {
      expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
      expect(to).not.toBe(from);
    },
  );
});

test('a filter that no fault has is refused', async () => {
  await expect(readFaults(['atlantis'])).rejects.toThrow(
    'No fault has atlantis in its area or file; the areas are ',
  );
});
