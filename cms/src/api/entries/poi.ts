import type { TypeResolvers } from '../FieldResolver';
import { assetList } from '../media/assetList';
import { addressOf } from '../place';
import { seoOf } from '../seo';
import { entryFields, type EntrySource } from './entry';

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
