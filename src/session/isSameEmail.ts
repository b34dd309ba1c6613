/** Whether two e-mail addresses are the same by the rule of the cms. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
