import { accountResolvers } from './accounts/resolvers';
import { alertResolvers } from './alerts/resolvers';
import { blockRowResolvers } from './blockRows';
import { categoryResolvers } from './categories/query';
import { blockResolvers } from './contentManager';
import { entryQueries } from './entries/query';
import { sectionResolvers } from '../sections/registry';
import type { TypeResolvers } from './FieldResolver';
import { feedbackResolvers } from './feedback/sendFeedback';
import { galleryResolvers } from './gallery';
import { globalResolvers } from './globals/query';
import { linkResolvers } from './links/link';
import { assetResolvers } from './media/asset';
import { navigationResolvers } from './navigation/query';
import { placeResolvers } from './place';
import { seoResolvers } from './seo';
import { tagResolvers } from './tags/query';

/** Merges resolver maps. Several maps may contain fields of the same type. */
function mergeResolvers(maps: readonly TypeResolvers[]): TypeResolvers {
  const all: TypeResolvers = {};
  for (const map of maps)
    for (const [type, fields] of Object.entries(map)) all[type] = { ...all[type], ...fields };
  return all;
}

/** The resolvers of all fields of the contract. */
export const resolvers = mergeResolvers([
  entryQueries,
  ...sectionResolvers,
  categoryResolvers,
  tagResolvers,
  globalResolvers,
  navigationResolvers,
  blockResolvers,
  blockRowResolvers,
  galleryResolvers,
  assetResolvers,
  linkResolvers,
  placeResolvers,
  seoResolvers,
  feedbackResolvers,
  alertResolvers,
  accountResolvers,
]);
