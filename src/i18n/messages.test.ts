import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import common from '../../public/locales/it/common.json';
import { createI18n } from './createI18n';
import { i18nConfig } from './i18nConfig';
import { allTexts } from './testing/allTexts';

/** Returns each key of a tree with the placeholders of its text. */
function textsOf(tree: object, prefix = ''): [key: string, placeholders: string[]][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? textsOf(value, `${prefix}${name}.`)
      : [[prefix + name, [...String(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, one = '']) => one)]],
  );
}

const byKey = (messages: object) =>
  Object.fromEntries(textsOf(messages).map(([key, names]) => [key, [...new Set(names)].sort()]));

it('English and Italian have the same keys with the same values', () => {
  expect(byKey(allTexts.en)).toEqual(byKey(allTexts.it));
});

it.each(i18nConfig.i18n.locales)('i18next knows all files of texts in %s', (locale) => {
  const files = readdirSync(join(process.cwd(), 'public/locales', locale));
  // src/i18n/format.ts reads the file of dates.
  const names = files.map((file) => file.replace('.json', '')).filter((name) => name !== 'dates');
  expect(names.sort()).toEqual([...i18nConfig.ns].sort());
});

describe('a key', () => {
  const { t } = createI18n('it', { it: { common } });

  it('begins with its namespace', () => {
    expect(t('common.notFound.home')).toBe(common.notFound.home);
  });

  it('without a text is shown itself', () => {
    expect(t('search.title')).toBe('search.title');
    const { t: inEnglish } = createI18n('en', { en: { search: {} } });
    expect(inEnglish('search.title')).toBe('search.title');
  });

  it('does not interpret values', () => {
    const shown = '<b>{{total}}</b> $t(common.share) $&';
    expect(t('common.media.position', { shown, total: 3 })).toContain(shown);
  });
});

it.each([
  ['it', 0, 'alloggi'],
  ['it', 1, 'alloggio'],
  ['it', 2, 'alloggi'],
  ['en', 0, 'homes'],
  ['en', 1, 'home'],
  ['en', 2, 'homes'],
] as const)('in %s a count of %i has its plural form', (locale, count, noun) => {
  const { t } = createI18n(locale, allTexts);
  expect(t('compare.tray.accommodations', { count })).toMatch(new RegExp(`^${count} ${noun} `));
});
