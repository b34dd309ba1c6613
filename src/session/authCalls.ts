import {
  ActivateUserDocument,
  ForgottenPasswordDocument,
  RegisterDocument,
  ResendActivationDocument,
  SetPasswordDocument,
  type ActivateUserMutationVariables,
  type RegisterMutationVariables,
  type SetPasswordMutationVariables,
} from '@/gql/graphql';
import { loginCookieName } from '@/config/loginCookieName';
import { client } from './client';
import { RequestError } from './errors';
import { preferredSites } from './preferredSites';
import { requestSite } from './requestSite';
import { getSession, setSession } from './session';
import { notifyTabs } from './tabChannel';
import { refetchViewerInAllTabs, storeLogin } from './viewer';
import { waitForLeaving } from './watchSession';

/**
 * Logs in. The BFF keeps the tokens in HttpOnly cookies and returns the user, who fills Apollo's cache.
 * @throws RequestError
 */
export async function logIn(input: { email: string; password: string }): Promise<void> {
  const body = { ...input, preferSites: preferredSites() };
  const { errors, user } = await requestSite('/api/session', 'POST', body);
  if (Array.isArray(errors)) throw new RequestError(errors);
  await storeLogin(user);
  notifyTabs();
}

/**
 * Logs out. The session of the page ends even when the request fails (specification §4). Then scripts cannot delete
 * the tokens, so the value 0 of the login cookie makes the site delete them with its next response, and use them for
 * nothing else; it lasts as long as they may.
 *
 * @param navigation After it the session of the page ends. The request does not wait for it, because the visitor may
 * close the tab before a slow page has loaded.
 */
export async function logOut(navigation?: Promise<unknown>): Promise<void> {
  const [{ errors }] = await Promise.all([
    requestSite('/api/session', 'DELETE'),
    navigation && waitForLeaving(navigation),
  ]);
  const value = errors ? '0; Max-Age=31536000' : '; Max-Age=0';
  document.cookie = `${loginCookieName}=${value}; Path=/; SameSite=Lax`;
  // watchSession notifies the other tabs.
  setSession({ status: 'out' });
}

// The functions below throw CombinedGraphQLErrors. They are no hooks, because a page with a hook loads Apollo Client
// with its first scripts (ADR 13).

export async function register(variables: RegisterMutationVariables, privacyAccepted: boolean) {
  await client.mutate({
    mutation: RegisterDocument,
    variables,
    context: { privacyAccepted },
    // The response has the user of the new account, who is not logged in.
    fetchPolicy: 'no-cache',
  });
}

export async function resendActivation(email: string) {
  await client.mutate({ mutation: ResendActivationDocument, variables: { email } });
}

export async function requestNewPassword(email: string) {
  await client.mutate({ mutation: ForgottenPasswordDocument, variables: { email } });
}

/** The code may confirm a new address of the user who is logged in. */
export async function activateUser(variables: ActivateUserMutationVariables) {
  await client.mutate({ mutation: ActivateUserDocument, variables });
  await refreshUser();
}

/** A new password ends all sessions of the account. */
export async function setPassword(variables: SetPasswordMutationVariables) {
  await client.mutate({ mutation: SetPasswordDocument, variables });
  await refreshUser();
}

async function refreshUser(): Promise<void> {
  if (getSession().status === 'in') await refetchViewerInAllTabs();
}
