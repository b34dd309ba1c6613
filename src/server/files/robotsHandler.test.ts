import { openSite } from '../bff/testing/Browser';
import { robotsHandler } from './robotsHandler';

/** Whether a rule applies to an address (RFC 9309 §2.2.2): `$` is its end. */
function appliesTo(rule: string, address: string): boolean {
  return rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule);
}

it('excludes personal pages, and no page of an editor whose address begins like theirs', async () => {
  const site = await openSite({ '/robots': { handler: robotsHandler } });
  const text = await (await fetch(`${site.url}/robots`)).text();
  await site.close();
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isExcluded = (address: string) => rules.some((rule) => appliesTo(rule, address));
  const personal = [
    '/cerca',
    '/cerca?q=casa',
    '/account',
    '/en/account/profile',
    '/login?next=%2F',
  ];
  expect(personal.filter(isExcluded)).toEqual(personal);
  const ofEditors = ['/cercare-casa', '/en/searching-for-a-room', '/account-unico', '/login-wifi'];
  expect(ofEditors.filter(isExcluded)).toEqual([]);
});
