import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import type { PageSeed } from '../../types';

export const servicesArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'services',
  title: { it: 'Servizi', en: 'Services' },
  slug: { it: 'servizi', en: 'services' },
  seo: {
    it: {
      title: 'Servizi per chi studia a Castelmora',
      description:
        'Mense, autobus, medico, ascolto e sale studio: dove andare, che cosa portare e a chi chiedere quando non si sa a chi chiedere.',
    },
    en: {
      title: 'Student services in Castelmora',
      description:
        'Canteens, buses, doctors, counselling and places to study: where to go, what to bring and whom to ask when you do not know whom to ask.',
    },
  },
  blocks: {
    it: [
      text(
        'Le cose di tutti i giorni, spiegate come le spiegherebbe chi abita qui da un anno: quarantacinque voci, dal coro alla caldaia che non parte. Nessuno le usa tutte. Le prime tre servono a quasi tutti, e sono la tessera, la mensa e qualcuno a cui telefonare.',
      ),
      columns(
        2,
        group(
          title('Prima di tutto', 'medium'),
          html(
            paragraphs(
              'Quasi dappertutto ti chiedono la Studium Card. Si ritira allo Sportello in dieci minuti, gratis, con:',
            ),
            bullets(
              'un documento d’identità, anche il passaporto;',
              'il numero di matricola, che sta sul certificato di iscrizione;',
              'la faccia che vuoi tenere per tre anni: la foto la fanno lì.',
            ),
          ),
        ),
        group(
          title('L’inganno degli orari', 'medium'),
          text(
            'Gli uffici aprono alle 9.30 o alle 10 e fino alle 13 si entra senza appuntamento. Dopo le 13 molti sono aperti, ma solo per chi ha prenotato: la porta si spinge e non succede niente.',
            'Il lunedì mattina e la prima settimana di ottobre sono i momenti peggiori. Il mercoledì verso mezzogiorno non c’è quasi nessuno. In agosto telefona prima di scendere le scale.',
          ),
        ),
      ),
      picture('bus-stop-night-line', 'La notturna aspetta l’ultimo bis del concerto, dicono.'),
      {
        type: 'group',
        backgroundColor: 'sage',
        textColor: 'paper',
        children: [
          title('Quando non può aspettare', 'medium'),
          text(
            'Per un’emergenza il numero è <strong>112</strong>, da qualunque telefono. Di notte e nei giorni festivi risponde la guardia medica. Per tutto quello che fa male senza essere un’emergenza c’è l’ascolto, e non serve una ragione grande.',
          ),
          {
            type: 'buttons',
            orientation: 'horizontal',
            buttonStyle: 'secondary',
            buttons: [
              toService('listening-desk', 'Parlare con qualcuno'),
              toService('student-surgery', 'L’ambulatorio'),
              toPage('getting-around', 'Come arrivarci'),
            ],
          },
        ],
      },
    ],
    en: [
      text(
        'Everyday things, explained the way someone who has lived here for a year would explain them: forty-five entries, from the choir to the boiler that will not start. Nobody uses them all. Nearly everybody needs the first three, which are a card, a canteen and somebody to ring.',
      ),
      columns(
        2,
        group(
          title('First of all', 'medium'),
          html(
            paragraphs(
              'Almost everywhere they ask for your Studium Card. You get it at the youth office in ten minutes, free of charge, with:',
            ),
            bullets(
              'an identity document; a passport will do;',
              'your student number, which is on the enrolment certificate;',
              'the face you want to keep for three years: they take the photograph there.',
            ),
          ),
        ),
        group(
          title('The trap in the opening hours', 'medium'),
          text(
            'Offices open at 9.30 or 10, and until 1 pm you can just walk in. After that many are open, but only for those who have booked: you push the door and nothing happens.',
            'Monday mornings and the first week of October are the worst. On Wednesdays around noon there is hardly anyone. In August, ring before you go down the stairs.',
          ),
        ),
      ),
      picture('bus-stop-night-line', 'They say the night bus waits for the last encore.'),
      {
        type: 'group',
        backgroundColor: 'sage',
        textColor: 'paper',
        children: [
          title('When it cannot wait', 'medium'),
          text(
            'In an emergency call <strong>112</strong>, from any phone. An out-of-hours doctor answers at night and on holidays. For whatever hurts without being an emergency there is the listening desk, and you do not need a big reason.',
          ),
          {
            type: 'buttons',
            orientation: 'horizontal',
            buttonStyle: 'secondary',
            buttons: [
              toService('listening-desk', 'Talk to someone'),
              toService('student-surgery', 'The surgery'),
              toPage('getting-around', 'How to get there'),
            ],
          },
        ],
      },
    ],
  },
};
