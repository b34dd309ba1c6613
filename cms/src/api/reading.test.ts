import { accommodationResolvers } from '../sections/accommodations/resolvers';
import { eventResolvers } from '../sections/events/resolvers';
import { newsResolvers } from '../sections/news/resolvers';
import { pageResolvers } from '../sections/pages/resolvers';
import { poiResolvers } from '../sections/places/resolvers';
import { serviceResolvers } from '../sections/services/resolvers';
import { universityResolvers } from '../sections/universities/resolvers';
import { collectReads, declaredReads, fieldsToRead } from './reading';

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

const fields = Object.entries(resolvers).flatMap(([type, map]) =>
  Object.entries(map).map(([field, resolver]) => ({ type, field, resolver })),
);

test.each(fields)(
  'the resolver of $type.$field declares the stored fields that it reads',
  async ({ type, field, resolver }) => {
    expect([...(await readsOf(type, resolver))].sort()).toEqual(
      [...(declaredReads(resolver) ?? [field])].sort(),
    );
  },
);

test('a request reads the fields that it names and those that their resolvers declare', () => {
  const reads = collectReads(resolvers);
  expect(fieldsToRead(reads, new Set(['deposit', 'dateCreated']))).toEqual(
    new Set(['deposit', 'dateCreated', 'createdAt']),
  );
});
