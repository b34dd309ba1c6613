import { columns, text, title, toPage } from '../parts';
import { buttons, card, field, styled } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const homes: BlockSeed = {
  type: 'listCategoriesAccommodations',
  listFilterBasic: 'all',
  elementQuantity: 8,
};
const nextEvents: BlockSeed = {
  type: 'listEvents',
  listFilter: 'all',
  elementQuantity: 8,
  slidesQuantity: 4,
  isSliderSettings: true,
};
const services: BlockSeed = {
  type: 'listCategoriesServices',
  listFilterBasic: 'all',
  elementQuantity: 8,
};
const news: BlockSeed = { type: 'listNews', listFilter: 'all', elementQuantity: 3 };
const universities: BlockSeed = {
  type: 'listUniversities',
  listFilterBasic: 'all',
  elementQuantity: 6,
};

export const home: PageSeed = {
  kind: 'home',
  title: { it: 'Studium, la guida di Castelmora', en: 'Studium, the guide to Castelmora' },
  slug: { it: '', en: '' },
  seo: {
    it: {
      title: 'Studium, la guida di Castelmora per chi studia',
      description:
        'Casa, atenei, servizi ed eventi di Castelmora in una guida sola, scritta dallo Sportello Giovani per chi arriva a studiare e per chi c’è già.',
    },
    en: {
      title: 'Studium, the student guide to Castelmora',
      description:
        'Homes, universities, services and events in Castelmora, in one guide written by the town’s youth office for students new and not so new.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'castelmora-from-the-river',
        minHeight: 'half',
        children: [
          title('La città, spiegata a chi studia.', 'large'),
          text('Casa, atenei, servizi ed eventi di Castelmora, in una guida sola.'),
        ],
      },
      title('Che casa cerchi?', 'medium'),
      text('Otto modi di abitare, con il prezzo e le spese scritti chiari.'),
      homes,
      title('I prossimi giorni', 'medium'),
      nextEvents,
      buttons('text', toPage('whats-on', 'Tutto quello che succede')),
      field(
        { backgroundColor: 'sand', contentWidth: 'wide' },
        title('Cominciare da qui', 'medium'),
        columns(
          4,
          card(
            'Primi passi',
            'La prima settimana, nell’ordine in cui serve. Quello che può aspettare sta in fondo.',
            {
              image: 'castelmora-at-dawn',
              link: toPage('first-steps', 'Una cosa per volta'),
            },
          ),
          card(
            'Affittare senza sorprese',
            'Contratto, cauzione, registrazione: dieci minuti di lettura prima di una firma.',
            {
              image: 'kitchen-librai',
              link: toPage('renting-safely', 'Prima di firmare'),
            },
          ),
          card(
            'Soldi e tariffe',
            'Quanto costa un mese, che cos’è l’ISEE e chi vende le zucchine a metà prezzo.',
            {
              image: 'market-last-half-hour',
              link: toPage('money', 'Fare i conti'),
            },
          ),
          card(
            'Da un altro paese',
            'Le carte per chi viene da lontano: sono molte, ma vanno in fila.',
            {
              image: 'station-stop-first-evening',
              link: toPage('arriving-from-abroad', 'L’ordine giusto'),
            },
          ),
        ),
      ),
      title('Le cose di tutti i giorni', 'medium'),
      text('Dove si mangia, dove si studia, chi chiamare: un cassetto per ogni faccenda.'),
      services,
      title('Dallo Sportello', 'medium'),
      news,
      title('Sei atenei, le stesse mense', 'medium'),
      text(
        'Trentottomila abitanti e quattordicimila studiano: la biblioteca chiude tardi, i bar sanno quando cominciano gli esami e in luglio si sentono di nuovo le rondini.',
      ),
      universities,
      styled(
        { alignment: 'center' },
        buttons(
          'secondary',
          toPage('town-in-pictures', 'Guarda la città'),
          toPage('contacts', 'Vieni a trovarci'),
        ),
      ),
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'castelmora-from-the-river',
        minHeight: 'half',
        children: [
          title('The town, explained to its students.', 'large'),
          text('Homes, universities, services and events in Castelmora, all in one guide.'),
        ],
      },
      title('What kind of home?', 'medium'),
      text('Eight ways to live here, with the rent and the fees in plain sight.'),
      homes,
      title('The next few days', 'medium'),
      nextEvents,
      buttons('text', toPage('whats-on', 'Everything that is on')),
      field(
        { backgroundColor: 'sand', contentWidth: 'wide' },
        title('Start here', 'medium'),
        columns(
          4,
          card(
            'First steps',
            'Your first week, in the order you need it. What can wait is at the bottom.',
            {
              image: 'castelmora-at-dawn',
              link: toPage('first-steps', 'One thing at a time'),
            },
          ),
          card(
            'Renting without surprises',
            'Lease, deposit, registration: ten minutes of reading before one signature.',
            {
              image: 'kitchen-librai',
              link: toPage('renting-safely', 'Before you sign'),
            },
          ),
          card(
            'Money',
            'What a month costs, what an ISEE is, and who sells courgettes at half price.',
            {
              image: 'market-last-half-hour',
              link: toPage('money', 'Do the sums'),
            },
          ),
          card(
            'Coming from abroad',
            'The papers for people from far away: there are many, but they form a queue.',
            {
              image: 'station-stop-first-evening',
              link: toPage('arriving-from-abroad', 'The right order'),
            },
          ),
        ),
      ),
      title('Everyday things', 'medium'),
      text('Where to eat, where to study, whom to call: a drawer for every errand.'),
      services,
      title('From the youth office', 'medium'),
      news,
      title('Six universities, shared canteens', 'medium'),
      text(
        'Thirty-eight thousand inhabitants, and fourteen thousand of them study: the library closes late, the bars know when exams begin, and in July you can hear the swallows again.',
      ),
      universities,
      styled(
        { alignment: 'center' },
        buttons(
          'secondary',
          toPage('town-in-pictures', 'See the town'),
          toPage('contacts', 'Come and see us'),
        ),
      ),
    ],
  },
};
