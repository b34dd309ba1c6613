import type { BasePayload } from 'payload';
import { sha256 } from '../lib/sha256';
import { findByResetToken } from './findByResetToken';

/** The parameter with which the login page says that a link for a new password has ended. */
export const endedLink = 'ended-link';

/**
 * Where an address of the admin leads instead, if it is the link of a mail for a new password that cannot work any
 * more: Payload would say so only after the new password is typed.
 */
export async function redirectOfEndedLink(
  payload: BasePayload,
  segments: readonly string[] | undefined,
): Promise<string | null> {
  const [page, token] = segments ?? [];
  const { routes, admin } = payload.config;
  if (`/${page}` !== admin.routes.reset || token === undefined) return null;
  if (await findByResetToken({ payload }, sha256(token))) return null;
  return `${routes.admin}${admin.routes.login}?${endedLink}`;
}
