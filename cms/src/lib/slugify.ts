import { foldLetters } from '@studium/shared/letters';

/** Characters of a slug. */
export const maxSlugLength = 80;

/** Turns a text into lower-case words without accents, joined by hyphens: `Caffè & Libri` → `caffe-libri`. */
export function slugify(text: string): string {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
}
