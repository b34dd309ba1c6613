import { z } from 'zod';
import {
  requestCmsForVisitor,
  isLimited,
  type PublicCmsResponse,
} from '../cms/requestCmsForVisitor';
import { documentOf } from './operations';
import type { Tokens } from './SessionCookies';

/**
 * Milliseconds for which a renewal is cached, because parallel requests of a browser may arrive one after
 * the other, all with the old token.
 */
const graceMs = 10_000;

export type Renewal =
  | { kind: 'renewed'; tokens: Tokens }
  | { kind: 'ended' }
  | { kind: 'limited'; response: PublicCmsResponse };

/** The cms's names of the tokens (specification §7). */
const renewedShape = z.object({
  refreshToken: z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    jwtExpiresAt: z.number(),
  }),
});

const pendingRenewals = new Map<string, Promise<Renewal>>();

/**
 * Exchanges a refresh token for new tokens. Concurrent requests in this process share one exchange.
 * @param headers describe the device, for the list of sessions
 * @throws AppError cms/… when the cms does not answer; the session may then still be valid
 */
export function renewTokens(
  refreshToken: string,
  headers: Record<string, string>,
): Promise<Renewal> {
  const pending = pendingRenewals.get(refreshToken);
  if (pending) return pending;
  const renewal = exchangeToken(refreshToken, headers);
  pendingRenewals.set(refreshToken, renewal);
  const remove = () => pendingRenewals.delete(refreshToken);
  renewal.then(({ kind }) => {
    if (kind === 'renewed') setTimeout(remove, graceMs).unref();
    else remove();
  }, remove);
  return renewal;
}

async function exchangeToken(
  refreshToken: string,
  headers: Record<string, string>,
): Promise<Renewal> {
  const response = await requestCmsForVisitor(
    documentOf('RefreshToken'),
    { refreshToken },
    headers,
  );
  if (isLimited(response)) return { kind: 'limited', response };
  const parsed = renewedShape.safeParse(response.data);
  if (response.errors.length > 0 || !parsed.success) return { kind: 'ended' };
  const { access_token: jwt, refresh_token: next, jwtExpiresAt } = parsed.data.refreshToken;
  return { kind: 'renewed', tokens: { jwt, refreshToken: next, jwtExpiresAt } };
}
