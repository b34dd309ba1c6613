import type * as authCalls from './authCalls';
import { useSession } from './session';

/** In one chunk with viewer.ts, so a page with a session has it. */
const loadCalls = () => import(/* webpackChunkName: "session" */ './authCalls');

/** A function of authCalls.ts, which loads with its first call. */
const lazily =
  <Input extends unknown[], Value>(
    choose: (calls: typeof authCalls) => (...input: Input) => Promise<Value>,
  ) =>
  async (...input: Input) =>
    choose(await loadCalls())(...input);

const calls = {
  logIn: lazily(({ logIn }) => logIn),
  logOut: lazily(({ logOut }) => logOut),
  register: lazily(({ register }) => register),
  resendActivation: lazily(({ resendActivation }) => resendActivation),
  activateUser: lazily(({ activateUser }) => activateUser),
  requestNewPassword: lazily(({ requestNewPassword }) => requestNewPassword),
  setPassword: lazily(({ setPassword }) => setPassword),
};

/**
 * Who is here: `{ status: 'in', user }`, `loading`, `out` or `failed`, and what visitors do about it, such as `logIn`.
 * It loads no Apollo Client, so pages for visitors without a session can have it.
 */
export const useAuth = () => ({ ...useSession(), ...calls });

/** Loads the code that sends a form, when its focus shows that it will be sent. */
export function preloadAuth(): void {
  // After a failure, sending the form tries again and reports it.
  loadCalls().catch(() => undefined);
}
