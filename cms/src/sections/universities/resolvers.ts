import { contentManager } from '../../api/contentManager';
import type { TypeResolvers } from '../../api/FieldResolver';
import { assetList } from '../../api/media/assetList';
import { placeFields } from '../../api/place';
import { seoOf } from '../../api/seo';
import { entryFields, type EntrySource } from '../../api/entries/entry';

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
