import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '@studium/shared/town/contrast';
import { palette } from '@studium/shared/town/appearance';
import { adminColours } from './TownColours';

const repository = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test('each colour that the styles of the admin use is declared', () => {
  const styles = read('cms/app/(payload)/custom.css');
  const used = [...styles.matchAll(/var\(--town-([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(adminColours).toEqual(expect.arrayContaining(used));
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 't-brick'],
    ['ink-soft', 'surface'],
    ['brick', 'surface'],
    ['brick', 'paper'],
    ['on-field', 'f-brick'],
    ['on-field', 'f-brick-deep'],
  ] as const)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(palette[theme][text], palette[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });
});
