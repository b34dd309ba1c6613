import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Maximum number of X-Forwarded-For entries that are read. */
const maxHops = 32;

/** @returns null if the text is not an IP address */
function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

const parsedLists = new Map<string, BlockList>();

/**
 * Parses the proxies whose X-Forwarded-For header is trusted.
 * @param list comma-separated addresses or CIDR blocks, the format of TRUSTED_PROXIES
 * @throws Error that names the invalid part
 */
export function parseTrustedProxies(list: string): BlockList {
  const cached = parsedLists.get(list);
  if (cached) return cached;
  const trusted = new BlockList();
  for (const part of list.split(',').map((one) => one.trim())) {
    if (!part) continue;
    const [address = '', bits] = part.split('/');
    const family = familyOf(address);
    const maxBits = family === 'ipv4' ? 32 : 128;
    if (!family || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= maxBits))) {
      throw new Error(`TRUSTED_PROXIES must be addresses or CIDR, but has "${part}".`);
    }
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  parsedLists.set(list, trusted);
  return trusted;
}

/** Null after the connection has closed, for example after a refused body. */
type Peer = { remoteAddress?: string | undefined } | null;

/** Whether a trusted proxy sent the request. */
export function isTrustedProxy(socket: Peer, trusted: BlockList): boolean {
  return isTrusted(unmapIPv4(socket?.remoteAddress ?? ''), trusted);
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = familyOf(address);
  return family !== null && trusted.check(address, family);
}

/**
 * The IP address of the visitor. X-Forwarded-For is read from the right, as long as the entry was written
 * by a trusted proxy. Entries that a visitor forges are further to the left.
 */
export function visitorAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: Peer },
  trusted: BlockList,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = unmapIPv4(socket?.remoteAddress ?? '');
  for (const entry of forwarded.slice(-maxHops).reverse()) {
    if (!isTrusted(address, trusted)) break;
    const next = unmapIPv4(entry.trim());
    if (!familyOf(next)) break;
    address = next;
  }
  return address || 'unknown';
}

/** Removes the prefix from an IPv4 address that is mapped to IPv6. */
function unmapIPv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
