import type { TypeResolvers } from '../FieldResolver';
import { authFields } from './auth';
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

export const accountResolvers: TypeResolvers = {
  Query: { viewer, sessions, accountExport, sharedList, sharedFavorites },
  Mutation: {
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
  },
  Auth: authFields,
  User: userFields,
  Session: sessionFields,
  SharedList: sharedListFields,
};
