import type { ResolverMap, ResolversOf } from '../ContractResolvers';
import { authenticate } from './login';
import { forgottenPassword, setPassword, updatePassword } from './password';
import { accountExport, changeEmail, deleteAccount, updateViewer, viewer } from './profile';
import { activateUser, register, resendActivation } from './registration';
import {
  deleteRefreshToken,
  deleteRefreshTokens,
  refreshToken,
  sessionFields,
  sessions,
} from './session';
import {
  sharedFavorites,
  shareFavorites,
  sharedList,
  sharedListFields,
  stopSharingFavorites,
} from './sharing';
import { userFields } from './user';

export const accountQueries = {
  viewer,
  sessions,
  accountExport,
  sharedList,
  sharedFavorites,
} satisfies Partial<ResolversOf<'Query'>>;

export const accountMutations = {
  authenticate,
  register,
  activateUser,
  resendActivation,
  forgottenPassword,
  setPassword,
  updatePassword,
  updateViewer,
  changeEmail,
  deleteAccount,
  refreshToken,
  deleteRefreshToken,
  deleteRefreshTokens,
  shareFavorites,
  stopSharingFavorites,
} satisfies Partial<ResolversOf<'Mutation'>>;

export const accountResolvers = {
  User: userFields,
  Session: sessionFields,
  SharedList: sharedListFields,
} satisfies ResolverMap<'User' | 'Session' | 'SharedList'>;
