import type { SomeResolvers } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { addressOf } from '../../api/address';
import { entryFields } from '../../api/entries/entry';

export const poiResolvers = {
  poi_poi_Entry: {
    ...entryFields,
    address: ({ doc }) => addressOf(doc.address),
    icon: assetList(({ doc }) => doc.icon),
  },
} satisfies SomeResolvers;
