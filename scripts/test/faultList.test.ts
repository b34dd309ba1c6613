import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faults } from '../lib/faultList.mjs';
import { ROOT } from '../lib/paths.mjs';

it.each(faults.map((fault) => [`${fault.area}: ${fault.what}`, fault] as const))(
  'the text that a fault replaces is in its file once: %s',
  (_, { file, from, to }) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  },
);
