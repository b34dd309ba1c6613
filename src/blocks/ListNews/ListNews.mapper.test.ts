import type { NewsTeaserFragment } from '@/gql/graphql';
import type { RawBlock } from '../mapper';
import { mappers } from '../mappers';
import { cmsAnswering, place, rawList } from '../testing/mapping';

type Raw = RawBlock<'listNews'>;
type Entry = NewsTeaserFragment & { __typename: 'news_news_Entry' };

const block = (fields: Partial<Raw> = {}): Raw => ({
  ...rawList,
  __typename: 'contentManager_listNews_BlockType',
  typeHandle: 'listNews',
  listFilter: 'all',
  listCategories: [],
  listTags: [],
  listEntries: [],
  ...fields,
});

const entry = (id: string, slug: string | null = `notizia-${id}`): Entry => ({
  __typename: 'news_news_Entry',
  id,
  slug,
  title: `Notizia ${id}`,
  excerpt: null,
  postDate: '2026-11-02T09:00:00Z',
  categories: [],
  image: [],
});

async function ask(fields: Partial<Raw>, entries: unknown = [entry('1')]) {
  const { services, asked } = cmsAnswering({ entries });
  const result = await mappers.listNews(block(fields), place, services);
  return { result, asked };
}

describe('the query', () => {
  const someCategories = [{ slug: 'studio' }, null, { slug: null }, { slug: 'cultura' }];

  it.each<[string, Partial<Raw>, object]>([
    ['the six newest', {}, { limit: 6 }],
    ['as many as the editor wants', { elementQuantity: 3 }, { limit: 3 }],
    ['six where the number makes no sense', { elementQuantity: -2.5 }, { limit: 6 }],
    [
      'those in any of the categories',
      { listFilter: 'category', listCategories: someCategories },
      {
        limit: 6,
        relatedToCategories: [{ group: ['newsCategories'], slug: ['studio', 'cultura'] }],
      },
    ],
    ['all where no category was chosen', { listFilter: 'category' }, { limit: 6 }],
    [
      'those with any of the tags',
      { listFilter: 'tag', listTags: [{ slug: 'scadenze' }], listCategories: someCategories },
      { limit: 6, relatedToTags: [{ group: ['newsTags'], slug: ['scadenze'] }] },
    ],
    ['all where no tag was chosen', { listFilter: 'tag', listTags: [null] }, { limit: 6 }],
    [
      'the chosen ones, in their order',
      { listFilter: 'entries', listEntries: [{ id: '9' }, null, { id: '4' }] },
      { id: ['9', '4'], fixedOrder: true, orderBy: null, limit: null },
    ],
    ['all for a filter that the site does not know', { listFilter: 'moon' }, { limit: 6 }],
  ])('asks for %s', async (_, fields, variables) => {
    expect((await ask(fields)).asked).toEqual([variables]);
  });
});

it('leaves out what has no address, and other entries, and keeps the order', async () => {
  const entries = [
    entry('2'),
    null,
    { __typename: 'events_events_Entry' },
    entry('3', null),
    entry('1'),
  ];
  const { result } = await ask({}, entries);
  expect(result).toMatchObject({
    props: {
      news: [
        { id: '2', href: '/news/notizia-2' },
        { id: '1', href: '/news/notizia-1' },
      ],
      card: { heading: 'h3' },
    },
  });
});

it.each([[[]], [null], [[entry('1', null)]]])('shows nothing for %j', async (entries) => {
  expect((await ask({}, entries)).result).toEqual({ missing: 'content' });
});

it('slides as many at once as the editor wants', async () => {
  const { result } = await ask({ isSliderSettings: true, slidesQuantity: 4 });
  expect(result).toMatchObject({ props: { arrangement: { slider: true, columns: 4 } } });
});
