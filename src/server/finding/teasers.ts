import { mapAccommodationTeaser } from '@/features/accommodations/mapper';
import type { AccommodationTeaser } from '@/features/accommodations/model';
import { mapEventTeaser } from '@/features/events/mapper';
import type { EventTeaser } from '@/features/events/model';
import type { FindingSection } from '@/features/finding/model';
import { mapNewsTeaser } from '@/features/news/mapper';
import type { NewsTeaser } from '@/features/news/model';
import { mapPlaceTeaser } from '@/features/places/mapper';
import type { PlaceTeaser } from '@/features/places/model';
import { mapServiceTeaser } from '@/features/services/mapper';
import type { ServiceTeaser } from '@/features/services/model';
import { mapUniversityTeaser } from '@/features/universities/mapper';
import type { UniversityTeaser } from '@/features/universities/model';
import type { FindingQuery } from '@/gql/graphql';
import type { MapContext } from '../mapping/context';

/** What the cards of each section show. */
export interface Teasers {
  accommodations: AccommodationTeaser;
  services: ServiceTeaser;
  events: EventTeaser;
  universities: UniversityTeaser;
  places: PlaceTeaser;
  news: NewsTeaser;
}

type Entry = NonNullable<NonNullable<FindingQuery['entries']>[number]>;

type MapTeaser<Teaser> = (entry: Entry, context: MapContext) => Teaser | null;

/** Entries on cards; null for what is of another section or has no address in this language. */
export const mapTeaser: { [Section in FindingSection]: MapTeaser<Teasers[Section]> } = {
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
