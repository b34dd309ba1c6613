import { hrefOf } from './href';
import { match } from './match';

/**
 * The address that was probably meant by one without a page: without capitals and invisible characters, and without
 * what stood after it in a message, such as the end of a sentence. The page may be missing too.
 *
 * @param path encoded, with the prefix of the language
 * @returns null if nothing was wrong, or if no route fits
 */
export function repairAddress(path: string): string | null {
  const repaired = decode(path)
    .normalize('NFC')
    .toLowerCase()
    // A person typed a title where the address has hyphens; other spaces are of a line that was broken.
    .replace(/(?<=[\p{L}\p{N}]) (?=[\p{L}\p{N}])/gu, '-')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, '')
    // No address contains these signs, so another text begins here.
    .replace(/[<>"“”«»&|\\^`{}?#].*$/su, '')
    .replace(/[^\p{L}\p{M}\p{N}/]+$/u, '');
  // Nothing is left of the slug, so the address meant another page than the one above it.
  const route = repaired.endsWith('/') ? null : match(repaired);
  const found = route && hrefOf(route);
  return found === path ? null : found;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
