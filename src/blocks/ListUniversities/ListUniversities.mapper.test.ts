import type { UniversityTeaserFragment } from '@/gql/graphql';
import type { RawBlock } from '../engine/server/mapper';
import { mapListBlock } from '../engine/testing/mapListBlock';

type Raw = RawBlock<'listUniversities'>;
type Entry = UniversityTeaserFragment & { __typename: 'universities_universities_Entry' };

const entry = (id: string, slug: string | null = `ateneo-${id}`): Entry => ({
  __typename: 'universities_universities_Entry',
  id,
  slug,
  url: `https://studium.example/atenei/${slug}`,
  title: `Ateneo ${id}`,
  subtitle: null,
  thumbnail: [],
  address: null,
});

const mapWith = (fields: Partial<Raw>, entries: unknown = [entry('1')]) =>
  mapListBlock('listUniversities', fields, { entries });

it.each<[string, Partial<Raw>, object]>([
  ['all universities', { listFilterBasic: 'all' }, { limit: null }],
  ['all universities when the filter is empty', { listFilterBasic: null }, { limit: null }],
  ['at most the editor’s number', { elementQuantity: 4 }, { limit: 4 }],
  [
    'the chosen universities, in their order',
    { listFilterBasic: 'entries', listEntries: [{ id: '5' }, null, { id: '2' }] },
    { id: ['5', '2'], fixedOrder: true, orderBy: null, limit: null },
  ],
])('requests %s', async (_, fields, variables) => {
  expect((await mapWith(fields)).requests).toEqual([variables]);
});

it('has a card for each university with a slug', async () => {
  const { result } = await mapWith({}, [entry('1'), null, entry('2', null), entry('3')]);
  expect(result).toMatchObject({
    props: { universities: [{ href: '/atenei/ateneo-1' }, { href: '/atenei/ateneo-3' }] },
  });
});

it('is omitted without universities', async () => {
  expect((await mapWith({}, null)).result).toEqual({ missing: 'content' });
});
