import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '@studium/shared/town/contrast';
import { palette } from '@studium/shared/town/appearance';
import { adminColours } from './TownColours';

const sources = path.resolve(__dirname, '..');

test('each colour that the styles of the admin use is declared', () => {
  const styles = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8'));
  const used = [...styles.join('').matchAll(/var\(--town-([\w-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(adminColours).toEqual(expect.arrayContaining(used));
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 't-brick'],
    ['ink', 't-sage'],
    ['ink', 't-ochre'],
    ['ink-soft', 'paper'],
    ['busy', 'paper'],
    ['sage', 'paper'],
    ['umber', 'paper'],
    ['ink-soft', 'surface'],
    ['brick', 'surface'],
    ['brick', 'paper'],
    ['on-field', 'f-brick'],
    ['on-field', 'f-brick-deep'],
  ] as const)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(palette[theme][text], palette[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });
});
