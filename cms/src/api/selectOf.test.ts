import { accommodationResolvers } from '../sections/accommodations/resolvers';
import { eventResolvers } from '../sections/events/resolvers';
import { newsResolvers } from '../sections/news/resolvers';
import { pageResolvers } from '../sections/pages/resolvers';
import { poiResolvers } from '../sections/places/resolvers';
import { serviceResolvers } from '../sections/services/resolvers';
import { universityResolvers } from '../sections/universities/resolvers';
import { alwaysSelected, selectOf, identifiersIn } from './selectOf';

const flattenedFields = ['title', 'slug', 'gallery', 'houseRules', 'priceMin'].map((name) => ({
  name,
}));
const read = (query: string) =>
  Object.keys(selectOf({ slug: 'accommodations', flattenedFields }, identifiersIn(query)) ?? {});

test('a field that the query does not name is not read', () => {
  expect(read('{ entries { id } }')).not.toContain('houseRules');
});

test('a field is read if any part of the query names it', () => {
  const query =
    '{ entries { ...Rules } } fragment Rules on Entry { rules: houseRules gallery{id} }';
  expect(read(query)).toEqual(expect.arrayContaining(['houseRules', 'gallery']));
});

test('fields for addresses are read even if the query does not name them', () => {
  expect(read('{ entries { url } }')).toEqual(['title', 'slug']);
});

const resolvers: Record<string, Record<string, unknown>> = {
  ...accommodationResolvers,
  ...eventResolvers,
  ...newsResolvers,
  ...pageResolvers,
  ...poiResolvers,
  ...serviceResolvers,
  ...universityResolvers,
};

/** Calls a resolver with an empty document and returns the names of the fields that it reads. */
async function readsOf(type: string, resolver: unknown): Promise<Set<string>> {
  const names = new Set<string>();
  const record = (name: string | symbol) => names.add(String(name));
  const doc = new Proxy(
    {},
    {
      get: (_, name) => void record(name),
      has: (_, name) => Boolean(record(name)),
    },
  );
  const [collection = ''] = type.replace('homepage', 'pages').split('_');
  const source = { __typename: type, collection, group: collection, doc, site: 'it' };
  if (typeof resolver === 'function')
    await Reflect.apply(resolver, undefined, [source, {}, { read: { load: async () => null } }]);
  return names;
}

test('each resolver reads only its own stored field and those that are always read', async () => {
  const wrong: string[] = [];
  for (const [type, map] of Object.entries(resolvers))
    for (const [field, resolver] of Object.entries(map))
      for (const name of await readsOf(type, resolver))
        if (!['id', field].includes(name) && !alwaysSelected.has(name))
          wrong.push(`${type}.${field} reads ${name}`);
  expect(wrong).toEqual([]);
});
