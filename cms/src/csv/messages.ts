import type { LocalizedText } from './Plan';

/** The messages of the import about rows and files. */
export const messages = {
  noSuchId: (id: string): LocalizedText => ({
    it: `Non c’è nessun contenuto di questo tipo con l’id ${id}.`,
    en: `There is no content of this kind with the id ${id}.`,
  }),
  twice: (line: number): LocalizedText => ({
    it: `È lo stesso contenuto della riga ${line}.`,
    en: `This is the same content as line ${line}.`,
  }),
  pending: (): LocalizedText => ({
    it: 'Ha modifiche non ancora pubblicate: prima pubblicale o scartale.',
    en: 'It has changes that are not published yet: publish or discard them first.',
  }),
  addressTaken: (): LocalizedText => ({
    it: 'L’indirizzo è già di un altro contenuto.',
    en: 'The address belongs to other content already.',
  }),
  noTitle: (): LocalizedText => ({
    it: 'Un contenuto nuovo ha bisogno di un titolo in italiano (title_it).',
    en: 'New content needs an Italian title (title_it).',
  }),
  unknownColumns: (names: string): LocalizedText => ({
    it: `Colonne sconosciute: ${names}.`,
    en: `Unknown columns: ${names}.`,
  }),
  doubleColumns: (names: string): LocalizedText => ({
    it: `Colonne ripetute: ${names}.`,
    en: `Columns that come twice: ${names}.`,
  }),
  noKey: (): LocalizedText => ({
    it: 'Serve almeno una delle colonne id, slug_it e title_it.',
    en: 'One of the columns id, slug_it and title_it is needed.',
  }),
};
