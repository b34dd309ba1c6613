import { buttonResolvers } from './buttons';
import { categoryResolvers } from './categories/query';
import { blockResolvers } from './contentManager';
import { accommodationResolvers } from './entries/accommodations';
import { pageResolvers } from './entries/pages';
import { entryQueries } from './entries/query';
import type { TypeResolvers } from './FieldResolver';
import { galleryResolvers } from './gallery';
import { globalResolvers } from './globals/query';
import { linkResolvers } from './links/link';
import { assetResolvers } from './media/asset';
import { navigationResolvers } from './navigation/query';
import { fieldsNotServedYet } from './notServedYet';
import { placeResolvers } from './place';
import { seoResolvers } from './seo';

/** One map out of several; the fields of a type may come from more than one of them. */
function together(maps: readonly TypeResolvers[]): TypeResolvers {
  const all: TypeResolvers = {};
  for (const map of maps)
    for (const [type, fields] of Object.entries(map)) all[type] = { ...all[type], ...fields };
  return all;
}

/** Everything that the contract's fields are answered with. */
export const resolvers = together([
  entryQueries,
  pageResolvers,
  accommodationResolvers,
  categoryResolvers,
  globalResolvers,
  navigationResolvers,
  blockResolvers,
  buttonResolvers,
  galleryResolvers,
  assetResolvers,
  linkResolvers,
  placeResolvers,
  seoResolvers,
  fieldsNotServedYet,
]);
