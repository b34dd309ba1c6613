import type { NewsTeaserFragment } from '@/gql/graphql';
import type { RawBlock } from '../engine/server/mapper';
import { mapListBlock } from '../engine/testing/mapListBlock';

type Raw = RawBlock<'listNews'>;
type Entry = NewsTeaserFragment & { __typename: 'news_news_Entry' };

const entry = (id: string, slug: string | null = `notizia-${id}`): Entry => ({
  __typename: 'news_news_Entry',
  id,
  slug,
  url: `https://studium.example/news/${slug}`,
  title: `Notizia ${id}`,
  excerpt: null,
  deadline: null,
  dateCreated: '2026-11-01T09:00:00Z',
  postDate: '2026-11-02T09:00:00Z',
  categories: [],
  image: [],
});

const mapWith = (fields: Partial<Raw>, entries: unknown = [entry('1')]) =>
  mapListBlock('listNews', fields, { entries });

describe('the query', () => {
  const open = [expect.stringMatching(/^> 20/), ':empty:'] as const;
  const someCategories = [{ slug: 'studio' }, null, { slug: null }, { slug: 'cultura' }];

  it.each<[string, Partial<Raw>, object]>([
    ['the six newest entries', { listFilter: 'all' }, { limit: 6, deadline: open }],
    ['the editor’s number', { elementQuantity: 3 }, { limit: 3, deadline: open }],
    [
      'six entries when the number is invalid',
      { elementQuantity: -2.5 },
      { limit: 6, deadline: open },
    ],
    [
      'the entries in any of the categories',
      { listFilter: 'category', listCategories: someCategories },
      {
        limit: 6,
        deadline: open,
        relatedToCategories: [{ group: ['newsCategories'], slug: ['studio', 'cultura'] }],
      },
    ],
    [
      'all entries when no category was chosen',
      { listFilter: 'category' },
      { limit: 6, deadline: open },
    ],
    [
      'the entries with any of the tags',
      { listFilter: 'tag', listTags: [{ slug: 'scadenze' }], listCategories: someCategories },
      { limit: 6, deadline: open, relatedToTags: [{ group: ['newsTags'], slug: ['scadenze'] }] },
    ],
    [
      'all entries when no tag was chosen',
      { listFilter: 'tag', listTags: [null] },
      { limit: 6, deadline: open },
    ],
    [
      'the chosen entries, in their order',
      { listFilter: 'entries', listEntries: [{ id: '9' }, null, { id: '4' }] },
      { id: ['9', '4'], fixedOrder: true, orderBy: null, limit: null },
    ],
    ['all entries for an unknown filter', { listFilter: 'moon' }, { limit: 6, deadline: open }],
  ])('requests %s', async (_, fields, variables) => {
    expect((await mapWith(fields)).requests).toEqual([variables]);
  });
});

it('omits entries without a slug and of other types, and preserves the order', async () => {
  const entries = [
    entry('2'),
    null,
    { __typename: 'events_events_Entry' },
    entry('3', null),
    entry('1'),
  ];
  const { result } = await mapWith({}, entries);
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

it.each([[[]], [null], [[entry('1', null)]]])('is omitted for %j', async (entries) => {
  expect((await mapWith({}, entries)).result).toEqual({ missing: 'content' });
});

it('shows the editor’s number of slides side by side', async () => {
  const { result } = await mapWith({ isSliderSettings: true, slidesQuantity: 4 });
  expect(result).toMatchObject({ props: { layout: { slider: true, columns: 4 } } });
});
