import { refusal } from '../refusal';
import { isCommon } from './isCommon';
import { fold } from './plain';

/** Bounds of a password in characters; specification silent, NIST SP 800-63B-4 and S-07. */
const shortest = 8;
const longest = 128;

/** Characters, of which some take two places in a text. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Letters of a word of the context count as guessed; what is left must still be a password. */
function withoutContext(password: string, context: readonly string[]): string {
  const words = context
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  return words.reduce((left, word) => left.replaceAll(word, ''), fold(password));
}

/**
 * Refuses passwords that are guessed first. There is no rule about kinds of characters, and a
 * password is never changed or cut.
 *
 * @param context What anybody knows of the account: names of site and town, address, own name.
 * @throws GraphQLError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_CONTEXT or PASSWORD_TOO_COMMON
 */
export function checkPassword(password: string, context: readonly string[]): void {
  const normal = password.normalize('NFC');
  const length = lengthOf(normal);
  if (length < shortest)
    throw refusal('PASSWORD_TOO_SHORT', `Password should contain at least ${shortest} characters.`);
  if (length > longest)
    throw refusal('PASSWORD_TOO_LONG', `Password should contain at most ${longest} characters.`);
  const left = withoutContext(normal, context);
  const told = left.length < fold(normal).length;
  if (told && (lengthOf(left) < shortest || isCommon(left)))
    throw refusal('PASSWORD_CONTEXT', 'Password contains a name that is easy to guess.');
  if (isCommon(normal)) throw refusal('PASSWORD_TOO_COMMON', 'Password is too common.');
}
