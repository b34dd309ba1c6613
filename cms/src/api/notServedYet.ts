import { GraphQLError } from 'graphql';
import type { FieldResolver, TypeResolvers } from './FieldResolver';

const accounts: FieldResolver = () => {
  throw new GraphQLError('Accounts of visitors are not served yet.');
};

/** Fields of the contract that answer an error until their part is built. */
export const fieldsNotServedYet: TypeResolvers = {
  Query: { viewer: accounts },
  Mutation: {
    authenticate: accounts,
    register: accounts,
    activateUser: accounts,
    resendActivation: accounts,
    forgottenPassword: accounts,
    setPassword: accounts,
    updatePassword: accounts,
    updateViewer: accounts,
    deleteAccount: accounts,
    refreshToken: accounts,
    deleteRefreshToken: accounts,
  },
};

/** Types of the contract that no field answers until their part is built. */
export const typesNotServedYet: readonly string[] = ['Auth', 'User'];
