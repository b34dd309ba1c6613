import { card } from './sizes';
import type { PictureSeed } from '../../types';

/** Rooms to live in, one drawing each. */
export const rooms: Record<string, PictureSeed> = {
  'attic-san-vero': {
    scene: 'attic',
    seed: 1,
    ...card,
    alt: {
      it: 'Disegno di una mansarda con le travi, una scrivania e la finestra sul campanile.',
      en: 'Drawing of an attic room with beams, a desk and a window on the bell tower.',
    },
  },
  'attic-via-alta': {
    scene: 'attic',
    seed: 2,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un sottotetto al tramonto, con il letto sotto lo spiovente.',
      en: 'Drawing of a loft at sunset, with the bed under the slope of the roof.',
    },
  },
  'attic-on-the-walls': {
    scene: 'attic',
    seed: 3,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di una stanza sotto il tetto alla luce del mattino, con un tappeto e una pianta.',
      en: 'Drawing of a room under the roof in morning light, with a rug and a plant.',
    },
  },
  'single-room-liutai': {
    scene: 'singleRoom',
    seed: 1,
    ...card,
    alt: {
      it: 'Disegno di una camera singola raccolta, con letto e scrivania.',
      en: 'Drawing of a snug single room with a bed and a desk.',
    },
  },
  'single-room-librai': {
    scene: 'singleRoom',
    seed: 2,
    ...card,
    alt: {
      it: 'Disegno di una camera singola con i libri sulla scrivania.',
      en: 'Drawing of a single room with books on the desk.',
    },
  },
  'single-room-porta-nuova': {
    scene: 'singleRoom',
    seed: 3,
    ...card,
    alt: {
      it: 'Disegno di una piccola camera ordinata, con lo zaino accanto al letto.',
      en: 'Drawing of a small, tidy bedroom with a backpack beside the bed.',
    },
  },
  'single-room-filande': {
    scene: 'singleRoom',
    seed: 4,
    ...card,
    alt: {
      it: 'Disegno di una camera con la lampada sulla scrivania.',
      en: 'Drawing of a bedroom with a lamp on the desk.',
    },
  },
  'single-room-botanic-garden': {
    scene: 'singleRoom',
    seed: 5,
    ...card,
    alt: {
      it: 'Disegno di una camera singola con una pianta e la finestra sui tetti.',
      en: 'Drawing of a single room with a plant and a window over the roofs.',
    },
  },
  'single-room-melograno': {
    scene: 'singleRoom',
    seed: 6,
    ...card,
    alt: {
      it: 'Disegno di una camera semplice con il letto rifatto.',
      en: 'Drawing of a plain bedroom with the bed made.',
    },
  },
  'single-room-workshop': {
    scene: 'singleRoom',
    seed: 7,
    ...card,
    alt: {
      it: 'Disegno di una stanza unica dove si dorme e si lavora.',
      en: 'Drawing of one room for sleeping and working.',
    },
  },
  'single-room-telai': {
    scene: 'singleRoom',
    seed: 8,
    ...card,
    alt: {
      it: 'Disegno di una stanza moderna per una persona.',
      en: 'Drawing of a modern room for one person.',
    },
  },
  'double-room-cordai': {
    scene: 'doubleRoom',
    seed: 2,
    ...card,
    alt: {
      it: 'Disegno di una camera a due letti con una lampada accanto alla finestra.',
      en: 'Drawing of a room with two beds and a lamp by the window.',
    },
  },
  'double-room-tintorie': {
    scene: 'doubleRoom',
    seed: 3,
    ...card,
    alt: {
      it: 'Disegno di una camera per due con un tappeto in mezzo.',
      en: 'Drawing of a room for two with a rug in the middle.',
    },
  },
  'double-room-oltremora': {
    scene: 'doubleRoom',
    seed: 5,
    ...card,
    alt: {
      it: 'Disegno di una camera condivisa, con la finestra sulla città.',
      en: 'Drawing of a shared room with a window on the town.',
    },
  },
  'double-room-lungofiume': {
    scene: 'doubleRoom',
    seed: 8,
    ...card,
    alt: {
      it: 'Disegno di una camera per due con una pianta in vaso e la luce dalla finestra.',
      en: 'Drawing of a room for two with a potted plant and light from the window.',
    },
  },
  'double-room-mura-alte': {
    scene: 'doubleRoom',
    seed: 4,
    ...card,
    alt: {
      it: 'Disegno di una camera per due con uno zaino per terra.',
      en: 'Drawing of a room for two with a backpack on the floor.',
    },
  },
  'double-room-station': {
    scene: 'doubleRoom',
    seed: 1,
    ...card,
    alt: {
      it: 'Disegno di una camera a due letti semplice e ordinata.',
      en: 'Drawing of a plain, tidy room with two beds.',
    },
  },
  'kitchen-borgo-dei-liutai': {
    scene: 'kitchen',
    seed: 1,
    ...card,
    alt: {
      it: 'Disegno di una grande cucina con una tavola per tutti e le tazze pronte.',
      en: 'Drawing of a big kitchen with a table for everyone and mugs set out.',
    },
  },
  'kitchen-librai': {
    scene: 'kitchen',
    seed: 2,
    ...card,
    alt: {
      it: 'Disegno di una cucina condivisa, con una pentola sul fuoco.',
      en: 'Drawing of a shared kitchen with a pot on the stove.',
    },
  },
  'kitchen-mura-alte': {
    scene: 'kitchen',
    seed: 3,
    ...card,
    alt: {
      it: 'Disegno di una cucina con i biglietti sul frigorifero.',
      en: 'Drawing of a kitchen with notes on the fridge.',
    },
  },
  'kitchen-by-the-bridge': {
    scene: 'kitchen',
    seed: 4,
    ...card,
    alt: {
      it: 'Disegno di una cucina con il tavolo e una finestra sui tetti.',
      en: 'Drawing of a kitchen with a table and a window over the roofs.',
    },
  },
};
