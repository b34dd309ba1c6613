/**
 * Returns the networks under which an address is counted, the narrowest first: an IPv4 address itself, or
 * the /64 of an IPv6 household and the /48 that one customer may have, which contains 65,536 of them.
 *
 * @param address as countedAddress returns it: the first four groups of an IPv6 address
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  const groups = address.split(':');
  return groups.length === 4 ? [address, `${groups.slice(0, 3).join(':')}/48`] : [address];
}

/** The network that counts as one sender in fair queues: an IPv4 address or the wide IPv6 network. */
export const senderOf = (address: string): string => {
  const [narrow, wide] = networksOf(address);
  return wide ?? narrow;
};
