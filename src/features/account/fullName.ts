/** Characters that a full name has at most, spaces included. */
export const longestName = 100;

/**
 * Letters of every script with their marks, digits, spaces, apostrophes, hyphens, and full stops that
 * end a word: a name must not look like a link. Joiners stand inside words of some scripts.
 */
const allowed = /^(?:[\p{L}\p{Mn}\p{Mc}\p{Nd} '’‘‐‑·-]|\u200C|\u200D|\.(?= |$|\p{Lu}\.))+$/u;
/** Emoji that count as letters, and the sign that makes an emoji of a digit. */
const emoji = /[\p{Extended_Pictographic}\uFE0E\uFE0F]/u;

/** How a name is compared and stored: each space once, none around it. */
export const plainName = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * What is wrong with a name, or null. The cms has the same rule (cms/src/accounts/fullName.ts);
 * graphql/fullNames.json holds both to it.
 */
export function nameFault(name: string): 'tooLong' | 'invalid' | null {
  const plain = plainName(name);
  if (Array.from(plain).length > longestName) return 'tooLong';
  return allowed.test(plain) && /\p{L}/u.test(plain) && !emoji.test(plain) ? null : 'invalid';
}
