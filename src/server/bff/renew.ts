import { z } from 'zod';
import { askCms, isLimited, type CmsAnswer } from './askCms';
import { documentOf } from './operations';
import type { Tokens } from './SessionCookies';

/**
 * Milliseconds for which the outcome is kept: requests that a browser sent together may arrive one
 * after the other, all with the old token.
 */
const graceMs = 10_000;

/** What became of a session whose access token has run out. */
export type Renewal =
  { kind: 'renewed'; tokens: Tokens } | { kind: 'ended' } | { kind: 'limited'; answer: CmsAnswer };

/** Tokens as the cms names them (specification §7). */
const renewedShape = z.object({
  refreshToken: z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    jwtExpiresAt: z.number(),
  }),
});

const flights = new Map<string, Promise<Renewal>>();

/**
 * Exchanges a refresh token for new ones: once, however many requests of this process ask for it.
 * @param headers who asks, for the list of sessions
 * @throws AppError cms/… when it cannot be known whether the session goes on
 */
export function renew(refreshToken: string, headers: Record<string, string>): Promise<Renewal> {
  const known = flights.get(refreshToken);
  if (known) return known;
  const flight = exchange(refreshToken, headers);
  flights.set(refreshToken, flight);
  const forget = () => flights.delete(refreshToken);
  flight.then(({ kind }) => {
    if (kind === 'renewed') setTimeout(forget, graceMs).unref();
    else forget();
  }, forget);
  return flight;
}

async function exchange(refreshToken: string, headers: Record<string, string>): Promise<Renewal> {
  const answer = await askCms(documentOf('RefreshToken'), { refreshToken }, headers);
  if (isLimited(answer)) return { kind: 'limited', answer };
  const found = renewedShape.safeParse(answer.data);
  if (answer.errors.length > 0 || !found.success) return { kind: 'ended' };
  const { access_token: jwt, refresh_token: next, jwtExpiresAt } = found.data.refreshToken;
  return { kind: 'renewed', tokens: { jwt, refreshToken: next, jwtExpiresAt } };
}
