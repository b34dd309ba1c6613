import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/engine/server/mapBlocks';
import { UniversityDocument } from '@/gql/graphql';
import { placeJsonLdParts, thingJsonLd } from '@/server/jsonLd/jsonLdParts';
import { requireEntryAtSlug } from '@/server/requireEntryAtSlug';
import { loadNearUniversity } from '@/features/distance/server/loadNear';
import { elementPageData } from '@/content/shared/server/elementPageData';
import { mapUniversity } from './mapper';
import type { UniversityView } from '../UniversityView';
import type { LoadPage } from '@/server/pageData';
import { mapPosition } from '@/server/mapping/mapPosition';

export const universityPage: LoadPage<ComponentProps<typeof UniversityView>> = async (context) => {
  const { params, cms, mapperContext } = context;
  const { entry: data } = await cms(UniversityDocument, { slug: [params.slug ?? ''] });
  const entry = requireEntryAtSlug('university', data, 'universities_universities_Entry', context);
  const [blocks, near] = await Promise.all([
    mapBlocks(entry.contentManager, context, 2),
    loadNearUniversity(mapPosition(entry.address), context),
  ]);
  const university = mapUniversity(entry, { blocks, ...near }, mapperContext);
  const website = university.contacts.find(({ kind }) => kind === 'website')?.href;
  return {
    ...elementPageData('university', entry, entry.subtitle, context),
    picture: university.image,
    jsonLd: (url) => ({
      '@type': 'CollegeOrUniversity',
      ...thingJsonLd(university, url),
      ...placeJsonLdParts(university),
      ...(website && { sameAs: website }),
    }),
    view: { university },
  };
};
