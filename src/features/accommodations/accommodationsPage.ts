import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { archiveOf } from '@/features/pages/archive';
import { AccommodationsArchiveDocument } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { href } from '@/routing/href';
import type { PageContext, PageData } from '@/server/getPageProps';
import type { AccommodationsView } from './AccommodationsView';
import { categoryHref, mapAccommodationTeaser } from './mapper';

/** Data of the list of accommodations: the whole, unfiltered list. */
export async function accommodationsPage({
  locale,
  cms,
  map,
}: PageContext): Promise<PageData<ComponentProps<typeof AccommodationsView>>> {
  const [archive, { entries, categories, total }] = await Promise.all([
    archiveOf('accommodations', cms, locale),
    cms(AccommodationsArchiveDocument, {}),
  ]);
  return {
    view: {
      title: archive.title ?? '',
      introduction: await mapBlocks(archive.contentManager, { cms, context: map, firstHeading: 2 }),
      categories: [
        { title: null, href: href('accommodations', locale), slug: null },
        ...(categories ?? []).flatMap((category) =>
          category?.slug && category.title
            ? [
                {
                  title: category.title,
                  href: categoryHref(category.slug, locale),
                  slug: category.slug,
                },
              ]
            : [],
        ),
      ],
      accommodations: (entries ?? []).flatMap((entry) =>
        entry?.__typename === 'accommodations_accommodations_Entry'
          ? (mapAccommodationTeaser(entry, map) ?? [])
          : [],
      ),
      total,
    },
    alternates: alternatesOf('accommodations'),
    seo: { data: archive.seo, defaults: { title: archive.title ?? '', description: '' } },
  };
}
