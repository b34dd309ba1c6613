import { BlockList, isIP } from 'node:net';

/** Whether X-Forwarded-For of a peer is trusted. */
export type IsTrustedProxy = (address: string) => boolean;

/** Maximum number of addresses in X-Forwarded-For that are read. */
const maxProxies = 32;

/** An IP address without port, brackets and the IPv6 form of IPv4 (`::ffff:`), or null for an invalid one. */
export function normalizeAddress(peer: string): string | null {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(peer)?.[1] ?? /^([\d.]+):\d+$/.exec(peer)?.[1] ?? peer;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  const address = mapped ?? bare;
  return isIP(address) === 0 ? null : address;
}

/**
 * Parses a list of proxies.
 *
 * @param list addresses and networks, separated by commas
 * @throws Error with the part that is neither
 */
export function parseTrustedProxies(list: string): IsTrustedProxy {
  const trusted = new BlockList();
  for (const part of list.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [address = '', bits, more] = part.split('/');
    const version = isIP(address);
    const maxBits = version === 4 ? 32 : 128;
    const isValid = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
    if (version === 0 || !isValid || more !== undefined)
      throw new Error(`"${part}" is neither an address nor a network such as 10.0.0.0/8`);
    const length = bits === undefined ? maxBits : Number(bits);
    trusted.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * All addresses that a request came through: the peer of the connection, then those of X-Forwarded-For from
 * left to right.
 *
 * @param connection undefined after the connection has closed, for example after a refused body
 */
export function peersOf(
  connection: string | undefined,
  forwardedFor: string | string[] | undefined,
): string[] {
  const forwarded = String(forwardedFor ?? '').split(',');
  return [connection ?? '', ...forwarded.map((peer) => peer.trim()).filter((peer) => peer !== '')];
}

/**
 * The address of the visitor, or an empty text if it is not known. It starts at the peer of the connection and
 * follows X-Forwarded-For from right to left while the current address is trusted, because a visitor can write
 * anything into the header.
 *
 * @param peers as peersOf returns them
 */
export function visitorAddress(
  [connection = '', ...forwarded]: readonly string[],
  isTrusted: IsTrustedProxy,
): string {
  let visitor = normalizeAddress(connection) ?? '';
  for (const peer of forwarded.slice(-maxProxies).reverse()) {
    const next = normalizeAddress(peer);
    if (visitor === '' || next === null || !isTrusted(visitor)) break;
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
