import { outdoorServicePictures } from './services-outdoors';
import { card } from './sizes';
import type { PictureSeed } from '../../types';

/** Pictures of the services of the town. */
export const servicePictures: Record<string, PictureSeed> = {
  ...outdoorServicePictures,
  'canteen-pozzo-lunch': {
    scene: 'canteen',
    seed: 200,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una mensa all’ora di pranzo, con i vassoi sui tavoli lunghi.',
      en: 'Drawing of a canteen at lunchtime, with trays on the long tables.',
    },
  },
  'canteen-filande-noon': {
    scene: 'canteen',
    seed: 201,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una sala mensa con il banco dei piatti e chi aspetta il suo turno.',
      en: 'Drawing of a canteen hall with the serving counter and people waiting their turn.',
    },
  },
  'canteen-salici-evening': {
    scene: 'canteen',
    seed: 202,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di una mensa alla sera, con la luce del tramonto dalle finestre.',
      en: 'Drawing of a canteen in the evening, with sunset light through the windows.',
    },
  },
  'refectory-exam-weeks-night': {
    scene: 'library',
    seed: 204,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di una sala studio di notte, con le lampade accese sui tavoli.',
      en: 'Drawing of a study room at night, with lamps lit on the tables.',
    },
  },
  'bookshelves-second-hand-shop': {
    scene: 'library',
    seed: 205,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di scaffali pieni di libri fino in alto, con qualcuno che legge.',
      en: 'Drawing of shelves full of books up to the top, with somebody reading.',
    },
  },
  'lecture-hall-tutoring-hour': {
    scene: 'lectureHall',
    seed: 207,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un’aula nel tardo pomeriggio, con la lavagna piena di segni.',
      en: 'Drawing of a lecture room in the late afternoon, with writing on the blackboard.',
    },
  },
  'student-surgery-misericordia': {
    scene: 'clinic',
    seed: 212,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un ambulatorio, con una dottoressa e chi le parla dall’altra parte della scrivania.',
      en: 'Drawing of a surgery, with a doctor and somebody talking to her across the desk.',
    },
  },
  'clinic-via-della-misericordia': {
    scene: 'clinic',
    seed: 213,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di una visita medica, con la paziente seduta sul lettino, di primo mattino.',
      en: 'Drawing of a medical visit early in the morning, with the patient sitting on the couch.',
    },
  },
  'armchairs-listening-desk': {
    scene: 'counselling',
    seed: 214,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una stanza tranquilla, con due persone in poltrona davanti a un tè.',
      en: 'Drawing of a quiet room, with two people in armchairs over a cup of tea.',
    },
  },
  'armchairs-advice-room': {
    scene: 'counselling',
    seed: 215,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di due persone che parlano in poltrona, in una stanza raccolta verso sera.',
      en: 'Drawing of two people talking in armchairs, in a snug room towards evening.',
    },
  },
  'theatre-dei-notai-curtain-up': {
    scene: 'theatre',
    seed: 220,
    ...card,
    alt: {
      it: 'Disegno di un piccolo teatro con il sipario e la luce sul palco.',
      en: 'Drawing of a small theatre with its curtains and light on the stage.',
    },
  },
  'theatre-choir-rehearsal': {
    scene: 'theatre',
    seed: 221,
    ...card,
    alt: {
      it: 'Disegno di un palcoscenico visto dalla sala, con le tende aperte.',
      en: 'Drawing of a stage seen from the stalls, with the curtains open.',
    },
  },
  'laboratory-darkroom': {
    scene: 'laboratory',
    seed: 235,
    ...card,
    options: { time: 'night' },
    alt: {
      it: 'Disegno di un laboratorio di notte, con bottiglie e provette sul banco.',
      en: 'Drawing of a laboratory at night, with bottles and tubes on the bench.',
    },
  },
  'press-repair-workshop': {
    scene: 'atelier',
    seed: 241,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di una stanza da lavoro con un torchio e qualcuno all’opera.',
      en: 'Drawing of a workroom with a press and somebody at work on it.',
    },
  },
  'career-desk-notice-board': {
    scene: 'careerDesk',
    seed: 224,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di due persone davanti a una bacheca piena di annunci.',
      en: 'Drawing of two people in front of a board full of notices.',
    },
  },
  'youth-office-forms-desk': {
    scene: 'careerDesk',
    seed: 225,
    ...card,
    options: { time: 'dawn' },
    alt: {
      it: 'Disegno di due persone sedute a una scrivania, con un portatile in mezzo.',
      en: 'Drawing of two people sitting at a desk with a laptop between them.',
    },
  },
  'accessibility-office-desk': {
    scene: 'careerDesk',
    seed: 244,
    ...card,
    options: { time: 'day' },
    alt: {
      it: 'Disegno di un ufficio con la bacheca alla parete e un colloquio alla scrivania.',
      en: 'Drawing of an office with a notice board and a talk across the desk.',
    },
  },
  'lost-property-counter': {
    scene: 'careerDesk',
    seed: 246,
    ...card,
    options: { time: 'dusk' },
    alt: {
      it: 'Disegno di un bancone d’ufficio, con chi chiede e chi risponde.',
      en: 'Drawing of an office counter, with one person asking and one answering.',
    },
  },
};
