import type {
  ListUniversitiesQuery,
  UniversityDetailFragment,
  UniversityTeaserFragment,
} from '@/gql/graphql';
import { href } from '@/routing/href';
import type { MapContext } from '@/server/mapping/context';
import { mapImage } from '@/server/mapping/mapImage';
import { everything } from '../finding/codec';
import { findingHref } from '../finding/findingHref';
import type { Finding } from '../finding/model';
import { mapDetail, mapPosition } from '../pages/mapper';
import type { University, UniversityTeaser } from './model';

/** A university on a card, or null where it has no address in this language. */
export function mapUniversityTeaser(
  entry: UniversityTeaserFragment,
  context: MapContext,
): UniversityTeaser | null {
  if (!entry.slug) return null;
  return {
    id: entry.id ?? '',
    href: href('university', { slug: entry.slug }, context.locale),
    title: entry.title ?? '',
    subtitle: entry.subtitle ?? '',
    image: mapImage(entry.thumbnail, context),
    address: entry.address?.address ?? '',
    position: mapPosition(entry.address),
  };
}

/** The list of an answer, on cards. */
export function mapUniversityList(
  entries: ListUniversitiesQuery['entries'],
  context: MapContext,
): UniversityTeaser[] {
  return (entries ?? []).flatMap((entry) =>
    entry?.__typename === 'universities_universities_Entry'
      ? (mapUniversityTeaser(entry, context) ?? [])
      : [],
  );
}

type Around = Pick<University, 'blocks' | 'services' | 'homes'>;

/** Everything that the page of one university shows. */
export function mapUniversity(
  entry: UniversityDetailFragment,
  { blocks, services, homes }: Around,
  context: MapContext,
): University {
  const near: Finding = { ...everything, near: entry.slug ?? null, sort: 'nearest' };
  return {
    ...mapDetail({ ...entry, excerpt: entry.subtitle }, entry.thumbnail, [], blocks, context),
    services,
    homes,
    servicesHref: findingHref('services', near, context.locale),
    homesHref: findingHref('accommodations', near, context.locale),
  };
}
