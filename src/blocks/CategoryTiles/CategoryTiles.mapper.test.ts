import { mappers } from '../mappers';
import type { RawBlock } from '../mapper';
import { cmsAnswering, place, rawList } from '../testing/mapping';

type Lists = 'listCategoriesAccommodations' | 'listCategoriesServices';
type Fields = Partial<Pick<RawBlock<Lists>, 'elementQuantity' | 'listFilterBasic'>> & {
  listCategories?: ({ id: string } | null)[];
};

const lists = [
  { type: 'listCategoriesAccommodations', group: 'accommodationsCategories', path: '/alloggi' },
  { type: 'listCategoriesServices', group: 'servicesCategories', path: '/servizi' },
] as const;

const chosen: Fields = {
  listFilterBasic: 'entries',
  listCategories: [{ id: '3' }, null, { id: '1' }, { id: '2' }],
};

describe.each(lists)('$type', ({ type, group, path }) => {
  const category = (id: string, slug: string | null = `categoria-${id}`) => ({
    __typename: `${group}_Category`,
    id,
    slug,
    title: `Categoria ${id}`,
    // Each group calls its picture differently.
    image: [],
    backgroundImage: [],
  });

  async function ask(fields: Fields, categories: unknown = [category('1')]) {
    const { services, asked } = cmsAnswering({ categories });
    const block = {
      ...rawList,
      __typename: `contentManager_${type}_BlockType` as const,
      typeHandle: type,
      listFilterBasic: 'all',
      listCategories: [],
      ...fields,
    };
    return { result: await mappers[type](block, place, services), asked };
  }

  it.each<[string, Fields, object]>([
    ['all of them', {}, { id: null, limit: null }],
    ['no more than the editor wants', { elementQuantity: 4 }, { id: null, limit: 4 }],
    [
      'the chosen ones, to be cut when they are in order',
      { ...chosen, elementQuantity: 2 },
      { id: ['3', '1', '2'], limit: null },
    ],
  ])('asks for %s', async (_, fields, variables) => {
    expect((await ask(fields)).asked).toEqual([variables]);
  });

  it('keeps the editor’s order of the chosen ones, and as many as the editor wants', async () => {
    const found = [category('1'), category('2'), category('3')];
    const { result } = await ask({ ...chosen, elementQuantity: 2 }, found);
    expect(result).toMatchObject({ props: { categories: [{ id: '3' }, { id: '1' }] } });
  });

  it('leads to the list of the category, and leaves out what has no address', async () => {
    const { result } = await ask({}, [category('1'), null, category('2', null)]);
    expect(result).toMatchObject({
      props: { categories: [{ href: `${path}?category=categoria-1`, image: null }] },
    });
  });

  it('shows nothing without categories', async () => {
    expect((await ask({}, null)).result).toEqual({ missing: 'content' });
  });
});
