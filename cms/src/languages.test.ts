import { mailLink } from './accounts/mailLink';
import { alertLink } from './alerts/alertLink';
import { forbiddenWords } from './sections/accommodations/discrimination';
import { languageNames, type Site, sites } from './sites';

// A town with a language that the product does not know, and with paths of its own.
jest.mock('@studium/shared/town/settings', () => {
  const paths = { login: '/anmelden', alertsEnd: '/benachrichtigungen/abbestellen' };
  return {
    locales: ['it', 'en', 'de'],
    languages: { it: { paths: {} }, en: { paths: {} }, de: { paths } },
  };
});

// Jest cannot require the package, and links need no database.
jest.mock('@payloadcms/db-postgres', () => ({ sql: { raw: String } }));

/** The types know only the languages of the demo town. */
const [, , german = 'it']: readonly Site[] = sites;

test('mails to visitors lead to the paths of the town in their language', () => {
  expect(mailLink('login', german)).toBe('http://localhost:3000/de/anmelden');
  expect(mailLink('resetPassword', german)).toBe('http://localhost:3000/de/reset-password');
  expect(mailLink('verifyEmail', 'it', { code: 'abc', id: 'def' })).toBe(
    'http://localhost:3000/admin/verify-email?code=abc&id=def',
  );
});

test('mails about a saved search lead to the paths of the town in their language', () => {
  const uid = '0b0e7a54-6f0c-4c3c-9f5e-0d7c6a8f1b2d';
  const addressOf = (link: string) => link.replace(/\?.*$/, '');
  expect(addressOf(alertLink('alertsEnd', german, uid))).toBe(
    'http://localhost:3000/de/benachrichtigungen/abbestellen',
  );
  expect(addressOf(alertLink('alertsConfirm', german, uid))).toBe(
    'http://localhost:3000/de/alerts/confirm',
  );
  expect(addressOf(alertLink('alertsEnd', 'it', uid))).toBe('http://localhost:3000/avvisi/disdici');
});

test('a language without its own criteria forbids no further words in an offer', () => {
  expect(forbiddenWords('Die Miete ist undefined, solo ragazze')).toEqual(['solo ragazze']);
});

test('warnings name each language of the town', () => {
  expect(languageNames(german)).toEqual({ it: 'tedesco', en: 'German' });
});
