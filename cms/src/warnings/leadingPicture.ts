import { type Check, note } from './Warning';

/** Warns about an entry without the picture that listings show. */
export const leadingPicture =
  (field: string): Check =>
  ({ draft }) => {
    const text = {
      it: 'Manca l’immagine principale: negli elenchi la scheda resta senza',
      en: 'The main picture is missing: the card in lists has no picture',
    };
    return draft[field] ? [] : [note(text, { field })];
  };
