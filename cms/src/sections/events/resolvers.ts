import { eventTypes } from './options';
import type { Event } from '../../payload-types';
import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/categories/categoryList';
import { contentManager } from '../../api/contentManager';
import { dateTime } from '../../api/dateTime';
import type { TypeResolvers } from '../../api/FieldResolver';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { seoOf } from '../../api/seo';
import { tagFields } from '../../api/tags/tag';
import { tagList } from '../../api/tags/tagList';
import { entryFields, type EntrySource } from '../../api/entries/entry';
import { option } from '../../api/entries/option';

type Source = EntrySource<'events'>;

export const eventResolvers: TypeResolvers = {
  events_events_Entry: {
    ...entryFields,
    ...placeFields,
    image: assetList(({ doc }: Source) => doc.image),
    excerpt: ({ doc }: Source) => doc.excerpt,
    categories: categoryList('eventsCategories', ({ doc }: Source) => doc.categories),
    tags: tagList('eventsTags', ({ doc }: Source) => doc.tags),
    eventType: option<Event>(eventTypes, (doc) => doc.eventType),
    eventStartDate: ({ doc }: Source) => dateTime(doc.eventStartDate),
    eventEndDate: ({ doc }: Source) => dateTime(doc.eventEndDate),
    cancelled: ({ doc }: Source) => doc.cancelled ?? false,
    ticket: ({ doc }: Source) => doc.ticket,
    contentManager: contentManager(({ doc }: Source) => doc.contentManager),
    seo: seoOf,
  },
  eventsCategories_Category: categoryFields,
  eventsTags_Tag: tagFields,
};
