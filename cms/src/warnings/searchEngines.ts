import type { AdminText } from '../lib/adminLanguage';
import { valueIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import { sites } from '../sites';
import { type Check, note } from './Warning';

interface Part {
  name: 'title' | 'description';
  /** Characters that search engines show before they cut. */
  maxLength: number;
  missing: AdminText;
  long: AdminText;
}

const parts: Part[] = [
  {
    name: 'title',
    maxLength: 60,
    missing: {
      it: 'Manca il titolo per i motori di ricerca',
      en: 'The title for search engines is missing',
    },
    long: {
      it: 'Il titolo per i motori di ricerca sarà tagliato dopo 60 caratteri',
      en: 'The title for search engines will be cut after 60 characters',
    },
  },
  {
    name: 'description',
    maxLength: 160,
    missing: {
      it: 'Manca la descrizione per i motori di ricerca',
      en: 'The description for search engines is missing',
    },
    long: {
      it: 'La descrizione per i motori di ricerca sarà tagliata dopo 160 caratteri',
      en: 'The description for search engines will be cut after 160 characters',
    },
  },
];

/** Warns about missing or too long texts for search engines, unless the page is hidden from them. */
export const searchEngines: Check = ({ draft }) => {
  const seo = isRecord(draft.seo) ? draft.seo : {};
  if (seo.noIndex === true) return [];
  return parts.flatMap(({ name, maxLength, missing, long }) =>
    sites.flatMap((site) => {
      const value = valueIn(seo[name], site);
      const place = { field: `seo.${name}`, sites: [site] };
      const length = typeof value === 'string' ? value.trim().length : 0;
      return length === 0 ? [note(missing, place)] : length > maxLength ? [note(long, place)] : [];
    }),
  );
};
