/** Whether two e-mail addresses are one, as the cms compares them. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
