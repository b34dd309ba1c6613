import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { ServiceDocument, RelatedServicesDocument } from '@/gql/graphql';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { serviceJsonLd } from './serviceJsonLd';
import { elementPageData, relatedLimit } from '@/content/shared/server/elementPageData';
import { openNow } from '@/content/shared/server/mapDeadline';
import { mapService, mapServiceTeaser } from './mapper';
import type { ServiceView } from '../ServiceView';
import type { LoadPage } from '@/server/pageData';

export const servicePage: LoadPage<ComponentProps<typeof ServiceView>> = async (context) => {
  const { params, cms, mapperContext } = context;
  const { entry: data } = await cms(ServiceDocument, { slug: [params.slug ?? ''] });
  const entry = requireEntryAtSlug('service', data, 'services_services_Entry', context);
  const [blocks, { entries }] = await Promise.all([
    mapBlocks(entry.contentManager, context, 2),
    cms(RelatedServicesDocument, {
      id: [`not ${entry.id ?? ''}`],
      relatedTo: entry.categories.flatMap((category) => category?.id ?? []),
      deadline: openNow(),
      limit: relatedLimit,
    }),
  ]);
  const related = (entries ?? []).flatMap((other) =>
    other?.__typename === 'services_services_Entry'
      ? (mapServiceTeaser(other, mapperContext) ?? [])
      : [],
  );
  const service = mapService(entry, { blocks, related }, mapperContext);
  return {
    ...elementPageData('service', entry, entry.excerpt, context),
    picture: service.image,
    jsonLd: (url) => serviceJsonLd(service, url),
    view: { service },
  };
};
