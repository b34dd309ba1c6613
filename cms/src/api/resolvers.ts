import { sectionResolvers } from '../sections/registry';
import { loginMutations } from './accounts/login';
import { mailedCodeQueries } from './accounts/mailedCode';
import { passwordMutations } from './accounts/password';
import { profileMutations, profileQueries } from './accounts/profile';
import { registrationMutations } from './accounts/registration';
import { sessionFields, sessionMutations, sessionQueries } from './accounts/session';
import { sharedListFields, sharingMutations, sharingQueries } from './accounts/sharing';
import { userFields } from './accounts/user';
import { alertMutations, alertQueries } from './alerts/resolvers';
import { blockResolvers } from './contentManager';
import type { ResolvedType, ResolverMap } from './ContractResolvers';
import { entryQueries } from './entries/entryQueries';
import { feedbackMutations } from './feedback';
import { globalQueries, globalResolvers } from './globals/query';
import { groupQueries } from './groupQueries';
import { assetResolvers } from './media/asset';
import { navigationQueries, navigationResolvers } from './navigation/query';
import { offerFields, offerMutations, offerQueries } from './offers/resolvers';
import { ownerMutations, ownerQueries } from './owners/resolvers';
import { redirectQueries } from './redirects/query';
import { rowResolvers } from './rowResolvers';
import { seoResolvers } from './seo';

/** The resolvers of all fields of the contract that `defaultResolver` does not serve. */
export const resolvers = {
  Query: {
    ...entryQueries,
    ...groupQueries,
    ...globalQueries,
    ...navigationQueries,
    ...profileQueries,
    ...sessionQueries,
    ...mailedCodeQueries,
    ...sharingQueries,
    ...alertQueries,
    ...ownerQueries,
    ...offerQueries,
    ...redirectQueries,
  },
  Mutation: {
    ...loginMutations,
    ...registrationMutations,
    ...passwordMutations,
    ...profileMutations,
    ...sessionMutations,
    ...sharingMutations,
    ...alertMutations,
    ...ownerMutations,
    ...offerMutations,
    ...feedbackMutations,
  },
  ...sectionResolvers,
  ...globalResolvers,
  ...navigationResolvers,
  ...blockResolvers,
  ...rowResolvers,
  ...assetResolvers,
  ...seoResolvers,
  User: userFields,
  Session: sessionFields,
  SharedList: sharedListFields,
  Offer: offerFields,
} satisfies ResolverMap<Exclude<ResolvedType, `contentManager_${string}_BlockType`>>;
