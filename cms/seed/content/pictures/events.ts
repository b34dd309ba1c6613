import type { PictureSeed } from '../../types';
import { card } from './sizes';

/** Pictures of events: stages, talks, workshops, races and markets. */
export const eventPictures: Record<string, PictureSeed> = {
  'concert-cloister-first-years': {
    scene: 'concert',
    seed: 300,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di musicisti che suonano all’imbrunire davanti a un piccolo pubblico.',
      en: 'Drawing of musicians playing at nightfall in front of a small audience.',
    },
  },
  'concert-tintorie-jazz': {
    scene: 'concert',
    seed: 301,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di un gruppo che suona di notte su un palco illuminato.',
      en: 'Drawing of a band playing at night on a lit stage.',
    },
  },
  'stage-small-hall-quartets': {
    scene: 'theatre',
    seed: 303,
    ...card,
    alt: {
      it: 'Disegno di un piccolo palcoscenico con il sipario aperto, prima di un concerto.',
      en: 'Drawing of a small stage with open curtains, before a concert.',
    },
  },
  'cinema-courtyard-first-night': {
    scene: 'cinema',
    seed: 310,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di un cortile di notte con lo schermo acceso e le sedie in fila.',
      en: 'Drawing of a courtyard at night with a lit screen and rows of chairs.',
    },
  },
  'theatre-dei-notai-stage': {
    scene: 'theatre',
    seed: 311,
    ...card,
    alt: {
      it: 'Disegno di un teatro con il sipario rosso e il pubblico seduto.',
      en: 'Drawing of a theatre with a red curtain and a seated audience.',
    },
  },
  'cinema-covered-courtyard': {
    scene: 'cinema',
    seed: 312,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una proiezione serale in una corte, con il pubblico di spalle.',
      en: 'Drawing of an evening screening in a courtyard, the audience seen from behind.',
    },
  },
  'theatre-improvised-scene': {
    scene: 'theatre',
    seed: 313,
    ...card,
    alt: {
      it: 'Disegno di un palcoscenico quasi vuoto sotto i riflettori.',
      en: 'Drawing of an almost empty stage under the spotlights.',
    },
  },
  'lecture-aula-magna-hill': {
    scene: 'lecture',
    seed: 320,
    ...card,
    alt: {
      it: 'Disegno di una relatrice che parla la sera davanti a una diapositiva.',
      en: 'Drawing of a speaker giving an evening talk in front of a slide.',
    },
  },
  'lecture-largo-del-grano': {
    scene: 'lecture',
    seed: 321,
    ...card,
    alt: {
      it: 'Disegno di una conferenza serale, con il pubblico attento e uno schermo.',
      en: 'Drawing of an evening lecture, with an attentive audience and a screen.',
    },
  },
  'bicycles-porta-nuova-brakes': {
    scene: 'bicycles',
    seed: 330,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di biciclette in fila nelle rastrelliere lungo un muro.',
      en: 'Drawing of bicycles lined up in racks along a wall.',
    },
  },
  'atelier-paper-lanterns': {
    scene: 'atelier',
    seed: 331,
    ...card,
    alt: {
      it: 'Disegno di un laboratorio con i tavoli da lavoro e gli attrezzi alla parete.',
      en: 'Drawing of a workshop with work tables and tools on the wall.',
    },
  },
  'kitchen-twelve-euros': {
    scene: 'kitchen',
    seed: 332,
    ...card,
    alt: {
      it: 'Disegno di una cucina grande, con le pentole pronte e la tavola sgombra.',
      en: 'Drawing of a big kitchen, pots at the ready and the table cleared.',
    },
  },
  'atelier-tintorie-prints': {
    scene: 'atelier',
    seed: 333,
    ...card,
    alt: {
      it: 'Disegno di uno studio d’artista con i cavalletti e i fogli ad asciugare.',
      en: 'Drawing of an artists’ studio with easels and sheets left to dry.',
    },
  },
  'race-seven-gates': {
    scene: 'race',
    seed: 341,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una corsa per le strade della città, con i pettorali al vento.',
      en: 'Drawing of a run through the streets of the town, race bibs flapping.',
    },
  },
  'sports-ground-tournament': {
    scene: 'sportsGround',
    seed: 342,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un campo sportivo con una partita in corso.',
      en: 'Drawing of a sports ground with a game under way.',
    },
  },
  'bridge-ferry-race': {
    scene: 'bridge',
    seed: 343,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno del ponte sulla Mora visto dalla riva.',
      en: 'Drawing of the bridge over the Mora seen from the bank.',
    },
  },
  'arcade-long-dinner': {
    scene: 'arcadedStreet',
    seed: 350,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una via porticata di notte, con le finestre accese.',
      en: 'Drawing of an arcaded street at night, its windows lit.',
    },
  },
  'market-lanterns-night': {
    scene: 'market',
    seed: 351,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di un mercato di notte, con i banchi illuminati e la gente fra le tende.',
      en: 'Drawing of a market at night, with lit stalls and people among the awnings.',
    },
  },
  'concert-filande-night-shift': {
    scene: 'concert',
    seed: 352,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una festa notturna, con un palco acceso e la gente davanti.',
      en: 'Drawing of a party by night, with a lit stage and people in front of it.',
    },
  },
  'gate-porta-nuova-walk': {
    scene: 'gate',
    seed: 360,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una porta della città con un tratto di mura.',
      en: 'Drawing of a town gate with a stretch of wall.',
    },
  },
  'canteen-pozzo-language-tables': {
    scene: 'canteen',
    seed: 362,
    ...card,
    alt: {
      it: 'Disegno di tavoli lunghi pieni di persone che parlano e bevono.',
      en: 'Drawing of long tables full of people talking and drinking.',
    },
  },
  'career-desk-evening': {
    scene: 'careerDesk',
    seed: 363,
    ...card,
    alt: {
      it: 'Disegno di una scrivania con un portatile e una bacheca piena di annunci.',
      en: 'Drawing of a desk with a laptop and a notice board full of adverts.',
    },
  },
  'courtyard-drawn-gardens': {
    scene: 'courtyard',
    seed: 364,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un cortile con le piante in vaso e gli archi in piena luce.',
      en: 'Drawing of a courtyard with potted plants and arches in full light.',
    },
  },
  'graduation-piazza-grande': {
    scene: 'graduation',
    seed: 365,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di neolaureati in festa con le corone d’alloro.',
      en: 'Drawing of new graduates celebrating in laurel wreaths.',
    },
  },
};
