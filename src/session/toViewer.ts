import { localeOfSite } from '@/routing/locales';
import type { Favourite, Viewer } from './session';

/** Maps the fragment Viewer; null without an id, because nobody is logged in then (specification §4). */
export function toViewer(data: unknown): Viewer | null {
  const { id, fullName, email, preferredLanguage, favorites } = fieldsOf(data);
  const mailLanguage = localeOfSite(text(preferredLanguage).split('-')[0]);
  if (!isId(id)) return null;
  return {
    id: String(id),
    fullName: text(fullName),
    email: text(email),
    ...(mailLanguage && { mailLanguage }),
    favorites: Array.isArray(favorites) ? favorites.flatMap(toFavourite) : [],
  };
}

function toFavourite(data: unknown): Favourite[] {
  const { id, uid, title, slug, sectionHandle } = fieldsOf(data);
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

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
