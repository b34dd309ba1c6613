import {
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
import { fourDeadlines } from './arriving-deadlines';
import { buttons, download, field, icon, links, spacer, styled } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const allUniversities: BlockSeed = {
  type: 'listUniversities',
  listFilterBasic: 'all',
  elementQuantity: 6,
  slidesQuantity: 3,
  isSliderSettings: true,
};

export const arrivingFromAbroad: PageSeed = {
  kind: 'page',
  title: { it: 'Arrivare da un altro paese', en: 'Coming from abroad' },
  slug: { it: 'arrivare-da-un-altro-paese', en: 'coming-from-abroad' },
  seo: {
    it: {
      title: 'Arrivare a Castelmora da un altro paese',
      description:
        'Visto, codice fiscale, permesso di soggiorno, conto e lingua: l’ordine giusto delle carte per chi viene a studiare a Castelmora dall’estero.',
    },
    en: {
      title: 'Coming to Castelmora from abroad',
      description:
        'Visa, tax code, residence permit, bank account and language: the right order of papers for students who come to Castelmora from abroad.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'porta-nuova-from-outside',
        minHeight: 'full',
        children: [
          icon('icon-globe'),
          title('Ti aspettiamo dentro le mura', 'large'),
          text('Le carte sono molte, ma vanno in fila. Questa è la fila.'),
          buttons('primary', toPage('contacts', 'Parla con noi, anche in inglese')),
        ],
      },
      styled(
        { responsiveVisibility: ['mobile'], backgroundColor: 'sand', textColor: 'ink' },
        text(
          'Se leggi dal binario: esci a destra, prendi la linea 1 e in sei minuti sei in Piazza Grande. Il resto di questa pagina può aspettare la cena.',
        ),
      ),
      text(
        'Chi viene dall’Unione europea può saltare metà di quello che segue. Per tutti gli altri vale una regola: prima il codice fiscale, poi la casa, poi il resto. Al contrario non funziona, e lo scoprono in tanti.',
      ),
      fourDeadlines.it,
      columns(
        2,
        group(
          title('La prima sera', 'medium'),
          text(
            'Se arrivi dopo le 18 lo Sportello è chiuso, la Mensa del Pozzo no: cena fino alle 21, dal lunedì al venerdì, con la sola lettera d’iscrizione. Dopo resta il forno di Vicolo del Fornaio, che apre quando gli altri dormono.',
            'Prendi contanti per la prima giornata e cambia il resto con calma: in stazione c’è un bancomat, in Piazza Grande tre.',
          ),
          download('Un foglio per la valigia', 'first-week-bag'),
        ),
        styled(
          { responsiveVisibility: ['tablet', 'desktop'] },
          picture(
            'station-stop-first-evening',
            'La linea 1 parte dalla prima pensilina, uscendo a destra.',
          ),
        ),
      ),
      title('La lingua', 'medium'),
      html(
        paragraphs(
          'Per i corsi in italiano serve di solito un livello B2; per fare la spesa ne basta molto meno, e al mercato correggono volentieri.',
          '<strong>I corsi degli atenei</strong> cominciano a fine settembre e sono gratuiti al primo anno. <strong>Il martedì</strong>, dalle 19 al Caffè del Pozzo, si scambiano lingue: ti siedi al tavolo che vuoi imparare e dopo mezz’ora si cambia. <strong>In biblioteca</strong> c’è uno scaffale di fumetti che insegna più dei manuali.',
        ),
      ),
      field(
        {
          backgroundColor: 'paper',
          textColor: 'river',
          alignment: 'center',
          contentWidth: 'narrow',
        },
        title('Tre cose che nessuno scrive', 'small'),
        text(
          'Il quarto d’ora accademico esiste e serve a trovare l’aula.',
          'Il coperto al ristorante è previsto, la mancia no.',
          'Agli uffici si va presto e con un libro: la gentilezza apre più porte del numero in coda.',
        ),
      ),
      spacer(32, 16),
      title('Dove studierai', 'medium'),
      allUniversities,
      links(
        toPage('first-steps', 'I primi passi, uguali per tutti'),
        toPage('health-and-listening', 'Medico e assicurazione'),
        toService('residence-permit-help', 'Compilare la busta insieme'),
        toService('erasmus-buddies', 'Qualcuno che è arrivato l’anno scorso'),
      ),
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'porta-nuova-from-outside',
        minHeight: 'full',
        children: [
          icon('icon-globe'),
          title('Welcome inside the walls', 'large'),
          text('There are many papers, but they come in a queue. This is the queue.'),
          buttons('primary', toPage('contacts', 'Talk to us, in English too')),
        ],
      },
      styled(
        { responsiveVisibility: ['mobile'], backgroundColor: 'sand', textColor: 'ink' },
        text(
          'Reading this on the platform: turn right outside, take line 1, and six minutes later you are in Piazza Grande. The rest of the page can wait until after dinner.',
        ),
      ),
      text(
        'From the European Union you can skip half of what follows. For everyone else there is one rule: tax code first, then a home, then the rest. It does not work the other way round, as a good many people discover.',
      ),
      fourDeadlines.en,
      columns(
        2,
        group(
          title('The first evening', 'medium'),
          text(
            'After 6 pm the youth office is shut but the Mensa del Pozzo is not: dinner until 9, Monday to Friday, with nothing but your enrolment letter. Later there is only the bakery in Vicolo del Fornaio, which opens while others sleep.',
            'Carry cash for one day and take your time over the rest: there is a cash machine at the station and three in Piazza Grande.',
          ),
          download('A sheet for your suitcase', 'first-week-bag'),
        ),
        styled(
          { responsiveVisibility: ['tablet', 'desktop'] },
          picture(
            'station-stop-first-evening',
            'Line 1 leaves from the first shelter, on your right as you come out.',
          ),
        ),
      ),
      title('The language', 'medium'),
      html(
        paragraphs(
          'Courses taught in Italian usually want level B2; shopping wants much less, and at the market they enjoy correcting you.',
          '<strong>University courses</strong> start in late September and are free in your first year. <strong>On Tuesdays</strong> from 7 pm the Caffè del Pozzo swaps languages: sit at the table you want to learn, and change after half an hour. <strong>The library</strong> has a shelf of comics that teaches more than the textbooks.',
        ),
      ),
      field(
        {
          backgroundColor: 'paper',
          textColor: 'river',
          alignment: 'center',
          contentWidth: 'narrow',
        },
        title('Three things nobody writes down', 'small'),
        text(
          'Lectures start fifteen minutes late on purpose: it is for finding the room.',
          'Restaurants charge a small cover; nobody expects a tip.',
          'Go to offices early and with a book: good manners open more doors than the number on your ticket.',
        ),
      ),
      spacer(32, 16),
      title('Where you will study', 'medium'),
      allUniversities,
      links(
        toPage('first-steps', 'First steps, the same for everybody'),
        toPage('health-and-listening', 'Doctor and insurance'),
        toService('residence-permit-help', 'Help with the permit envelope'),
        toService('erasmus-buddies', 'Somebody who arrived last year'),
      ),
    ],
  },
};
