import { card } from './sizes';
import type { PictureSeed } from '../../types';

const banner = { width: 2400, height: 1240 };

/** Pictures of the guide's own pages. */
export const pagePictures: Record<string, PictureSeed> = {
  'shared-kitchen-after-dinner': {
    scene: 'kitchen',
    seed: 600,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di una cucina al tramonto, con la tavola ancora apparecchiata e un gatto alla finestra.',
      en: 'Drawing of a kitchen at sunset, the table still laid and a cat at the window.',
    },
  },
  'shared-balcony-over-the-roofs': {
    scene: 'balcony',
    seed: 601,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un balcone con i vasi, due sedie e i panni stesi sopra i tetti.',
      en: 'Drawing of a balcony with pots, two chairs and washing hung out above the roofs.',
    },
  },
  'market-last-half-hour': {
    scene: 'market',
    seed: 602,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno dei banchi del mercato con le cassette di verdura e la gente che compra.',
      en: 'Drawing of market stalls with crates of vegetables and people buying.',
    },
  },
  'grants-desk-with-papers': {
    scene: 'careerDesk',
    seed: 603,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di due persone davanti a una bacheca piena di fogli, con una scrivania accanto.',
      en: 'Drawing of two people in front of a notice board full of papers, beside a desk.',
    },
  },
  'reading-room-politecnico': {
    scene: 'library',
    seed: 604,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una sala studio di giorno, con tre persone al tavolo davanti agli scaffali.',
      en: 'Drawing of a study room by day, three people at a table in front of the shelves.',
    },
  },
  'refectory-in-exam-weeks': {
    scene: 'library',
    seed: 605,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di un tavolo di studio di notte, con le lampade accese e la luna alla finestra.',
      en: 'Drawing of a study table at night, with the lamps lit and the moon in the window.',
    },
  },
  'courtyard-corte-dei-melograni': {
    scene: 'courtyard',
    seed: 606,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un cortile con il pozzo in mezzo, gli archi intorno e una persona su una panca.',
      en: 'Drawing of a courtyard with a well in the middle, arches around and someone on a bench.',
    },
  },
  'listening-desk-room': {
    scene: 'counselling',
    seed: 607,
    ...card,
    alt: {
      it: 'Disegno di una stanza tranquilla con due poltrone, una teiera e tre finestre sui tetti.',
      en: 'Drawing of a quiet room with two armchairs, a teapot and three windows over the roofs.',
    },
  },
  'student-surgery-consultation': {
    scene: 'clinic',
    seed: 608,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una visita in ambulatorio, con la dottoressa e chi la consulta seduti alla scrivania.',
      en: 'Drawing of a visit to the surgery, doctor and patient sitting at a desk.',
    },
  },
  'station-stop-first-evening': {
    scene: 'busStop',
    seed: 609,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno della fermata davanti alla stazione al tramonto, con chi aspetta l’autobus.',
      en: 'Drawing of the stop outside the station at sunset, with people waiting for the bus.',
    },
  },
  'porta-nuova-from-outside': {
    scene: 'gate',
    seed: 610,
    ...banner,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di Porta Nuova vista da fuori, con le mura e la strada che entra in città.',
      en: 'Drawing of Porta Nuova from outside, with the walls and the road into town.',
    },
  },
  'bridge-over-the-mora': {
    scene: 'bridge',
    seed: 611,
    ...banner,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno del ponte sulla Mora al tramonto, con una barca a remi e la città sul colle.',
      en: 'Drawing of the bridge over the Mora at sunset, with a rowing boat and the hill town.',
    },
  },
  'arcades-after-the-shops-close': {
    scene: 'arcadedStreet',
    seed: 612,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una strada con i portici di notte, sotto un lampione, con chi torna a casa a piedi.',
      en: 'Drawing of an arcaded street at night, under a lantern, with people walking home.',
    },
  },
};
