import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/categories/categoryList';
import { contentManager } from '../../api/contentManager';
import type { TypeResolvers } from '../../api/FieldResolver';
import { assetList } from '../../api/media/assetList';
import { seoOf } from '../../api/seo';
import { tagFields } from '../../api/tags/tag';
import { tagList } from '../../api/tags/tagList';
import { entryFields, type EntrySource } from '../../api/entries/entry';

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
  newsCategories_Category: { ...categoryFields, seo: seoOf },
  newsTags_Tag: tagFields,
};
