import { categoryFields } from '../../api/categories/category';
import { categoryList } from '../../api/categories/categoryList';
import { contentManager } from '../../api/contentManager';
import type { ResolverMap } from '../../api/ContractResolvers';
import { assetList } from '../../api/media/assetList';
import { seoOf } from '../../api/seo';
import { tagFields } from '../../api/tags/tag';
import { tagList } from '../../api/tags/tagList';
import { entryFields } from '../../api/entries/entry';

export const newsResolvers = {
  news_news_Entry: {
    ...entryFields,
    image: assetList(({ doc }) => doc.image),
    categories: categoryList('newsCategories', ({ doc }) => doc.categories),
    tags: tagList('newsTags', ({ doc }) => doc.tags),
    contentManager: contentManager(({ doc }) => doc.contentManager),
    seo: seoOf,
  },
  newsCategories_Category: { ...categoryFields, seo: seoOf },
  newsTags_Tag: tagFields,
} satisfies ResolverMap<'news_news_Entry' | 'newsCategories_Category' | 'newsTags_Tag'>;
