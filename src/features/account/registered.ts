/** Where a tab remembers the address to which a registration has written (src/lib/tabStorage.ts). */
export const registeredKey = 'registered';
