import { card } from './sizes';
import type { PictureSeed } from '../../types';

/** Pictures of the news. */
export const newsPictures: Record<string, PictureSeed> = {
  'bicycles-by-the-old-mill': {
    scene: 'bicycles',
    seed: 400,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una fila di biciclette davanti a un muro di mattoni con le finestre ad arco.',
      en: 'Drawing of a row of bicycles by a brick wall with arched windows.',
    },
  },
  'clinic-misericordia-morning': {
    scene: 'clinic',
    seed: 401,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno dell’ambulatorio degli studenti, ordinato e luminoso.',
      en: 'Drawing of the student surgery, tidy and full of light.',
    },
  },
  'canteen-filande-lunch': {
    scene: 'canteen',
    seed: 402,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una mensa a mezzogiorno, con i cuochi al banco e un tavolo lungo pieno di gente.',
      en: 'Drawing of a canteen at noon, cooks behind the counter and a long table full of people.',
    },
  },
  'bus-stop-at-night': {
    scene: 'busStop',
    seed: 403,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una fermata di notte, con la luna, chi aspetta e l’autobus che arriva.',
      en: 'Drawing of a bus stop at night, with the moon, people waiting and the bus pulling in.',
    },
  },
  'library-exam-evening': {
    scene: 'library',
    seed: 404,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una sala di lettura a tarda sera, con due persone chine sotto le lampade.',
      en: 'Drawing of a reading room late in the evening, two people bent under the lamps.',
    },
  },
  'career-desk-notices': {
    scene: 'careerDesk',
    seed: 405,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un ufficio con la bacheca piena di fogli e un portatile sulla scrivania.',
      en: 'Drawing of an office with a crowded notice board and a laptop on the desk.',
    },
  },
  'counselling-two-armchairs': {
    scene: 'counselling',
    seed: 406,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di due persone che parlano in poltrona, con la teiera in mezzo e il tramonto alla finestra.',
      en: 'Drawing of two people talking in armchairs, a teapot between them and sunset in the window.',
    },
  },
  'gate-towards-the-river': {
    scene: 'gate',
    seed: 407,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una porta della città tra due torri, con la gente che entra a piedi e in bicicletta.',
      en: 'Drawing of a town gate between two towers, people passing on foot and by bike.',
    },
  },
  'bridge-over-the-mora-dawn': {
    scene: 'bridge',
    seed: 408,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno del ponte di pietra sulla Mora alle prime luci, con la città dietro e le anatre sull’acqua.',
      en: 'Drawing of the stone bridge over the Mora at first light, the town behind and ducks on the water.',
    },
  },
  'sports-ground-afternoon': {
    scene: 'sportsGround',
    seed: 409,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una partita di calcio in quattro su un campo sotto la città.',
      en: 'Drawing of four people playing football on a pitch below the town.',
    },
  },
  'laboratory-filande-evening': {
    scene: 'laboratory',
    seed: 410,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di due persone in camice al bancone di un laboratorio, verso sera.',
      en: 'Drawing of two people in white coats at a laboratory bench, towards evening.',
    },
  },
  'concert-student-band': {
    scene: 'concert',
    seed: 411,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di quattro musicisti su un palco di notte, davanti a una piazza piena.',
      en: 'Drawing of four musicians on a stage at night, in front of a full square.',
    },
  },
  'theatre-before-the-show': {
    scene: 'theatre',
    seed: 412,
    ...card,
    alt: {
      it: 'Disegno del palcoscenico di un teatro con il sipario.',
      en: 'Drawing of a theatre stage with its curtain.',
    },
  },
  'lecture-rents-evening': {
    scene: 'lecture',
    seed: 413,
    ...card,
    alt: {
      it: 'Disegno di un incontro serale in un cortile, con i grafici su uno schermo e il pubblico seduto.',
      en: 'Drawing of an evening talk in a courtyard, charts on a screen and a seated audience.',
    },
  },
  'market-swap-day': {
    scene: 'market',
    seed: 414,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un mercato in piazza, con le tende a righe e le cassette per terra.',
      en: 'Drawing of a market in a square, with striped awnings and crates on the ground.',
    },
  },
  'arcaded-street-before-dawn': {
    scene: 'arcadedStreet',
    seed: 415,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una via al buio vista da un portico, con le vetrine accese e i primi passanti.',
      en: 'Drawing of a dark street seen from an arcade, with lit shop windows and the first passers-by.',
    },
  },
  'lecture-hall-back-rows': {
    scene: 'lectureHall',
    seed: 416,
    ...card,
    alt: {
      it: 'Disegno di una lezione vista dall’ultima fila, con la lavagna in fondo e i banchi pieni.',
      en: 'Drawing of a lecture from the back row, the blackboard far away and the benches full.',
    },
  },
  'river-park-by-the-kiosk': {
    scene: 'riverPark',
    seed: 417,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno del parco sul fiume al tramonto, con due persone sedute su una coperta.',
      en: 'Drawing of the riverside park at sunset, two people sitting on a blanket.',
    },
  },
};
