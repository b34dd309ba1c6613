/**
 * The networks that an address counts under, the narrowest first: of IPv4 the address itself, of IPv6
 * the /64 of a household and the /48 that one customer may get, with its 65,536 of them.
 *
 * @param address as countedAddress answers it: of IPv6 the first four groups
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  const groups = address.split(':');
  return groups.length === 4 ? [address, `${groups.slice(0, 3).join(':')}/48`] : [address];
}

/** The sender that shares the machine with others: of IPv6 the wide network. */
export const senderOf = (address: string): string => {
  const [narrow, wide] = networksOf(address);
  return wide ?? narrow;
};
