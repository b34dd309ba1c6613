import type { EventTeaserFragment } from '@/gql/graphql';
import type { RawBlock } from '../engine/server/mapper';
import { mapListBlock } from '../engine/testing/mapListBlock';

type Raw = RawBlock<'listEvents'>;
type Entry = EventTeaserFragment & { __typename: 'events_events_Entry' };

const entry = (id: string, start: string, end: string | null = null): Entry => ({
  __typename: 'events_events_Entry',
  id,
  slug: `evento-${id}`,
  url: `https://studium.example/eventi/evento-${id}`,
  title: `Evento ${id}`,
  excerpt: null,
  eventType: 'party',
  eventStartDate: start,
  eventEndDate: end,
  eventDates: [],
  cancelled: null,
  ticket: null,
  categories: [],
  image: [],
  address: null,
});

const tomorrow = entry('tomorrow', '2026-11-22T20:00:00Z');

const mapWith = (fields: Partial<Raw>, answer: object = { ahead: [tomorrow] }) =>
  mapListBlock('listEvents', fields, answer);

async function shown(fields: Partial<Raw>, answer: object) {
  const { result } = await mapWith(fields, answer);
  return result && 'props' in result ? result.props.events.map(({ id }) => id) : result;
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') }));
afterEach(() => jest.useRealTimers());

const notPast = {
  isChosen: false,
  ahead: ['> 2026-11-21T17:00:00.000Z'],
  begun: ['<= 2026-11-21T17:00:00.000Z'],
  unfinished: ['> 2026-11-21T17:00:00.000Z'],
  today: ['and', '>= 2026-11-21', '<= 2026-11-21T17:00:00.000Z'],
};

it.each<[string, Partial<Raw>, object]>([
  ['six events that are not over', { listFilter: 'all' }, { ...notPast, limit: 6 }],
  ['the editor’s number', { elementQuantity: 9 }, { ...notPast, limit: 9 }],
  [
    'the events in any of the categories',
    { listFilter: 'category', listCategories: [{ slug: 'musica' }, null, { slug: 'sport' }] },
    {
      ...notPast,
      limit: 6,
      relatedToCategories: [{ group: ['eventsCategories'], slug: ['musica', 'sport'] }],
    },
  ],
  ['all events when no category was chosen', { listFilter: 'category' }, { ...notPast, limit: 6 }],
  [
    'the events with any of the tags',
    { listFilter: 'tag', listTags: [{ slug: 'gratis' }, { slug: null }] },
    { ...notPast, limit: 6, relatedToTags: [{ group: ['eventsTags'], slug: ['gratis'] }] },
  ],
  ['all events when no tag was chosen', { listFilter: 'tag' }, { ...notPast, limit: 6 }],
  [
    'the chosen events, also past ones',
    { listFilter: 'entries', listEntries: [{ id: '9' }, null, { id: '4' }], elementQuantity: 5 },
    { isChosen: true, id: ['9', '4'], limit: 5 },
  ],
])('requests %s', async (_, fields, variables) => {
  expect((await mapWith(fields)).requests).toEqual([variables]);
});

it('shows each event once, current events before future ones, and no past events', async () => {
  const exhibition = entry('exhibition', '2026-11-21T09:00:00Z', '2026-12-01T17:00:00Z');
  const answer = {
    ahead: [entry('later', '2026-12-24T20:00:00Z'), tomorrow],
    underWay: [exhibition, null],
    today: [
      entry('over', '2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z'),
      entry('yesterday', '2026-11-20T20:00:00Z'),
      exhibition,
      entry('open end', '2026-11-21T10:00:00Z'),
    ],
  };
  expect(await shown({}, answer)).toEqual(['exhibition', 'open end', 'tomorrow', 'later']);
  expect(await shown({ elementQuantity: 2 }, answer)).toEqual(['exhibition', 'open end']);
});

it('shows chosen events in the editor’s order, even if past', async () => {
  const chosen = [tomorrow, null, entry('feast', '2026-09-26T19:30:00Z')];
  expect(await shown({ listFilter: 'entries' }, { chosen })).toEqual(['tomorrow', 'feast']);
});

it.each([
  [{}, { ahead: [], underWay: null, today: [] }],
  [{ listFilter: 'entries' }, { chosen: null }],
  [{}, { ahead: [{ ...tomorrow, slug: null }, { __typename: 'news_news_Entry' }] }],
])('is omitted without events (%#)', async (fields, answer) => {
  expect(await shown(fields, answer)).toEqual({ missing: 'content' });
});
