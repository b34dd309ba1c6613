import { option } from '@/lib/option';
import type { ServiceDetailFragment, ServiceTeaserFragment } from '@/gql/graphql';
import { categoryHref } from '@/routing/categoryHref';
import type { MapperContext } from '@/server/mapping/context';
import { mapDecoration } from '@/server/mapping/mapImage';
import {
  mapDetail,
  mapLabels,
  mapTeaser,
  mapTeaserCategories,
} from '@/content/shared/server/mapper';
import { deadlineHref, mapDeadline } from '@/content/shared/server/mapDeadline';
import { serviceTypes, type ServiceTeaser } from '../model';
import type { Service } from '../detail';

/** Maps a service to a card; null when it has no page in this language. */
export function mapServiceTeaser(
  entry: ServiceTeaserFragment,
  context: MapperContext,
): ServiceTeaser | null {
  const teaser = mapTeaser('service', entry, context);
  return (
    teaser && {
      ...teaser,
      excerpt: entry.excerpt ?? '',
      type: option(serviceTypes, entry.serviceType, null),
      image: mapDecoration(entry.image, context),
      deadline: mapDeadline(entry.deadline, context),
      categories: mapTeaserCategories(entry.categories),
    }
  );
}

export function mapService(
  entry: ServiceDetailFragment,
  { blocks, related }: Pick<Service, 'blocks' | 'related'>,
  context: MapperContext,
): Service {
  const labels = mapLabels(entry.categories, (slug) =>
    categoryHref('services', slug, context.locale),
  );
  const deadline = mapDeadline(entry.deadline, context);
  return {
    ...mapDetail(entry, entry.image, labels, blocks, context),
    related,
    deadline,
    calendarHref: deadlineHref('serviceDeadline', entry.slug, deadline, context),
    type: option(serviceTypes, entry.serviceType, null),
  };
}
