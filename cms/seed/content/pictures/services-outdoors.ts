import { card } from './sizes';
import type { PictureSeed } from '../../types';

/** Services on streets, fields and the river. */
export const outdoorServicePictures: Record<string, PictureSeed> = {
  'market-stalls-at-closing-time': {
    scene: 'market',
    seed: 203,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di banchi del mercato verso sera, con la frutta ancora nelle cassette.',
      en: 'Drawing of market stalls towards evening, with fruit still in the crates.',
    },
  },
  'arcade-print-shop': {
    scene: 'arcadedStreet',
    seed: 206,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una strada porticata a mezzogiorno, con le vetrine e chi passa.',
      en: 'Drawing of an arcaded street at noon, with shop windows and people going by.',
    },
  },
  'town-gate-tintorie': {
    scene: 'gate',
    seed: 208,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una porta della città, con un tratto di mura e le case dietro.',
      en: 'Drawing of a town gate with a stretch of wall and the houses behind it.',
    },
  },
  'bicycles-workshop-porta-nuova': {
    scene: 'bicycles',
    seed: 209,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di biciclette in fila lungo un muro, con due persone che ne guardano una.',
      en: 'Drawing of bicycles in a row along a wall, with two people looking one over.',
    },
  },
  'bus-stop-station-forecourt': {
    scene: 'busStop',
    seed: 210,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di una fermata dell’autobus al mattino presto, con chi è appena arrivato.',
      en: 'Drawing of a bus stop early in the morning, with people who have just arrived.',
    },
  },
  'bridge-over-the-mora-evening': {
    scene: 'bridge',
    seed: 211,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un ponte di pietra sul fiume, alla luce della sera.',
      en: 'Drawing of a stone bridge over the river, in evening light.',
    },
  },
  'river-bank-allotments': {
    scene: 'riverPark',
    seed: 217,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di prati e alberi lungo il fiume in una sera d’estate.',
      en: 'Drawing of meadows and trees along the river on a summer evening.',
    },
  },
  'courtyard-childcare-hours': {
    scene: 'courtyard',
    seed: 227,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un cortile soleggiato, con gli archi e un pozzo nel mezzo.',
      en: 'Drawing of a sunny courtyard with arches and a well in the middle.',
    },
  },
  'river-bank-salici-dawn': {
    scene: 'riverPark',
    seed: 216,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno della riva del fiume all’alba, con una barca sull’acqua e qualcuno sull’erba.',
      en: 'Drawing of the river bank at dawn, with a boat on the water and somebody on the grass.',
    },
  },
  'sports-ground-filande': {
    scene: 'sportsGround',
    seed: 218,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una partita a pallone su un campo cittadino, con le case dietro.',
      en: 'Drawing of a football game on a town pitch, with houses behind it.',
    },
  },
  'sports-ground-running-track': {
    scene: 'sportsGround',
    seed: 229,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una pista di atletica con chi corre e una tribuna coperta.',
      en: 'Drawing of a running track with runners and a covered stand.',
    },
  },
  'sports-ground-volleyball': {
    scene: 'sportsGround',
    seed: 230,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di una partita a pallavolo all’aperto, al tramonto.',
      en: 'Drawing of an open-air volleyball game at sunset.',
    },
  },
  'boathouse-rowing-club': {
    scene: 'sportsGround',
    seed: 233,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di una rimessa verde sul fiume, con gli equipaggi che remano al mattino.',
      en: 'Drawing of a green boathouse on the river, with crews rowing in the morning.',
    },
  },
  'mill-via-della-spola': {
    scene: 'bicycles',
    seed: 228,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di biciclette in fila davanti a una vecchia filanda di mattoni.',
      en: 'Drawing of bicycles in a row in front of an old brick silk mill.',
    },
  },
};
