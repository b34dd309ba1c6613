import { BlockList, isIP } from 'node:net';
import { LogSafeError } from '../logs/LogSafeError';

/** Whether X-Forwarded-For of a peer is trusted. */
export type IsTrustedProxy = (address: string) => boolean;

/** An IP address without port, brackets and the IPv6 form of IPv4 (`::ffff:`), or null for an invalid one. */
function normalizeAddress(peer: string): string | null {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(peer)?.[1] ?? /^([\d.]+):\d+$/.exec(peer)?.[1] ?? peer;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  const address = mapped ?? bare;
  return isIP(address) === 0 ? null : address;
}

/**
 * Reads TRUSTED_PROXIES: addresses and networks, separated by commas.
 *
 * @throws Error with the part that is neither.
 */
export function parseTrustedProxies(text: string): IsTrustedProxy {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [address = '', bits, more] = part.split('/');
    const version = isIP(address);
    const maxBits = version === 4 ? 32 : 128;
    const isValid = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
    if (version === 0 || !isValid || more !== undefined)
      throw new LogSafeError(`"${part}" is neither an address nor a network such as 10.0.0.0/8`);
    list.addSubnet(
      address,
      bits === undefined ? maxBits : Number(bits),
      version === 4 ? 'ipv4' : 'ipv6',
    );
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The address of the visitor. It starts at the peer of the connection and follows X-Forwarded-For from right
 * to left while the current address is trusted, because a visitor can write anything into the header.
 *
 * @param peers As in HttpRequest: the peer of the connection first, then the header from left to right.
 */
export function visitorAddress(
  [connection = '', ...forwarded]: readonly string[],
  trusted: IsTrustedProxy,
) {
  let visitor = normalizeAddress(connection) ?? '';
  for (const peer of forwarded.reverse()) {
    const next = normalizeAddress(peer);
    if (visitor === '' || next === null || !trusted(visitor)) break;
    visitor = next;
  }
  return visitor;
}

/** The key for rate limits: the address, or for IPv6 its /64 network, which one household has. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
