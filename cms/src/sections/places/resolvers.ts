import type { TypeResolvers } from '../../api/FieldResolver';
import { assetList } from '../../api/media/assetList';
import { addressOf } from '../../api/place';
import { seoOf } from '../../api/seo';
import { entryFields, type EntrySource } from '../../api/entries/entry';

type Source = EntrySource<'poi'>;

export const poiResolvers: TypeResolvers = {
  poi_poi_Entry: {
    ...entryFields,
    address: ({ doc }: Source) => addressOf(doc.address),
    description: ({ doc }: Source) => doc.description,
    icon: assetList(({ doc }: Source) => doc.icon),
    seo: seoOf,
  },
};
