import { contentManager } from '../contentManager';
import type { TypeResolvers } from '../FieldResolver';
import { assetList } from '../media/assetList';
import { placeFields } from '../place';
import { seoOf } from '../seo';
import { entryFields, type EntrySource } from './entry';

type Source = EntrySource<'universities'>;

export const universityResolvers: TypeResolvers = {
  universities_universities_Entry: {
    ...entryFields,
    ...placeFields,
    subtitle: ({ doc }: Source) => doc.subtitle,
    thumbnail: assetList(({ doc }: Source) => doc.thumbnail),
    contentManager: contentManager(({ doc }: Source) => doc.contentManager),
    seo: seoOf,
  },
};
