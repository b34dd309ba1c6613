import {
  columns,
  html,
  paragraphs,
  picture,
  steps,
  text,
  title,
  toPage,
  toService,
  toUniversity,
} from '../parts';
import { temperaments } from './studying-by-temperament';
import { buttons, card, field, heading, separator, spacer, styled } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const everydayServices: BlockSeed = {
  type: 'listCategoriesServices',
  listFilterBasic: 'entries',
  listCategories: ['study', 'eat', 'move', 'work'],
  elementQuantity: 4,
};

const rooms: BlockSeed = {
  type: 'gallery',
  contentWidth: 'wide',
  items: [
    { images: ['library-dei-librai', 'refectory-in-exam-weeks'] },
    { images: ['courtyard-corte-dei-melograni'] },
    { images: ['reading-room-politecnico', 'lecture-hall-university'] },
  ],
};

export const studyingWell: PageSeed = {
  kind: 'page',
  title: { it: 'Studiare bene', en: 'Studying well' },
  slug: { it: 'studiare-bene', en: 'studying-well' },
  seo: {
    it: {
      title: 'Studiare bene: sale, orari e luoghi quieti',
      description:
        'Dove studiare a Castelmora secondo il carattere, l’ora e la materia: sale silenziose, tavoli caldi, cortili con l’ombra e posti aperti tardi.',
    },
    en: {
      title: 'Studying well: rooms, hours and quiet places',
      description:
        'Where to study in Castelmora according to mood, hour and subject: silent rooms, warm tables, shady courtyards and places that stay open late.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'library-science',
        children: [
          title('Studiare bene', 'large'),
          text('Non dove sono tutti. Dove riesci a finire la pagina.'),
        ],
      },
      spacer(16, 0),
      {
        type: 'slider',
        slides: [
          {
            coverImage: 'library-dei-librai',
            link: toService('library-librai', 'Librai: 210 posti, fino alle 23'),
          },
          {
            coverImage: 'library-science',
            link: toService('science-reading-room', 'Sala di Scienze: la più silenziosa'),
          },
          {
            coverImage: 'refectory-in-exam-weeks',
            link: toService('exam-weeks-room', 'Melograno: il refettorio, nelle settimane d’esame'),
          },
          {
            coverImage: 'reading-room-politecnico',
            link: toUniversity('politecnico-del-colle', 'Politecnico: la sala più calda'),
          },
        ],
      },
      title('Scegli dal carattere', 'medium'),
      temperaments.it,
      rooms,
      field(
        { backgroundColor: 'sage', textColor: 'paper', direction: 'horizontal' },
        html(
          heading('Prima di una sessione'),
          paragraphs(
            'Lo abbiamo chiesto a chi si è laureato in tempo e a chi no. Le risposte erano quasi uguali; cambiava solo chi le aveva seguite davvero.',
          ),
        ),
        html(
          steps(
            'Conta i giorni veri: togli le domeniche, un’influenza e il matrimonio di tua cugina.',
            'Dividi le pagine per i giorni. Se il numero fa paura, sposta un esame adesso.',
            'Fai gli esercizi di due anni fa con l’orologio, prima che ti sembri il momento.',
            'L’ultima sera chiudi alle nove. Dopo non entra più niente, esce soltanto.',
          ),
        ),
      ),
      title('Un’ora, un posto', 'medium'),
      columns(
        2,
        card(
          'Dalle 7 alle 9',
          'I portici sono vuoti e i forni aperti. Il tavolo di pietra sotto l’ultimo arco dei Librai prende il sole fino alle otto e mezza: mezz’ora di ripasso e una striscia di focaccia.',
          { image: 'portico-dei-librai' },
        ),
        card(
          'Dopo le 23',
          'Chiusa la biblioteca resta il refettorio del Melograno, durante gli esami anche tutta la notte. Serve una coperta, una tazza e un’ora decisa per andare a letto.',
          {
            image: 'courtyard-melograno',
            link: toService('exam-weeks-room', 'Quando apre il refettorio'),
          },
        ),
      ),
      separator,
      picture(
        'lecture-hall-university',
        'Le aule vuote si possono usare dopo le 18: lo dice un foglio sulla porta, se nessuno lo ha preso.',
      ),
      title('Quello che serve intorno', 'medium'),
      everydayServices,
      styled(
        { alignment: 'center' },
        buttons('text', toPage('health-and-listening', 'Se la testa non ne può più')),
      ),
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'library-science',
        children: [
          title('Studying well', 'large'),
          text('Not where everyone goes. Where you get to the end of the page.'),
        ],
      },
      spacer(16, 0),
      {
        type: 'slider',
        slides: [
          {
            coverImage: 'library-dei-librai',
            link: toService('library-librai', 'Librai: 210 seats, until 11 pm'),
          },
          {
            coverImage: 'library-science',
            link: toService('science-reading-room', 'Science room: the quietest'),
          },
          {
            coverImage: 'refectory-in-exam-weeks',
            link: toService('exam-weeks-room', 'Melograno: the refectory, in exam weeks'),
          },
          {
            coverImage: 'reading-room-politecnico',
            link: toUniversity('politecnico-del-colle', 'Politecnico: the warmest room'),
          },
        ],
      },
      title('Choose by temperament', 'medium'),
      temperaments.en,
      rooms,
      field(
        { backgroundColor: 'sage', textColor: 'paper', direction: 'horizontal' },
        html(
          heading('Before the exams'),
          paragraphs(
            'We asked people who graduated on time and people who did not. They gave nearly the same answers; the difference was who had followed them.',
          ),
        ),
        html(
          steps(
            'Count the real days: take off Sundays, one cold and your cousin’s wedding.',
            'Divide pages by days. If the number scares you, move one exam now.',
            'Do the papers from two years ago against the clock, before you feel ready.',
            'On the last evening stop at nine. Nothing more goes in after that, it only leaks out.',
          ),
        ),
      ),
      title('An hour, a place', 'medium'),
      columns(
        2,
        card(
          '7 to 9 in the morning',
          'The arcades are empty and the bakeries open. The stone table under the last arch of the Librai has sun until half past eight: time for some revision and a strip of focaccia.',
          { image: 'portico-dei-librai' },
        ),
        card(
          'After 11 pm',
          'Once the library shuts there is the Melograno refectory, all night long in exam weeks. Bring a blanket, a mug, and a bedtime you have already agreed on with yourself.',
          {
            image: 'courtyard-melograno',
            link: toService('exam-weeks-room', 'When the refectory opens'),
          },
        ),
      ),
      separator,
      picture(
        'lecture-hall-university',
        'Empty lecture rooms may be used after 6 pm: a sheet on the door says so, unless somebody took it.',
      ),
      title('What goes with it', 'medium'),
      everydayServices,
      styled(
        { alignment: 'center' },
        buttons('text', toPage('health-and-listening', 'If your head has had enough')),
      ),
    ],
  },
};
