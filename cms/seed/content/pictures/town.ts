import { card } from './sizes';
import type { PictureSeed } from '../../types';

/** The town: its outline, streets, squares, halls and places to study. */
export const town: Record<string, PictureSeed> = {
  'castelmora-from-the-river': {
    scene: 'skyline',
    seed: 7,
    width: 2400,
    height: 1240,
    options: { center: 0.68, spread: 54, sun: 0.47, birdsAt: 0.86 },
    alt: {
      it: 'Disegno di Castelmora sul suo colle, con le mura, la cupola e il ponte sulla Mora.',
      en: 'Drawing of Castelmora on its hill, with the walls, the dome and the bridge over the Mora.',
    },
  },
  'castelmora-at-dawn': {
    scene: 'skyline',
    seed: 1,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno della città sul colle alle prime luci, con il fiume in primo piano.',
      en: 'Drawing of the hill town at first light, with the river in front.',
    },
  },
  'castelmora-at-dusk': {
    scene: 'skyline',
    seed: 2,
    ...card,
    options: { time: 'dusk', center: 0.42 },
    alt: {
      it: 'Disegno dei tetti di Castelmora al tramonto, sopra la cinta delle mura.',
      en: 'Drawing of the roofs of Castelmora at sunset, above the ring of walls.',
    },
  },
  'castelmora-by-night': {
    scene: 'skyline',
    seed: 3,
    ...card,
    options: { time: 'night', center: 0.58 },
    alt: {
      it: 'Disegno della città di notte, con le finestre accese sopra il fiume scuro.',
      en: 'Drawing of the town at night, lit windows above the dark river.',
    },
  },
  'portico-dei-librai': {
    scene: 'arcadedStreet',
    seed: 1,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una strada vista da sotto un portico, con botteghe e passanti.',
      en: 'Drawing of a street seen from under an arcade, with shops and people walking by.',
    },
  },
  'portico-delle-lavandaie': {
    scene: 'arcadedStreet',
    seed: 2,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di un portico al mattino, con le tende delle botteghe già aperte.',
      en: 'Drawing of an arcade in the morning, the shop awnings already open.',
    },
  },
  'borgo-dei-liutai': {
    scene: 'arcadedStreet',
    seed: 3,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di una via di botteghe alla luce della sera, vista da un portico.',
      en: 'Drawing of a street of workshops in evening light, seen from an arcade.',
    },
  },
  'market-piazza-grande': {
    scene: 'market',
    seed: 1,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno del mercato in piazza, con le tende a righe e molta gente.',
      en: 'Drawing of the market in the square, with striped awnings and plenty of people.',
    },
  },
  'market-piazzetta-delle-erbe': {
    scene: 'market',
    seed: 2,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di un mercato al mattino, con i banchi sotto le tende e le cassette di frutta.',
      en: 'Drawing of a morning market, with awnings over the stalls and crates of fruit.',
    },
  },
  'river-park-salici': {
    scene: 'riverPark',
    seed: 1,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno del parco sul fiume, con un picnic sull’erba e il ponte in fondo.',
      en: 'Drawing of the riverside park, with a picnic on the grass and the bridge behind.',
    },
  },
  'bus-stop-porta-nuova': {
    scene: 'busStop',
    seed: 1,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una fermata con la pensilina e un autobus in arrivo.',
      en: 'Drawing of a bus stop with a shelter and a bus pulling in.',
    },
  },
  'bus-stop-night-line': {
    scene: 'busStop',
    seed: 2,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di una fermata dell’autobus la sera, con la gente che aspetta.',
      en: 'Drawing of a bus stop in the evening, with people waiting.',
    },
  },
  'library-dei-librai': {
    scene: 'library',
    seed: 1,
    ...card,
    alt: {
      it: 'Disegno di una sala di lettura, con scaffali alti e persone chine sui libri.',
      en: 'Drawing of a reading room, with tall shelves and people bent over books.',
    },
  },
  'library-science': {
    scene: 'library',
    seed: 2,
    ...card,
    alt: {
      it: 'Disegno di una biblioteca con una scala e le lampade sul tavolo.',
      en: 'Drawing of a library with a ladder and lamps on the table.',
    },
  },
  'lecture-hall-polytechnic': {
    scene: 'lectureHall',
    seed: 2,
    ...card,
    alt: {
      it: 'Disegno di un’aula affollata davanti a una lavagna.',
      en: 'Drawing of a crowded lecture hall in front of a blackboard.',
    },
  },
  'lecture-hall-university': {
    scene: 'lectureHall',
    seed: 3,
    ...card,
    alt: {
      it: 'Disegno di una lezione vista dagli ultimi banchi dell’aula.',
      en: 'Drawing of a lecture seen from the back rows of the hall.',
    },
  },
  'concert-piazza-grande': {
    scene: 'concert',
    seed: 1,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un concerto all’aperto al tramonto, con il pubblico davanti al palco.',
      en: 'Drawing of an open-air concert at sunset, the audience in front of the stage.',
    },
  },
  'concert-conservatorio': {
    scene: 'concert',
    seed: 2,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di musicisti su un palco di notte, sotto file di lampadine.',
      en: 'Drawing of musicians on a stage at night, under strings of light bulbs.',
    },
  },
  'courtyard-melograno': {
    scene: 'courtyard',
    seed: 1,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una corte con gli archi tutto intorno e i panni stesi in alto.',
      en: 'Drawing of a courtyard with arches all around and washing hung up above.',
    },
  },
  'courtyard-tintorie': {
    scene: 'courtyard',
    seed: 2,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un cortile con vasi di piante e una bicicletta, alla luce della sera.',
      en: 'Drawing of a courtyard with potted plants and a bicycle, in evening light.',
    },
  },
  'hall-melograno': {
    scene: 'hall',
    seed: 1,
    ...card,
    alt: {
      it: 'Disegno di un collegio universitario con le biciclette vicino all’ingresso.',
      en: 'Drawing of a student hall with bicycles near the entrance.',
    },
  },
  'hall-alle-mura': {
    scene: 'hall',
    seed: 2,
    ...card,
    alt: {
      it: 'Disegno di una residenza per studenti accanto a un grande albero.',
      en: 'Drawing of a student residence beside a big tree.',
    },
  },
};
