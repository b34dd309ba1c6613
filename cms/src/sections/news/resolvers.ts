import { categoryFields } from '../../api/categories/category';
import { categoryList, tagList } from '../../api/relatedLists';
import { contentManager } from '../../api/contentManager';
import type { SomeResolvers } from '../../api/ContractResolvers';
import { dateTime } from '../../api/dateTime';
import { assetList } from '../../api/media/assetList';
import { seoOf } from '../../api/seo';
import { tagFields } from '../../api/tags/tag';
import { entryFields } from '../../api/entries/entry';

export const newsResolvers = {
  news_news_Entry: {
    ...entryFields,
    image: assetList(({ doc }) => doc.image),
    categories: categoryList('newsCategories', ({ doc }) => doc.categories),
    tags: tagList('newsTags', ({ doc }) => doc.tags),
    deadline: ({ doc }) => dateTime(doc.deadline),
    contentManager,
  },
  newsCategories_Category: { ...categoryFields, seo: seoOf },
  newsTags_Tag: tagFields,
} satisfies SomeResolvers;
