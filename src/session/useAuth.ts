import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { AccountExportDocument, SessionsDocument } from '@/gql/graphql';
import {
  useActivateUserMutation,
  useChangeEmailMutation,
  useDeleteAccountMutation,
  useForgottenPasswordMutation,
  useLogoutElsewhereMutation,
  useRegisterMutation,
  useResendActivationMutation,
  useSetPasswordMutation,
  useShareFavoritesMutation,
  useStopSharingFavoritesMutation,
  useUpdatePasswordMutation,
  useUpdateViewerMutation,
} from '@/gql/hooks';
import { forgetSession, logIn, logOut } from './login';
import { preferredSites } from './preferredSites';
import { restoreSession } from './restoreSession';
import type { Result } from './result';
import { getSession, useSession, type Session } from './session';
import { toResult } from './toResult';
import { isSameAddress } from './isSameAddress';
import { notifyTabs } from './tabChannel';

export type { AuthError, Result } from './result';

/** A device on which the account is logged in. */
export interface DeviceSession {
  id: string;
  /** Browser and operating system, as far as the user agent names them: "Firefox, Android". */
  device: string;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string;
  /** Whether it is the current device. */
  current: boolean;
}

/** The link that shows the account's favourites to others. */
export interface SharedLink {
  token: string;
  /** ISO 8601 */
  expiresAt: string;
}

/** All calls of an account. They never throw. */
export interface Auth {
  session: Session;
  logIn(input: { email: string; password: string }): Promise<Result>;
  /** Ends the session of the page even when the request fails. */
  logOut(): Promise<void>;
  /** Does not log in (specification §4): the visitor must first confirm the address by mail. */
  register(input: {
    firstName: string;
    surname: string;
    email: string;
    password: string;
    privacyAccepted: boolean;
  }): Promise<Result>;
  resendActivation(email: string): Promise<Result>;
  /** @param input parameters of the link in a mail, see isVerificationCode */
  activate(input: { code: string; id: string }): Promise<Result>;
  requestNewPassword(email: string): Promise<Result>;
  setPassword(input: { password: string; code: string; id: string }): Promise<Result>;
  changePassword(input: { current: string; next: string; confirm: string }): Promise<Result>;
  /**
   * @param input the password is required only for a new address
   * @returns the new address, which must be confirmed first, or null without one
   */
  updateProfile(input: {
    fullName: string;
    email: string;
    /** Site handle; without it the language does not change. */
    mailLanguage?: string;
    currentPassword: string;
  }): Promise<Result<{ pendingEmail: string | null }>>;
  /** Ends the session of the page even when the request fails (specification §7). */
  deleteAccount(password: string): Promise<Result>;
  /** @returns JSON text */
  exportData(): Promise<Result<string>>;
  sessions(): Promise<Result<DeviceSession[]>>;
  logOutElsewhere(): Promise<Result>;
  /** Creates a link to the favourites; an earlier link stops working. */
  shareFavourites(): Promise<Result<SharedLink>>;
  stopSharing(): Promise<Result>;
}

/** The session and the calls of the account. Requires AccountProvider. */
export function useAuth(): Auth {
  const session = useSession();
  const client = useApolloClient();
  const [register] = useRegisterMutation({ fetchPolicy: 'no-cache' });
  const [resendActivation] = useResendActivationMutation();
  const [activateUser] = useActivateUserMutation();
  const [forgottenPassword] = useForgottenPasswordMutation();
  const [setPassword] = useSetPasswordMutation();
  const [updatePassword] = useUpdatePasswordMutation();
  const [updateViewer] = useUpdateViewerMutation({ fetchPolicy: 'no-cache' });
  const [changeEmail] = useChangeEmailMutation();
  const [deleteAccount] = useDeleteAccountMutation();
  const [logoutElsewhere] = useLogoutElsewhereMutation();
  const [shareFavorites] = useShareFavoritesMutation({ fetchPolicy: 'no-cache' });
  const [stopSharingFavorites] = useStopSharingFavoritesMutation();

  const calls = useMemo(
    (): Omit<Auth, 'session'> => ({
      logIn,
      logOut,
      register: ({ firstName, surname, email, password, privacyAccepted }) =>
        toEmptyResult(
          register({
            variables: {
              email,
              password,
              fullName: `${firstName} ${surname}`,
              preferredLanguage: preferredSites()[0] ?? null,
            },
            context: { privacyAccepted },
          }),
        ),
      resendActivation: (email) => toEmptyResult(resendActivation({ variables: { email } })),
      activate: async (variables) => {
        const result = await toEmptyResult(activateUser({ variables }));
        // The code may confirm a new address, so fetch the user again.
        if (result.ok && getSession().status === 'in') await refreshViewer();
        return result;
      },
      requestNewPassword: (email) => toEmptyResult(forgottenPassword({ variables: { email } })),
      setPassword: async (variables) => {
        const result = await toEmptyResult(setPassword({ variables }));
        // A new password ends all sessions of the account, so check this one.
        if (result.ok && getSession().status === 'in') await refreshViewer();
        return result;
      },
      changePassword: ({ current, next, confirm }) =>
        toEmptyResult(
          updatePassword({
            variables: { currentPassword: current, newPassword: next, confirmPassword: confirm },
          }),
        ),
      updateProfile: async ({ fullName, email, mailLanguage, currentPassword }) => {
        const result = await toResult(
          updateViewer({
            variables: { fullName, ...(mailLanguage && { preferredLanguage: mailLanguage }) },
          }),
        );
        if (!result.ok) return result;
        await refreshViewer();
        if (isSameAddress(result.value.updateViewer?.email ?? '', email))
          return { ok: true, value: { pendingEmail: null } };
        const change = await toEmptyResult(changeEmail({ variables: { email, currentPassword } }));
        return change.ok ? { ok: true, value: { pendingEmail: email } } : change;
      },
      deleteAccount: async (password) => {
        const result = await toEmptyResult(
          deleteAccount({ variables: { password, confirmPassword: password } }),
        );
        forgetSession();
        return result;
      },
      // Not by hooks, because they cancel a query when the component unmounts.
      exportData: async () => {
        const query = client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' });
        const result = await toResult(query);
        return result.ok ? { ok: true, value: result.value.accountExport } : result;
      },
      sessions: async () => {
        const query = client.query({ query: SessionsDocument, fetchPolicy: 'network-only' });
        const result = await toResult(query);
        return result.ok ? { ok: true, value: result.value.sessions } : result;
      },
      logOutElsewhere: () => toEmptyResult(logoutElsewhere()),
      shareFavourites: async () => {
        const result = await toResult(shareFavorites());
        return result.ok ? { ok: true, value: result.value.shareFavorites } : result;
      },
      stopSharing: () => toEmptyResult(stopSharingFavorites()),
    }),
    [
      client,
      register,
      resendActivation,
      activateUser,
      forgottenPassword,
      setPassword,
      updatePassword,
      updateViewer,
      changeEmail,
      deleteAccount,
      logoutElsewhere,
      shareFavorites,
      stopSharingFavorites,
    ],
  );
  return useMemo(() => ({ session, ...calls }), [session, calls]);
}

/** Converts a call to a Result without a value. */
async function toEmptyResult(call: Promise<{ data?: unknown; error?: unknown }>): Promise<Result> {
  const result = await toResult(call);
  return result.ok ? { ok: true, value: undefined } : result;
}

/** Fetches the user again, here and in the other tabs (specification §7). */
async function refreshViewer(): Promise<void> {
  await restoreSession();
  notifyTabs();
}
