import type { PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { KnownDevices } from '../accounts/KnownDevices';
import { keyFor } from '../accounts/keys';
import { env } from '../env';

const devices = new KnownDevices(keyFor('staff device'));
const name = 'studium-cms-device';
/** Half a year, in seconds. */
const life = 180 * 24 * 3600;

/** The token of a device that has logged in to this account before, or null. */
export function knownDevice({ headers }: Pick<PayloadRequest, 'headers'>, email: string) {
  const token = parseCookies(headers).get(name);
  return token !== undefined && devices.knows(email, token) ? token : null;
}

/**
 * Marks the device that a request comes from as one of the account's. The cookie opens nothing: it
 * only has login tries of its own.
 */
export function rememberDevice(req: PayloadRequest, email: string): void {
  const parts = [
    `${name}=${devices.make(email)}`,
    `Max-Age=${life}`,
    'Path=/cms-api/users',
    'HttpOnly',
    'SameSite=Strict',
    ...(env.host.startsWith('https:') ? ['Secure'] : []),
  ];
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', parts.join('; '));
}
