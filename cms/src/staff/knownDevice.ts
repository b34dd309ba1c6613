import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { KnownDevices } from '../accounts/KnownDevices';
import { keyFor } from '../accounts/keys';
import { env } from '../env';

const devices = new KnownDevices(keyFor('staff device'));
const name = 'studium-cms-device';
/** 180 days in seconds. */
const life = 180 * 24 * 3600;

/** The token of a device that has already logged in to this account, or null. */
export function knownDevice({ headers }: Pick<PayloadRequest, 'headers'>, email: string) {
  const token = parseCookies(headers).get(name);
  return token !== undefined && devices.isKnown(email, token) ? token : null;
}

/**
 * Marks the device of a request as known for the account. The cookie gives no access; it only gives the
 * device its own limit of login attempts.
 */
export function rememberDevice(req: PayloadRequest, email: string): void {
  const parts = [
    `${name}=${devices.createToken(email)}`,
    `Max-Age=${life}`,
    'Path=/cms-api/users',
    'HttpOnly',
    'SameSite=Strict',
    ...(env.host.startsWith('https:') ? ['Secure'] : []),
  ];
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', parts.join('; '));
}
