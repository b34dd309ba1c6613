import { columns, group, html, paragraphs, text, title, toPage } from '../parts';
import { buttons, field, icon, links, separator, styled, writeTo } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const next: BlockSeed = {
  type: 'listEvents',
  listFilter: 'all',
  elementQuantity: 9,
  slidesQuantity: 3,
  isSliderSettings: true,
};
const music: BlockSeed = {
  type: 'listEvents',
  listFilter: 'category',
  listCategories: ['music'],
  elementQuantity: 3,
};
const freeOfCharge: BlockSeed = {
  type: 'listEvents',
  listFilter: 'tag',
  listTags: ['free-admission', 'outdoors'],
  elementQuantity: 4,
};
const big: BlockSeed = {
  type: 'listEvents',
  listFilter: 'entries',
  listEntries: [
    'freshers-feast',
    'lantern-market',
    'early-music-weekend',
    'seven-gates-run',
    'sunset-concert-piazza-grande',
    'ferry-race',
  ],
  elementQuantity: 6,
};
const deadlines: BlockSeed = {
  type: 'listNews',
  listFilter: 'tag',
  listTags: ['deadlines'],
  elementQuantity: 3,
};
const studyNews: BlockSeed = {
  type: 'listNews',
  listFilter: 'category',
  listCategories: ['study', 'culture'],
  elementQuantity: 6,
  slidesQuantity: 3,
  isSliderSettings: true,
};
const readAgain: BlockSeed = {
  type: 'listNews',
  listFilter: 'entries',
  listEntries: ['lost-cat-lecture-hall', 'water-fountains', 'free-seats-counter'],
  elementQuantity: 3,
};
const hosts: BlockSeed = { type: 'listUniversities', listFilterBasic: 'all', elementQuantity: 6 };

export const whatsOn: PageSeed = {
  kind: 'page',
  title: { it: 'Che cosa succede', en: 'What’s on' },
  slug: { it: 'che-cosa-succede', en: 'whats-on' },
  seo: {
    it: {
      title: 'Che cosa succede a Castelmora',
      description:
        'Gli appuntamenti dei prossimi giorni, la musica, quello che è gratis, le scadenze e le notizie: una pagina da aprire il lunedì mattina.',
    },
    en: {
      title: 'What’s on in Castelmora',
      description:
        'The next few days, the music, what costs nothing, the deadlines and the news: one page to open on a Monday morning.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'concert-conservatorio',
        roundedBorder: true,
        alignment: 'left',
        children: [
          title('Questa settimana', 'large'),
          text('Una pagina per il lunedì mattina, con il caffè.'),
        ],
      },
      next,
      field(
        { backgroundColor: 'plum', textColor: 'paper' },
        columns(
          2,
          group(
            title('Si suona', 'medium'),
            text(
              'In una città con seicento allievi di Conservatorio il silenzio è un lusso e la musica costa poco. Il giovedì alle 18, in sala piccola, è l’appuntamento che nessuno si segna perché lo sanno tutti.',
            ),
          ),
          html(
            paragraphs(
              'Per la musica antica nelle chiese: cappotto. Per i concerti al tramonto: una felpa, e qualcosa su cui sedersi. Per i bis: pazienza con l’ultimo autobus.',
            ),
          ),
        ),
        music,
      ),
      title('Gratis, o all’aria aperta', 'medium'),
      freeOfCharge,
      columns(
        4,
        group(
          icon('icon-speech'),
          title('Martedì, 19', 'small'),
          text('Scambio di lingue, Caffè del Pozzo.'),
        ),
        group(icon('icon-note'), title('Giovedì, 18', 'small'), text('Allievi in sala piccola.')),
        group(
          icon('icon-market'),
          title('Sabato, fino alle 14', 'small'),
          text('Mercato in Piazza Grande.'),
        ),
        group(icon('icon-gate'), title('Domenica, 10', 'small'), text('Camminata sulle mura.')),
      ),
      separator,
      title('Prima che scada', 'medium'),
      deadlines,
      field(
        { backgroundColor: 'sand', textColor: 'plum' },
        title('Dalle aule e dai palchi', 'medium'),
        studyNews,
        title('Da rileggere', 'small'),
        readAgain,
      ),
      title('Il giro dell’anno', 'medium'),
      text(
        'Sei date che tornano. Chi è al terzo anno le usa per contare il tempo, al posto dei mesi.',
      ),
      big,
      title('Chi apre le porte', 'medium'),
      text('Quasi tutto avviene in casa di uno dei sei atenei, e si entra anche da un altro.'),
      hosts,
      styled(
        { backgroundColor: 'surface', textColor: 'ink', contentWidth: 'normal' },
        {
          type: 'group',
          children: [
            title('Manca qualcosa?', 'small'),
            text(
              'Scrivici almeno otto giorni prima, con luogo, ora e prezzo. Le locandine da sole non bastano: dalla foto non si copia l’indirizzo.',
            ),
            buttons('primary', writeTo('Segnala un appuntamento', 'eventi')),
            links(toPage('events', 'Il calendario completo'), toPage('news', 'Tutte le notizie')),
          ],
        },
      ),
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'concert-conservatorio',
        roundedBorder: true,
        alignment: 'left',
        children: [
          title('This week', 'large'),
          text('One page for Monday morning, to go with the coffee.'),
        ],
      },
      next,
      field(
        { backgroundColor: 'plum', textColor: 'paper' },
        columns(
          2,
          group(
            title('Music', 'medium'),
            text(
              'In a town with six hundred Conservatorio students silence is a luxury and music is cheap. Thursday at 6 pm in the small hall is the date nobody writes down, because everybody knows it.',
            ),
          ),
          html(
            paragraphs(
              'For early music in the churches, a coat. For the sunset concerts, a jumper and something to sit on. For encores, patience about the last bus.',
            ),
          ),
        ),
        music,
      ),
      title('Free, or in the open air', 'medium'),
      freeOfCharge,
      columns(
        4,
        group(
          icon('icon-speech'),
          title('Tuesday, 7 pm', 'small'),
          text('Language exchange, Caffè del Pozzo.'),
        ),
        group(
          icon('icon-note'),
          title('Thursday, 6 pm', 'small'),
          text('Students in the small hall.'),
        ),
        group(
          icon('icon-market'),
          title('Saturday, until 2 pm', 'small'),
          text('Market in Piazza Grande.'),
        ),
        group(icon('icon-gate'), title('Sunday, 10 am', 'small'), text('Walk on the walls.')),
      ),
      separator,
      title('Before it closes', 'medium'),
      deadlines,
      field(
        { backgroundColor: 'sand', textColor: 'plum' },
        title('From lecture rooms and stages', 'medium'),
        studyNews,
        title('Worth a second read', 'small'),
        readAgain,
      ),
      title('Round the year', 'medium'),
      text('Six dates that come back. Third-years count time by them instead of by months.'),
      big,
      title('Who opens the doors', 'medium'),
      text(
        'Nearly everything happens at one of the six universities, and students of the others are welcome.',
      ),
      hosts,
      styled(
        { backgroundColor: 'surface', textColor: 'ink', contentWidth: 'normal' },
        {
          type: 'group',
          children: [
            title('Something missing?', 'small'),
            text(
              'Write to us eight days ahead or more, with place, time and price. A poster alone will not do: nobody can copy an address out of a photo.',
            ),
            buttons('primary', writeTo('Tell us about an event', 'eventi')),
            links(toPage('events', 'The full calendar'), toPage('news', 'All the news')),
          ],
        },
      ),
    ],
  },
};
