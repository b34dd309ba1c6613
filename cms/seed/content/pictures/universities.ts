import { card } from './sizes';
import type { PictureSeed } from '../../types';

/** Pictures of the six universities. */
export const universityPictures: Record<string, PictureSeed> = {
  'graduation-day-university': {
    scene: 'graduation',
    seed: 501,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una festa di laurea, con i neolaureati e chi li accompagna.',
      en: 'Drawing of a graduation day, with the new graduates and those who came along.',
    },
  },
  'lecture-hall-filande-morning': {
    scene: 'lectureHall',
    seed: 503,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di un’aula a gradoni alla prima lezione del mattino.',
      en: 'Drawing of a tiered lecture hall at the first class of the morning.',
    },
  },
  'atelier-dye-works': {
    scene: 'atelier',
    seed: 505,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di uno studio d’artista con le tele, i colori e una grande finestra.',
      en: 'Drawing of an artist’s studio with canvases, paints and a large window.',
    },
  },
  'courtyard-ginnasio-vecchio': {
    scene: 'courtyard',
    seed: 500,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno del cortile di un palazzo antico, con gli archi e un albero al centro.',
      en: 'Drawing of the courtyard of an old palace, with arches and a tree in the middle.',
    },
  },
  'laboratory-politecnico-robot-arm': {
    scene: 'laboratory',
    seed: 517,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un laboratorio verso sera, con due persone al lavoro su un braccio meccanico.',
      en: 'Drawing of a laboratory towards evening, with two people at work on a robot arm.',
    },
  },
  'concert-san-vero-evening': {
    scene: 'concert',
    seed: 504,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di musicisti su un palco all’aperto, con il pubblico davanti, al tramonto.',
      en: 'Drawing of musicians on an open-air stage at sunset, with the audience in front.',
    },
  },
  'lecture-school-of-interpreters': {
    scene: 'lecture',
    seed: 509,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di una conferenza sotto le volte, con chi parla accanto allo schermo.',
      en: 'Drawing of a talk in a vaulted hall, with the speaker beside the screen.',
    },
  },
  'greenhouse-landscape-institute': {
    scene: 'laboratory',
    seed: 513,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di una serra con un banco da laboratorio e due persone al lavoro tra le piante.',
      en: 'Drawing of a greenhouse with a laboratory bench and two people at work among the plants.',
    },
  },
};
