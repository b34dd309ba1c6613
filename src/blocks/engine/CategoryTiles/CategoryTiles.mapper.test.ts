import type { RawBlock } from '../server/mapper';
import { mapListBlock } from '../testing/mapListBlock';

type Fields = Partial<RawBlock<'listCategoriesAccommodations' | 'listCategoriesServices'>>;

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
    // Each group has another name for its picture field.
    image: [],
    backgroundImage: [],
  });

  const mapWith = (fields: Fields, categories: unknown = [category('1')]) =>
    mapListBlock(type, fields, { categories });

  it.each<[string, Fields, object]>([
    ['all categories', { listFilterBasic: 'all' }, { id: null, limit: null }],
    ['at most the editor’s number', { elementQuantity: 4 }, { id: null, limit: 4 }],
    [
      'the chosen ones without a limit, because they are sorted first',
      { ...chosen, elementQuantity: 2 },
      { id: ['3', '1', '2'], limit: null },
    ],
  ])('requests %s', async (_, fields, variables) => {
    expect((await mapWith(fields)).requests).toEqual([variables]);
  });

  it('shows chosen categories in the editor’s order, up to the editor’s number', async () => {
    const categories = [category('1'), category('2'), category('3')];
    const { result } = await mapWith({ ...chosen, elementQuantity: 2 }, categories);
    expect(result).toMatchObject({ props: { categories: [{ id: '3' }, { id: '1' }] } });
  });

  it('links to the list of the category, and omits categories without a slug', async () => {
    const { result } = await mapWith({}, [category('1'), null, category('2', null)]);
    expect(result).toMatchObject({
      props: { categories: [{ href: `${path}?category=categoria-1`, image: null }] },
    });
  });

  it('is omitted without categories', async () => {
    expect((await mapWith({}, null)).result).toEqual({ missing: 'content' });
  });
});
