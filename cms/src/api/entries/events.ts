import { eventTypes } from '../../collections/Events.options';
import type { Event } from '../../payload-types';
import { categoryList } from '../categories/categoryList';
import { contentManager } from '../contentManager';
import { dateTime } from '../dateTime';
import type { TypeResolvers } from '../FieldResolver';
import { assetList } from '../media/assetList';
import { placeFields } from '../place';
import { seoOf } from '../seo';
import { tagList } from '../tags/tagList';
import { entryFields, type EntrySource } from './entry';
import { option } from './option';

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
};
