import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastOf } from '../warnings/colours';

const repository = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const tokens = read('src/theme/tokens.ts');
const styles = read('cms/app/(payload)/custom.css');

/** The colours of a part of a file by name, such as "brick". */
const coloursIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

const [siteLight = '', siteDark = ''] = tokens.split('export const dark');
const inTokens = /\n {2}'?([\w-]+)'?: '(#[0-9a-f]{6})'/g;
const [adminLight = '', adminDark = ''] = styles.split("html[data-theme='dark']");
const inStyles = /--town-([\w-]+): (#[0-9a-f]{6})/g;

const site = { light: coloursIn(siteLight, inTokens), dark: coloursIn(siteDark, inTokens) };
const light = coloursIn(adminLight, inStyles);
const admin = { light, dark: { ...light, ...coloursIn(adminDark, inStyles) } };

describe.each(['light', 'dark'] as const)('the colours of the admin in the %s theme', (theme) => {
  test('are those of the site', () => {
    const expected = { ...site.light, ...site[theme] };
    expect(Object.keys(admin[theme]).length).toBeGreaterThan(5);
    expect(admin[theme]).toEqual(
      Object.fromEntries(Object.keys(admin[theme]).map((name) => [name, expected[name]])),
    );
  });

  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 't-brick'],
    ['ink-soft', 'surface'],
    ['brick', 'surface'],
    ['brick', 'paper'],
    ['on-field', 'f-brick'],
    ['on-field', 'f-brick-deep'],
  ])('%s on %s has a contrast of at least 4.5', (text, ground) => {
    const colours = admin[theme];
    expect(contrastOf(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

test('the built-in sign of the admin is the one of the site', () => {
  expect(read('cms/public/favicon.svg')).toBe(read('public/icons/favicon.svg'));
});
