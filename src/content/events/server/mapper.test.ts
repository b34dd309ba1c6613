import { context } from '@/blocks/engine/testing/rawBlocks';
import type { ListEventsQuery } from '@/gql/graphql';
import { splitByTime } from './mapper';

const now = new Date('2026-11-21T17:00:00Z');

type Raw = Extract<
  NonNullable<NonNullable<ListEventsQuery['ahead']>[number]>,
  { __typename: 'events_events_Entry' }
>;

function raw(id: string, start: string, end: string | null = null): Raw {
  return {
    __typename: 'events_events_Entry',
    id,
    slug: `evento-${id}`,
    title: `Evento ${id}`,
    excerpt: null,
    eventType: 'party',
    eventStartDate: start,
    eventEndDate: end,
    cancelled: null,
    ticket: null,
    categories: [],
    image: [],
    address: null,
  };
}

it('separates upcoming and past events, each once, the nearest first', () => {
  const exhibition = raw('exhibition', '2026-11-01T09:00:00Z', '2026-12-01T17:00:00Z');
  const yesterday = raw('yesterday', '2026-11-20T20:00:00Z', '2026-11-20T22:00:00Z');
  const lists = [
    [raw('later', '2026-12-24T20:00:00Z'), raw('soon', '2026-11-22T20:00:00Z')],
    [exhibition],
    [raw('long-ago', '2026-05-01T20:00:00Z'), exhibition, yesterday],
  ];
  const { upcoming, past } = splitByTime(lists, context, now);
  expect(upcoming.map(({ id }) => id)).toEqual(['exhibition', 'soon', 'later']);
  expect(past.map(({ id }) => id)).toEqual(['yesterday', 'long-ago']);
});

it('leaves out events without a page in the language', () => {
  const nowhere = { ...raw('1', '2026-12-24T20:00:00Z'), slug: null };
  expect(splitByTime([[nowhere], null], context, now).upcoming).toEqual([]);
});
