import type {
  ListUniversitiesQuery,
  UniversityDetailFragment,
  UniversityTeaserFragment,
} from '@/gql/graphql';
import type { MapperContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import { defaultListingQuery, type ListingQuery } from '@/features/listing/listingQuery';
import { listingHref } from '@/features/listing/listingHref';
import { mapDetail, mapTeaser } from '@/content/shared/server/mapper';
import type { UniversityTeaser } from '../model';
import type { University } from '../detail';

/** Maps a university to a card; null when it has no page in this language. */
export function mapUniversityTeaser(
  entry: UniversityTeaserFragment,
  context: MapperContext,
): UniversityTeaser | null {
  const teaser = mapTeaser('university', entry, context);
  return (
    teaser && {
      ...teaser,
      subtitle: entry.subtitle ?? '',
      image: mapDecoration(entry.thumbnail, context),
    }
  );
}

export function mapUniversityList(
  entries: ListUniversitiesQuery['entries'],
  context: MapperContext,
): UniversityTeaser[] {
  return (entries ?? []).flatMap((entry) =>
    entry?.__typename === 'universities_universities_Entry'
      ? (mapUniversityTeaser(entry, context) ?? [])
      : [],
  );
}

type NearbyContent = Pick<University, 'blocks' | 'services' | 'homes'>;

export function mapUniversity(
  entry: UniversityDetailFragment,
  { blocks, services, homes }: NearbyContent,
  context: MapperContext,
): University {
  const near: ListingQuery = { ...defaultListingQuery, near: entry.slug ?? null, sort: 'nearest' };
  return {
    ...mapDetail({ ...entry, excerpt: entry.subtitle }, entry.thumbnail, [], blocks, context),
    services,
    homes,
    servicesHref: listingHref('services', near, context.locale),
    homesHref: listingHref('accommodations', near, context.locale),
  };
}
