import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';
import { findInGroups, type GroupArgs } from '../findInGroups';
import { categoryGroups } from '../groups';
import { assetList } from '../media/assetList';
import { seoOf } from '../seo';
import { categoryFields, categorySource, type CategorySource } from './category';

const categories = (_: unknown, args: GroupArgs, context: ApiContext) =>
  findInGroups(categoryGroups, args, context, categorySource);

export const categoryResolvers: TypeResolvers = {
  Query: {
    categories,
    category: async (source: unknown, args: GroupArgs, context: ApiContext) =>
      (await categories(source, { ...args, limit: 1 }, context))[0] ?? null,
  },
  accommodationsCategories_Category: {
    ...categoryFields,
    backgroundImage: assetList(
      ({ doc }: CategorySource<'accommodationsCategories'>) => doc.backgroundImage,
    ),
  },
  servicesCategories_Category: {
    ...categoryFields,
    image: assetList(({ doc }: CategorySource<'servicesCategories'>) => doc.image),
  },
  eventsCategories_Category: categoryFields,
  newsCategories_Category: { ...categoryFields, seo: seoOf },
};
