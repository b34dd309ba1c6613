import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** How deep a chain of proxies is looked into. */
const mostHops = 32;

/** @returns 'ipv4', 'ipv6' or null for what is no address */
function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

const parsed = new Map<string, BlockList>();

/**
 * The peers whose X-Forwarded-For is believed.
 * @param list addresses or CIDR, comma separated, as TRUSTED_PROXIES has them
 * @throws Error that names the part that is neither
 */
export function trustedProxies(list: string): BlockList {
  const known = parsed.get(list);
  if (known) return known;
  const trusted = new BlockList();
  for (const part of list.split(',').map((one) => one.trim())) {
    if (!part) continue;
    const [address = '', bits] = part.split('/');
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    if (!family || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) {
      throw new Error(`TRUSTED_PROXIES must be addresses or CIDR, but has "${part}".`);
    }
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  parsed.set(list, trusted);
  return trusted;
}

/**
 * The address from which somebody asks. X-Forwarded-For is read from the right, for as long as who
 * wrote the entry is trusted: whatever a visitor writes there stands further to the left.
 */
export function visitorAddress(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    /** Null once the connection is gone, for example after a body that was refused. */
    socket: { remoteAddress?: string | undefined } | null;
  },
  trusted: BlockList,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = plain(socket?.remoteAddress ?? '');
  for (const entry of forwarded.slice(-mostHops).reverse()) {
    const family = familyOf(address);
    if (!family || !trusted.check(address, family)) break;
    const next = plain(entry.trim());
    if (!familyOf(next)) break;
    address = next;
  }
  return address || 'unknown';
}

/** IPv4 as it is, where the system writes it in the manner of IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
