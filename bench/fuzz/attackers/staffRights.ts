import type { Attacker, Ports } from '../Attacker';
import { type Chance } from '../Chance';
import { hostileFetch } from '../hostileFetch';
import type { Tokens } from './forgedTokens';

const entryCollections = [
  'accommodations',
  'services',
  'events',
  'universities',
  'news',
  'pages',
  'poi',
];
const otherCollections = [
  'media',
  'newsCategories',
  'eventsTags',
  'accommodationsCategories',
  'formerAddresses',
  'feedback',
  'savedSearches',
  'users',
  'visitors',
  'visitorSessions',
  'visitorCodes',
  'visitorLists',
  'payload-jobs',
  'payload-kv',
  'payload-locked-documents',
  'payload-preferences',
  'payload-migrations',
];
const globals = ['siteInfo', 'prefooter', 'headerMenu', 'topMenu', 'generalConfigurations'];
const actions = ['', '', '', '/versions', '/duplicate', '/count', '/access', '/unlock', '/run'];

const odd = [
  'depth=99',
  'limit=0',
  'limit=99999999',
  'limit=-1',
  'page=99999999999',
  'draft=true',
  'draft=false',
  'autosave=true',
  'publishAllLocales=true',
  'publishSpecificLocale=it',
  'unpublishAllLocales=true',
  'locale=all',
  'locale=xx',
  'fallback-locale=null',
  'trash=true',
  'overrideAccess=true',
  'overrideLock=true',
  'showHiddenFields=true',
  'disableErrors=true',
  'user=1',
  'sort=-password',
  'sort=__proto__',
  'select[hash]=true',
  'select[salt]=true',
  'where[id][exists]=true',
  'where[password][like]=a',
  'where[email][contains]=@',
  'where[or][0][and][0][id][in]=1,2,3',
  'where[__proto__][equals]=1',
  'where[title][near]=1,2,3',
  'joins=false',
  'populate[media][filename]=true',
];

/** What somebody who may not publish writes to publish all the same. */
const bodies = (chance: Chance): object => ({
  ...(chance.oneIn(2) && {
    _status: chance.one(['published', 'draft', 'PUBLISHED', null, 1, ['published']]),
  }),
  ...(chance.oneIn(2) && { title: `attacked ${String(chance.below(1000))}` }),
  ...(chance.oneIn(3) && { slug: chance.text() }),
  ...(chance.oneIn(6) && { role: 'administrator', areas: [] }),
  ...(chance.oneIn(6) && { id: chance.below(50) }),
  ...(chance.oneIn(6) && { postDate: chance.one(['2020-01-01', '2099-01-01', 'x']) }),
  ...(chance.oneIn(8) && { password: 'undici tegole rosse' }),
  ...(chance.oneIn(8) && { contentManager: chance.json() }),
  ...(chance.oneIn(10) && {
    input: { type: 'publish', doc: { relationTo: 'news', value: 1 } },
    taskSlug: 'schedulePublish',
  }),
  ...(chance.oneIn(10) && { updatedAt: '2000-01-01', createdAt: '2000-01-01' }),
});

function pathOf(chance: Chance): string {
  if (chance.oneIn(6)) {
    const version = chance.oneIn(3) ? `/versions/${String(chance.below(200))}` : '';
    return `globals/${chance.one(globals)}${version}`;
  }
  const collection = chance.oneIn(2) ? chance.one(entryCollections) : chance.one(otherCollections);
  const id = chance.oneIn(3)
    ? ''
    : `/${String(chance.oneIn(20) ? chance.text().length : chance.below(60))}`;
  if (chance.oneIn(8)) return `${collection}/versions/${String(chance.below(3000))}`;
  return `${collection}${id}${chance.one(actions)}`;
}

/**
 * Calls of the admin's interface by those who may change nothing public: an author of one area, a
 * visitor, and nobody. What the public sees is compared before and after by the caller.
 */
export function staffRights(ports: Ports, tokens: Tokens): Attacker {
  return {
    name: 'staff rights',
    clients: 1,
    attack(chance) {
      const parameters = chance.some(4, () => chance.one(odd));
      // Nobody else's id: the author may log himself out, or change his own name and password.
      const path = pathOf(chance);
      const method = chance.one(['GET', 'GET', 'POST', 'PATCH', 'PATCH', 'PUT', 'DELETE']);
      const token = chance.one([tokens.staff, tokens.staff, tokens.visitor, '']);
      const headers: Record<string, string> = token ? { authorization: `JWT ${token}` } : {};
      const url = `http://127.0.0.1:${String(ports.cms)}/cms-api/${path}?${parameters.join('&')}`;
      if (method === 'GET') return hostileFetch({ url, headers });
      const override: Record<string, string> = chance.oneIn(10)
        ? { 'x-payload-http-method-override': 'GET' }
        : {};
      if (!chance.oneIn(3))
        return hostileFetch({
          url,
          method,
          headers: { ...headers, ...override, 'content-type': 'application/json' },
          body: JSON.stringify(chance.oneIn(12) ? chance.json() : bodies(chance)),
        });
      const form = new FormData();
      form.append('_payload', JSON.stringify(bodies(chance)));
      return hostileFetch({ url, method, headers, body: form });
    },
  };
}
