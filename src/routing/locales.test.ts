import { defaultLocale, localeInfo, locales } from './locales';

test('each language has its code, its tag, the handle of its site and its name', () => {
  expect(localeInfo).toMatchObject({
    it: { code: 'it', iso: 'it-IT', siteHandle: 'it', name: 'Italiano' },
    en: { code: 'en', iso: 'en-US', siteHandle: 'en', name: 'English' },
  });
});

test('the languages are Italian, which is the default, and English', () => {
  expect(locales).toEqual(['it', 'en']);
  expect(defaultLocale).toBe('it');
});
