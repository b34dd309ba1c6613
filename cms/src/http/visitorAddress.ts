import { BlockList, isIP } from 'node:net';
import { LogSafeError } from '../logs/LogSafeError';

/** Peers whose word about others is believed. */
export type Trusted = (address: string) => boolean;

/** An address without the ways to write an IPv4 address as an IPv6 one, or null for what is none. */
function plainAddress(peer: string): string | null {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(peer)?.[1] ?? /^([\d.]+):\d+$/.exec(peer)?.[1] ?? peer;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  const address = mapped ?? bare;
  return isIP(address) === 0 ? null : address;
}

/**
 * Reads TRUSTED_PROXIES: addresses and networks, separated by commas.
 *
 * @throws Error naming the part that is neither.
 */
export function readTrusted(text: string): Trusted {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [address = '', bits, more] = part.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (version === 0 || !fits || more !== undefined)
      throw new LogSafeError(`"${part}" is neither an address nor a network such as 10.0.0.0/8`);
    list.addSubnet(
      address,
      bits === undefined ? most : Number(bits),
      version === 4 ? 'ipv4' : 'ipv6',
    );
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Where a visitor is: from who opened the connection back through those that X-Forwarded-For names,
 * as long as each is trusted. What untrusted ones or the visitor wrote there is not believed.
 *
 * @param peers As HttpRequest has them: the connection first, then the header from left to right.
 */
export function visitorAddress(
  [connection = '', ...forwarded]: readonly string[],
  trusted: Trusted,
) {
  let visitor = plainAddress(connection) ?? '';
  for (const peer of forwarded.reverse()) {
    const next = plainAddress(peer);
    if (visitor === '' || next === null || !trusted(visitor)) break;
    visitor = next;
  }
  return visitor;
}

/** Whom to count: one address, or of IPv6 the network that a household gets (/64). */
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
