import type { OwnArgument } from '../api/entries/argumentFilters';
import { withCsvButtons } from '../csv/withCsvButtons';
import { Accommodations, AccommodationsCategories } from './accommodations/collection';
import { accommodationColumns } from './accommodations/csv';
import { accommodationFilters, accommodationSortFields } from './accommodations/filters';
import { accommodationResolvers } from './accommodations/resolvers';
import { accommodationChecks } from './accommodations/warnings';
import { Events, EventsCategories, EventsTags } from './events/collection';
import { eventColumns } from './events/csv';
import { readCurrentDates } from './events/currentDates';
import { eventFilters, eventSortFields } from './events/filters';
import { eventResolvers } from './events/resolvers';
import { eventChecks } from './events/warnings';
import { News, NewsCategories, NewsTags } from './news/collection';
import { newsColumns } from './news/csv';
import { newsFilters } from './news/filters';
import { newsResolvers } from './news/resolvers';
import { Pages } from './pages/collection';
import { pageResolvers } from './pages/resolvers';
import { Poi } from './places/collection';
import { placeColumns } from './places/csv';
import { poiResolvers } from './places/resolvers';
import type { SectionParts } from './SectionParts';
import type { EntryCollection } from './sections';
import { Services, ServicesCategories } from './services/collection';
import { serviceColumns } from './services/csv';
import { serviceFilters } from './services/filters';
import { serviceResolvers } from './services/resolvers';
import { Universities } from './universities/collection';
import { universityResolvers } from './universities/resolvers';

/** The sections by their collection, in the order of the admin's menu. */
export const registry = {
  accommodations: {
    collection: Accommodations,
    categories: AccommodationsCategories,
    filters: accommodationFilters,
    sortFields: accommodationSortFields,
    csv: accommodationColumns,
    checks: accommodationChecks,
  },
  services: {
    collection: Services,
    categories: ServicesCategories,
    filters: serviceFilters,
    csv: serviceColumns,
    checks: { mainPicture: 'image' },
  },
  events: {
    collection: Events,
    categories: EventsCategories,
    tags: EventsTags,
    filters: eventFilters,
    sortFields: eventSortFields,
    sortValues: { fields: eventSortFields, read: readCurrentDates },
    csv: eventColumns,
    checks: eventChecks,
  },
  universities: {
    collection: Universities,
    filters: {},
    checks: { mainPicture: 'thumbnail' },
  },
  news: {
    collection: News,
    categories: NewsCategories,
    tags: NewsTags,
    filters: newsFilters,
    csv: newsColumns,
    checks: { mainPicture: 'image' },
  },
  poi: {
    collection: Poi,
    filters: {},
    checks: { mainPicture: 'icon' },
    csv: placeColumns,
  },
  pages: { collection: Pages, filters: {}, checks: {} },
} satisfies Record<EntryCollection, SectionParts>;

type FilteredArgument = {
  [Name in EntryCollection]: keyof (typeof registry)[Name]['filters'];
}[EntryCollection];

type AssertNever<T extends never> = T;

/** Does not compile if the section filters leave out an argument of the contract; the error names it. */
export type UnfilteredArgument = AssertNever<Exclude<OwnArgument, FilteredArgument>>;

/** The parts of a section, with those that not every section has. */
export const partsOf = (collection: EntryCollection): SectionParts => registry[collection];

const all: readonly SectionParts[] = Object.values(registry);

/** The collections of entries. The list of one with columns has the buttons for CSV. */
export const entryCollectionConfigs = all.map(({ collection, csv }) =>
  csv ? withCsvButtons(collection) : collection,
);

/** The collections of categories and tags. */
export const groupCollectionConfigs = [
  ...all.flatMap(({ categories }) => categories ?? []),
  ...all.flatMap(({ tags }) => tags ?? []),
];

/** The resolvers of entries, categories and tags. */
export const sectionResolvers = {
  ...accommodationResolvers,
  ...serviceResolvers,
  ...eventResolvers,
  ...universityResolvers,
  ...newsResolvers,
  ...poiResolvers,
  ...pageResolvers,
};
