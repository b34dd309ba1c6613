import type { EntryCollection } from '../sections';
import { type Check, note } from './Warning';

const fields: Partial<Record<EntryCollection, string>> = {
  accommodations: 'image',
  services: 'image',
  events: 'image',
  news: 'image',
  universities: 'thumbnail',
  poi: 'icon',
};

/** Entries that lists show with a picture, and that have none. */
export const leadingPicture: Check = ({ collection, draft }) => {
  const field = fields[collection];
  const text = {
    it: 'Non c’è un’immagine principale: negli elenchi la scheda resta senza',
    en: 'There is no leading picture: the card in lists stays without',
  };
  return field && !draft[field] ? [note(text, { field })] : [];
};
