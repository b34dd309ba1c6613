import { foldLetters } from '@studium/shared/letters';

/** Characters of a slug. */
export const maxSlugLength = 80;

/** Turns a text into lower-case words without accents, joined by hyphens: `Caffè & Libri` → `caffe-libri`. */
export function slugify(text: string): string {
  // Only the beginning matters, so the time does not depend on the length of the text.
  return foldLetters(text.slice(0, 4 * maxSlugLength))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
}
