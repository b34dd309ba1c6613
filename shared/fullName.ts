import { trimInvisible } from './letters';

/** The maximum length of a full name in characters, including spaces. */
export const maxNameLength = 100;

/**
 * Letters of every script with their marks, digits, spaces, apostrophes, hyphens, and full stops at the end
 * of a word, because a name must not look like a link. Some scripts have joiners inside words.
 */
const allowed = /^(?:[\p{L}\p{Mn}\p{Mc}\p{Nd} '’‘‐‑·-]|\u200C|\u200D|\.(?= |$|\p{Lu}\.))+$/u;
/** Emoji that Unicode classifies as letters, and the selector that turns a digit into an emoji. */
const emoji = /[\p{Extended_Pictographic}\uFE0E\uFE0F]/u;

/** Normalises a name for comparison and storage: single spaces, and nothing that cannot be seen at the ends. */
export const normalizeName = (name: string): string =>
  trimInvisible(name.normalize('NFC').replace(/\s+/g, ' '));

/** Returns the fault of a name, or null. The form of the site and the cms use the same rule. */
export function nameFault(name: string): 'tooLong' | 'invalid' | null {
  const plain = normalizeName(name);
  if (Array.from(plain).length > maxNameLength) return 'tooLong';
  return allowed.test(plain) && /\p{L}/u.test(plain) && !emoji.test(plain) ? null : 'invalid';
}
