import type { ResolverMap } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { addressOf } from '../../api/place';
import { seoOf } from '../../api/seo';
import { entryFields } from '../../api/entries/entry';

export const poiResolvers = {
  poi_poi_Entry: {
    ...entryFields,
    address: ({ doc }) => addressOf(doc.address),
    icon: assetList(({ doc }) => doc.icon),
    seo: seoOf,
  },
} satisfies ResolverMap<'poi_poi_Entry'>;
