import { arrivingAndLeaving } from './arriving-and-leaving';
import { choosingAHome } from './choosing-a-home';
import type { Bilingual, DocumentPart } from './parts';

/** The texts of the documents in ../documents, by the name of their files. */
export const documents: Record<string, Bilingual<DocumentPart[]>> = {
  ...choosingAHome,
  ...arrivingAndLeaving,
};

/** The author of all documents. */
export const author: Bilingual = {
  it: 'Sportello Giovani del Comune di Castelmora, Portico delle Lavandaie 3',
  en: 'The youth office of Castelmora, Portico delle Lavandaie 3',
};
