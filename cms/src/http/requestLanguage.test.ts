import { requestLanguage } from './requestLanguage';

test.each([
  [{}, 'it'],
  [{ 'accept-language': 'en-GB,it;q=0.5' }, 'en'],
  [{ 'accept-language': 'de,en;q=0.5' }, 'it'],
  [{ 'accept-language': 'it', cookie: 'a=b; studium-cms-lng=en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'studium-cms-lng=it' }, 'it'],
])('the language of %j is %s', (headers: Record<string, string>, language) => {
  expect(requestLanguage(new Headers(headers))).toBe(language);
});
