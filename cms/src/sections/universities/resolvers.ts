import { contentManager } from '../../api/contentManager';
import type { ResolverMap } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { seoOf } from '../../api/seo';
import { entryFields } from '../../api/entries/entry';

export const universityResolvers = {
  universities_universities_Entry: {
    ...entryFields,
    ...placeFields,
    thumbnail: assetList(({ doc }) => doc.thumbnail),
    contentManager: contentManager(({ doc }) => doc.contentManager),
    seo: seoOf,
  },
} satisfies ResolverMap<'universities_universities_Entry'>;
