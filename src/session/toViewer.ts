import { localeOfSite } from '@/routing/locales';
import type { Favorite, Viewer } from './session';

/**
 * Who is logged in, from the fragment Viewer. Without an id there is nobody (specification §4).
 */
export function toViewer(found: unknown): Viewer | null {
  const { id, fullName, email, preferredLanguage, favorites } = fieldsOf(found);
  const mailLanguage = localeOfSite(text(preferredLanguage).split('-')[0]);
  if (!isId(id)) return null;
  return {
    id: String(id),
    fullName: text(fullName),
    email: text(email),
    ...(mailLanguage && { mailLanguage }),
    favorites: Array.isArray(favorites) ? favorites.flatMap(toFavorite) : [],
  };
}

function toFavorite(found: unknown): Favorite[] {
  const { id, uid, title, slug, sectionHandle } = fieldsOf(found);
  if (!isId(id)) return [];
  return [
    {
      id: String(id),
      uid: text(uid),
      title: text(title),
      slug: text(slug),
      sectionHandle: text(sectionHandle),
    },
  ];
}

function fieldsOf(found: unknown): Record<string, unknown> {
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
