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
import { settle } from './settle';
import { isSameAddress } from './isSameAddress';
import { tellTabs } from './startSession';

export type { AuthError, Result } from './result';

/** A device on which the account is logged in. */
export interface DeviceSession {
  id: string;
  /** Browser and system, as far as they tell: "Firefox, Android". */
  device: string;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string;
  /** Whether it is this one. */
  current: boolean;
}

/** The link under which others see the account's favourites. */
export interface SharedLink {
  token: string;
  /** ISO 8601 */
  expiresAt: string;
}

/** Everything that one can do with an account. No call throws. */
export interface Auth {
  session: Session;
  logIn(input: { email: string; password: string }): Promise<Result>;
  /** Here it is over whatever happens. */
  logOut(): Promise<void>;
  /** Does not log in (specification §4): a mail comes first. */
  register(input: {
    firstName: string;
    surname: string;
    email: string;
    password: string;
    privacyAccepted: boolean;
  }): Promise<Result>;
  resendActivation(email: string): Promise<Result>;
  /** @param input as the link in a mail has them, see isVerificationCode */
  activate(input: { code: string; id: string }): Promise<Result>;
  askForNewPassword(email: string): Promise<Result>;
  setPassword(input: { password: string; code: string; id: string }): Promise<Result>;
  changePassword(input: { current: string; next: string; confirm: string }): Promise<Result>;
  /**
   * @param input the password is needed for an address that is not that of the account
   * @returns the address that has to be confirmed before it is used, if there is one
   */
  updateProfile(input: {
    fullName: string;
    email: string;
    /** As the cms names it; left as it is without. */
    mailLanguage?: string;
    currentPassword: string;
  }): Promise<Result<{ pendingEmail: string | null }>>;
  /** Logged out here either way (specification §7). */
  deleteAccount(password: string): Promise<Result>;
  /** @returns JSON text */
  exportData(): Promise<Result<string>>;
  sessions(): Promise<Result<DeviceSession[]>>;
  logOutElsewhere(): Promise<Result>;
  /** Makes a link to the favourites; one made before ends. */
  shareFavourites(): Promise<Result<SharedLink>>;
  stopSharing(): Promise<Result>;
}

/** Who is here, and what one can do about it. Inside AccountProvider. */
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
        done(
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
      resendActivation: (email) => done(resendActivation({ variables: { email } })),
      activate: async (variables) => {
        const result = await done(activateUser({ variables }));
        // It may have been the confirmation of a new address.
        if (result.ok && getSession().status === 'in') await refresh();
        return result;
      },
      askForNewPassword: (email) => done(forgottenPassword({ variables: { email } })),
      setPassword: async (variables) => {
        const result = await done(setPassword({ variables }));
        // It has ended the sessions of the account, and this may be one of them.
        if (result.ok && getSession().status === 'in') await refresh();
        return result;
      },
      changePassword: ({ current, next, confirm }) =>
        done(
          updatePassword({
            variables: { currentPassword: current, newPassword: next, confirmPassword: confirm },
          }),
        ),
      updateProfile: async ({ fullName, email, mailLanguage, currentPassword }) => {
        const result = await settle(
          updateViewer({
            variables: { fullName, ...(mailLanguage && { preferredLanguage: mailLanguage }) },
          }),
        );
        if (!result.ok) return result;
        await refresh();
        if (isSameAddress(result.value.updateViewer?.email ?? '', email))
          return { ok: true, value: { pendingEmail: null } };
        const change = await done(changeEmail({ variables: { email, currentPassword } }));
        return change.ok ? { ok: true, value: { pendingEmail: email } } : change;
      },
      deleteAccount: async (password) => {
        const result = await done(
          deleteAccount({ variables: { password, confirmPassword: password } }),
        );
        forgetSession();
        return result;
      },
      // Not by hooks: their queries are called off when the component goes.
      exportData: async () => {
        const query = client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' });
        const result = await settle(query);
        return result.ok ? { ok: true, value: result.value.accountExport } : result;
      },
      sessions: async () => {
        const query = client.query({ query: SessionsDocument, fetchPolicy: 'network-only' });
        const result = await settle(query);
        return result.ok ? { ok: true, value: result.value.sessions } : result;
      },
      logOutElsewhere: () => done(logoutElsewhere()),
      shareFavourites: async () => {
        const result = await settle(shareFavorites());
        return result.ok ? { ok: true, value: result.value.shareFavorites } : result;
      },
      stopSharing: () => done(stopSharingFavorites()),
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

/** A call of which only the outcome matters. */
async function done(call: Promise<{ data?: unknown; error?: unknown }>): Promise<Result> {
  const result = await settle(call);
  return result.ok ? { ok: true, value: undefined } : result;
}

/** The user's data anew, here and in the other tabs (specification §7). */
async function refresh(): Promise<void> {
  await restoreSession();
  tellTabs();
}
