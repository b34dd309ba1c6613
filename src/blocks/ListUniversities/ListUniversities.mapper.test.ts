import type { UniversityTeaserFragment } from '@/gql/graphql';
import type { RawBlock } from '../mapper';
import { mappers } from '../mappers';
import { cmsAnswering, place, rawList } from '../testing/mapping';

type Raw = RawBlock<'listUniversities'>;
type Entry = UniversityTeaserFragment & { __typename: 'universities_universities_Entry' };

const block = (fields: Partial<Raw> = {}): Raw => ({
  ...rawList,
  __typename: 'contentManager_listUniversities_BlockType',
  typeHandle: 'listUniversities',
  listFilterBasic: 'all',
  listEntries: [],
  ...fields,
});

const entry = (id: string, slug: string | null = `ateneo-${id}`): Entry => ({
  __typename: 'universities_universities_Entry',
  id,
  slug,
  title: `Ateneo ${id}`,
  subtitle: null,
  thumbnail: [],
  address: null,
});

async function ask(fields: Partial<Raw>, entries: unknown = [entry('1')]) {
  const { services, asked } = cmsAnswering({ entries });
  const result = await mappers.listUniversities(block(fields), place, services);
  return { result, asked };
}

it.each<[string, Partial<Raw>, object]>([
  ['all of them', {}, { limit: null }],
  ['all of them where nothing is said', { listFilterBasic: null }, { limit: null }],
  ['no more than the editor wants', { elementQuantity: 4 }, { limit: 4 }],
  [
    'the chosen ones, in their order',
    { listFilterBasic: 'entries', listEntries: [{ id: '5' }, null, { id: '2' }] },
    { id: ['5', '2'], fixedOrder: true, orderBy: null, limit: null },
  ],
])('asks for %s', async (_, fields, variables) => {
  expect((await ask(fields)).asked).toEqual([variables]);
});

it('makes a card of each that has an address', async () => {
  const { result } = await ask({}, [entry('1'), null, entry('2', null), entry('3')]);
  expect(result).toMatchObject({
    props: { universities: [{ href: '/atenei/ateneo-1' }, { href: '/atenei/ateneo-3' }] },
  });
});

it('shows nothing without universities', async () => {
  expect((await ask({}, null)).result).toEqual({ missing: 'content' });
});
