/** Maximum length of a full name in characters, including spaces. */
export const maxNameLength = 100;

/**
 * Letters of every script with their marks, digits, spaces, apostrophes, hyphens, and full stops that
 * end a word: a name must not look like a link. Joiners stand inside words of some scripts.
 */
const allowed = /^(?:[\p{L}\p{Mn}\p{Mc}\p{Nd} '’‘‐‑·-]|\u200C|\u200D|\.(?= |$|\p{Lu}\.))+$/u;
/** Emoji that Unicode classes as letters, and the variation selectors that turn a digit into an emoji. */
const emoji = /[\p{Extended_Pictographic}\uFE0E\uFE0F]/u;

/**
 * The error of a name, or null. The cms has the same rule (cms/src/accounts/fullName.ts);
 * graphql/fullNames.json has the test cases for both.
 */
export function nameFault(name: string): 'tooLong' | 'invalid' | null {
  const plain = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (Array.from(plain).length > maxNameLength) return 'tooLong';
  return allowed.test(plain) && /\p{L}/u.test(plain) && !emoji.test(plain) ? null : 'invalid';
}
