import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { addressFields } from '../../api/address';
import { entryFields } from '../../api/entries/entry';

export const universityResolvers = {
  universities_universities_Entry: {
    ...entryFields,
    ...addressFields,
    thumbnail: assetList(({ doc }) => doc.thumbnail),
    contentManager,
  },
} satisfies SomeResolvers;
