import type { ApolloClient, OperationVariables } from '@apollo/client';
import {
  ActivateUserDocument,
  ForgottenPasswordDocument,
  RegisterDocument,
  ResendActivationDocument,
  SaveSearchDocument,
  SetPasswordDocument,
  type ActivateUserMutationVariables,
  type RegisterMutationVariables,
  type SaveSearchMutationVariables,
  type SetPasswordMutationVariables,
} from '@/gql/graphql';
import { getSession } from './session';

/**
 * The mutations of visitors without a session. They are functions, not hooks, because a page with a hook loads
 * Apollo Client with its first scripts (ADR 13). All throw CombinedGraphQLErrors.
 */
export const register = (variables: RegisterMutationVariables, privacyAccepted: boolean) =>
  mutate({
    mutation: RegisterDocument,
    variables,
    context: { privacyAccepted },
    // The response has the user of the new account, who is not logged in.
    fetchPolicy: 'no-cache',
  });

export const resendActivation = (email: string) =>
  mutate({ mutation: ResendActivationDocument, variables: { email } });

export const requestNewPassword = (email: string) =>
  mutate({ mutation: ForgottenPasswordDocument, variables: { email } });

export const saveSearch = (variables: SaveSearchMutationVariables) =>
  mutate({ mutation: SaveSearchDocument, variables });

/** The code may confirm a new address of the user who is logged in. */
export async function activateUser(variables: ActivateUserMutationVariables): Promise<void> {
  await mutate({ mutation: ActivateUserDocument, variables });
  await refreshUser();
}

/** A new password ends all sessions of the account. */
export async function setPassword(variables: SetPasswordMutationVariables): Promise<void> {
  await mutate({ mutation: SetPasswordDocument, variables });
  await refreshUser();
}

/** Loads Apollo Client before a form is sent, when its focus shows that it will be. */
export function preloadClient(): void {
  // After a failure, sending the form tries again and reports it.
  import('./viewer').catch(() => undefined);
}

async function mutate<Data, Variables extends OperationVariables>(
  options: ApolloClient.MutateOptions<Data, Variables>,
): Promise<void> {
  const { client } = await import('./client');
  await client.mutate(options);
}

async function refreshUser(): Promise<void> {
  if (getSession().status !== 'in') return;
  const { refetchViewerInAllTabs } = await import('./viewer');
  await refetchViewerInAllTabs();
}
