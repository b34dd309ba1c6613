import type { EntryCollection } from '../sections/sections';
import { type Check, note } from './Warning';

const fields: Partial<Record<EntryCollection, string>> = {
  accommodations: 'image',
  services: 'image',
  events: 'image',
  news: 'image',
  universities: 'thumbnail',
  poi: 'icon',
};

/** Warns about an entry without the picture that listings show. */
export const leadingPicture: Check = ({ collection, draft }) => {
  const field = fields[collection];
  const text = {
    it: 'Manca l’immagine principale: negli elenchi la scheda resta senza',
    en: 'The main picture is missing: the card in lists has no picture',
  };
  return field && !draft[field] ? [note(text, { field })] : [];
};
