import { categoryFields } from '../../api/categories/category';
import { categoryList, tagList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import { dateTime } from '../../api/dateTime';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { addressFields } from '../../api/address';
import { tagFields } from '../../api/tags/tag';
import { entryFields } from '../../api/entries/entry';
import { optionField } from '../../api/entries/optionField';
import { eventTypes } from './options';

export const eventResolvers = {
  events_events_Entry: {
    ...entryFields,
    ...addressFields,
    image: assetList(({ doc }) => doc.image),
    categories: categoryList('eventsCategories', ({ doc }) => doc.categories),
    tags: tagList('eventsTags', ({ doc }) => doc.tags),
    eventType: optionField(eventTypes, (doc) => doc.eventType),
    eventStartDate: ({ doc }) => dateTime(doc.eventStartDate),
    eventEndDate: ({ doc }) => dateTime(doc.eventEndDate),
    cancelled: ({ doc }) => doc.cancelled ?? false,
    contentManager,
  },
  eventsCategories_Category: categoryFields,
  eventsTags_Tag: tagFields,
} satisfies SomeResolvers;
