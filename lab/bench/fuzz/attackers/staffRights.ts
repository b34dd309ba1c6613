import { addressesOf, type Attacker, type Ports } from '../../../../e2e/attack/Attacker';
import { type Random } from '../../../../e2e/attack/Random';
import { hostileFetch } from '../hostileFetch';
import { sections } from '../sections';
import type { Tokens } from './forgedTokens';

const otherCollections = [
  'media',
  'newsCategories',
  'eventsTags',
  'accommodationsCategories',
  'redirects',
  'formerAddresses',
  'feedback',
  'missedSearches',
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
/** Paths that belong to no collection. */
const otherPaths = [
  'access',
  'csv/accommodations',
  'csv/poi',
  'csv/redirects',
  'og',
  'payload-jobs/handle-schedules',
  'reorder',
  'warnings/news/1',
];
const actions = [
  '',
  '',
  '',
  '/versions',
  '/duplicate',
  '/count',
  '/access',
  '/unlock',
  '/run',
  '/retry',
];

const oddParameters = [
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

/** Returns a body by which a caller without the right tries to publish. */
const randomBody = (random: Random): object => ({
  ...(random.oneIn(2) && {
    _status: random.one(['published', 'draft', 'PUBLISHED', null, 1, ['published']]),
  }),
  ...(random.oneIn(2) && { title: `attacked ${random.below(1000)}` }),
  ...(random.oneIn(3) && { slug: random.text() }),
  ...(random.oneIn(6) && { role: 'administrator', areas: [] }),
  ...(random.oneIn(6) && { deletedAt: random.one([new Date().toISOString(), null, 'never']) }),
  ...(random.oneIn(6) && { id: random.below(50) }),
  ...(random.oneIn(6) && { postDate: random.one(['2020-01-01', '2099-01-01', 'x']) }),
  ...(random.oneIn(8) && { password: 'undici tegole rosse' }),
  ...(random.oneIn(8) && { contentManager: random.json() }),
  ...(random.oneIn(10) && {
    input: { type: 'publish', doc: { relationTo: 'news', value: 1 } },
    taskSlug: 'schedulePublish',
  }),
  ...(random.oneIn(10) && { updatedAt: '2000-01-01', createdAt: '2000-01-01' }),
});

function pathOf(random: Random): string {
  if (random.oneIn(6)) {
    const version = random.oneIn(3) ? `/versions/${random.below(200)}` : '';
    return `globals/${random.one(globals)}${version}`;
  }
  if (random.oneIn(10)) return random.one(otherPaths);
  const collection = random.oneIn(2) ? random.one(sections) : random.one(otherCollections);
  const id = random.oneIn(3)
    ? ''
    : `/${String(random.oneIn(20) ? random.text().length : random.below(60))}`;
  if (random.oneIn(8)) return `${collection}/versions/${random.below(3000)}`;
  return `${collection}${id}${random.one(actions)}`;
}

/**
 * Calls the admin API as callers who may change nothing public: an author of one area, a visitor, and an
 * anonymous client. lab/bench/fuzz.ts compares the public content before and after.
 */
export function staffRights(ports: Ports, tokens: Tokens): Attacker {
  return {
    name: 'staff rights',
    clients: 1,
    attack(random) {
      const parameters = random.some(4, () => random.one(oddParameters));
      const path = pathOf(random);
      const method = random.one(['GET', 'GET', 'POST', 'PATCH', 'PATCH', 'PUT', 'DELETE']);
      const token = random.one([tokens.staff, tokens.staff, tokens.visitor, '']);
      const headers: Record<string, string> = token ? { authorization: `JWT ${token}` } : {};
      const url = `${addressesOf(ports).cms}/cms-api/${path}?${parameters.join('&')}`;
      if (method === 'GET') return hostileFetch({ url, headers });
      const override: Record<string, string> = random.oneIn(10)
        ? { 'x-payload-http-method-override': 'GET' }
        : {};
      if (!random.oneIn(3))
        return hostileFetch({
          url,
          method,
          headers: { ...headers, ...override, 'content-type': 'application/json' },
          body: JSON.stringify(random.oneIn(12) ? random.json() : randomBody(random)),
        });
      const form = new FormData();
      form.append('_payload', JSON.stringify(randomBody(random)));
      return hostileFetch({ url, method, headers, body: form });
    },
  };
}
