import { mapAccommodationTeaser } from '@/content/accommodations/server/mapper';
import type { AccommodationTeaser } from '@/content/accommodations/model';
import { mapEventTeaser } from '@/content/events/server/mapper';
import type { EventTeaser } from '@/content/events/model';
import type { ListingSection } from '../model';
import { mapNewsTeaser } from '@/content/news/server/mapper';
import type { NewsTeaser } from '@/content/news/model';
import { mapPlaceTeaser } from '@/content/places/server/mapper';
import type { PlaceTeaser } from '@/content/places/model';
import { mapServiceTeaser } from '@/content/services/server/mapper';
import type { ServiceTeaser } from '@/content/services/model';
import { mapUniversityTeaser } from '@/content/universities/server/mapper';
import type { UniversityTeaser } from '@/content/universities/model';
import type { ListingEntriesQuery } from '@/gql/graphql';
import type { MapperContext } from '@/server/mapping/context';

export interface Teasers {
  accommodations: AccommodationTeaser;
  services: ServiceTeaser;
  events: EventTeaser;
  universities: UniversityTeaser;
  places: PlaceTeaser;
  news: NewsTeaser;
}

type Entry = NonNullable<NonNullable<ListingEntriesQuery['entries']>[number]>;

export type MapTeaser<Teaser> = (entry: Entry, context: MapperContext) => Teaser | null;

/** Map an entry to a card; null if it is of another section or has no address in this language. */
export const teaserMappers: { [Section in ListingSection]: MapTeaser<Teasers[Section]> } = {
  accommodations: (entry, context) =>
    entry.__typename === 'accommodations_accommodations_Entry'
      ? mapAccommodationTeaser(entry, context)
      : null,
  services: (entry, context) =>
    entry.__typename === 'services_services_Entry' ? mapServiceTeaser(entry, context) : null,
  events: (entry, context) =>
    entry.__typename === 'events_events_Entry' ? mapEventTeaser(entry, context) : null,
  universities: (entry, context) =>
    entry.__typename === 'universities_universities_Entry'
      ? mapUniversityTeaser(entry, context)
      : null,
  places: (entry, context) =>
    entry.__typename === 'poi_poi_Entry' ? mapPlaceTeaser(entry, context) : null,
  news: (entry, context) =>
    entry.__typename === 'news_news_Entry' ? mapNewsTeaser(entry, context) : null,
};
