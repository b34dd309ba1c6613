import { currentDate } from '@studium/shared/eventDates';
import { categoryFields } from '../../api/categories/category';
import { categoryList, tagList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import { dateTime, momentOf } from '../../api/dateTime';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { addressFields, addressOf } from '../../api/address';
import { tagFields } from '../../api/tags/tag';
import { entryFields } from '../../api/entries/entry';
import { optionField } from '../../api/entries/optionField';
import type { Event } from '../../payload-types';
import { endLike } from './datesOf';
import { eventTypes } from './options';
import { seriesOf } from './series';

/** The rule of an event that repeats. It begins with the first date that no pause leaves out. */
function seriesRows(event: Event) {
  const series = seriesOf(event);
  const [first] = series?.starts ?? [];
  const last = series?.starts.at(-1);
  if (!series || !first || !last) return [];
  const { weekdays, everyWeeks, exceptions } = series;
  return [
    {
      start: momentOf(first.getTime()),
      end: dateTime(endLike(event, first)?.toISOString()),
      weekdays,
      everyWeeks,
      until: momentOf(last.getTime()),
      exceptions: exceptions
        .filter((one) => first < one && one < last)
        .map((one) => momentOf(one.getTime())),
    },
  ];
}

export const eventResolvers = {
  events_events_Entry: {
    ...entryFields,
    ...addressFields,
    image: assetList(({ doc }) => doc.image),
    categories: categoryList('eventsCategories', ({ doc }) => doc.categories),
    tags: tagList('eventsTags', ({ doc }) => doc.tags),
    eventType: optionField(eventTypes, (doc) => doc.eventType),
    eventStartDate: ({ doc }) => dateTime(currentDate(doc.eventDates ?? [], Date.now())?.start),
    eventEndDate: ({ doc }) => dateTime(currentDate(doc.eventDates ?? [], Date.now())?.end),
    eventDates: ({ doc }) => doc.eventDates ?? [],
    repeats: ({ doc }) => seriesRows(doc),
    source: ({ doc: { source } }) =>
      source?.name ? [{ name: source.name, url: source.url ?? null }] : [],
    cancelled: ({ doc }) => doc.cancelled ?? false,
    contentManager,
  },
  eventDates_TableRow: {
    start: ({ start }) => dateTime(start),
    end: ({ end }) => dateTime(end),
    scheduled: ({ scheduled }) => dateTime(scheduled),
    address: addressOf,
  },
  eventsCategories_Category: categoryFields,
  eventsTags_Tag: tagFields,
} satisfies SomeResolvers;
