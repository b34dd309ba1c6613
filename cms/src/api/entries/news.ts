import { categoryList } from '../categories/categoryList';
import { contentManager } from '../contentManager';
import type { TypeResolvers } from '../FieldResolver';
import { assetList } from '../media/assetList';
import { seoOf } from '../seo';
import { tagList } from '../tags/tagList';
import { entryFields, type EntrySource } from './entry';

type Source = EntrySource<'news'>;

export const newsResolvers: TypeResolvers = {
  news_news_Entry: {
    ...entryFields,
    image: assetList(({ doc }: Source) => doc.image),
    excerpt: ({ doc }: Source) => doc.excerpt,
    categories: categoryList('newsCategories', ({ doc }: Source) => doc.categories),
    tags: tagList('newsTags', ({ doc }: Source) => doc.tags),
    contentManager: contentManager(({ doc }: Source) => doc.contentManager),
    seo: seoOf,
  },
};
