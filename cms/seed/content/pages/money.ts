import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  steps,
  text,
  title,
  toNewsCategory,
  toPage,
  toService,
} from '../parts';
import { grantQuestions } from './money-grant-questions';
import { download, field, icon, links, separator, styled } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const moneyNews: BlockSeed = {
  type: 'listNews',
  listFilter: 'category',
  listCategories: ['money-and-grants'],
  elementQuantity: 3,
};

/** A price and what it pays for. */
const price = (sum: string, whatFor: string): BlockSeed =>
  group(title(sum, 'large'), text(whatFor));

export const money: PageSeed = {
  kind: 'page',
  title: { it: 'Soldi e tariffe', en: 'Money' },
  slug: { it: 'soldi-e-tariffe', en: 'money' },
  seo: {
    it: {
      title: 'Soldi e tariffe per chi studia a Castelmora',
      description:
        'Quanto costa un mese a Castelmora, come si chiede una borsa di studio, a che cosa serve l’ISEE e dove si spende meno senza rinunciare alla cena.',
    },
    en: {
      title: 'Money for students in Castelmora',
      description:
        'What a month in Castelmora costs, how to apply for a grant, what the ISEE is for, and where to spend less without going short of dinner.',
    },
  },
  blocks: {
    it: [
      text(
        'Castelmora non è cara, ma ha due mesi traditori: settembre, quando si paga tutto insieme, e gennaio, quando arriva il gas. Qui trovi le cifre che di solito si scoprono dopo.',
      ),
      styled(
        { backgroundColor: 'brick', textColor: 'paper', alignment: 'center' },
        {
          type: 'columns',
          columnNumberMobile: 2,
          columnNumberTablet: 2,
          columnNumberDesktop: 4,
          columnNumberWide: 4,
          children: [
            price('5,20 €', 'un pasto intero in mensa; meno con la borsa o con un ISEE basso'),
            price('1,50 €', 'una corsa in autobus; di notte, con la Studium Card, niente'),
            price('4 cent', 'una pagina stampata in Via dei Notai'),
            price('1,20 €', 'un caffè al banco, seduti venti centesimi in più'),
          ],
        },
      ),
      title('Un mese, con onestà', 'medium'),
      columns(
        2,
        group(
          html(
            bullets(
              '<strong>Letto</strong>: di solito da 195 a 260 euro in doppia, da 300 a 430 in singola.',
              '<strong>Spese e bollette</strong>: 60 euro, il doppio tra dicembre e febbraio in una casa vecchia.',
              '<strong>Mangiare</strong>: 180 euro cucinando quasi sempre, 260 contando su mensa e forno.',
              '<strong>Libri</strong>: 40 euro di media; la metà se compri usato a fine febbraio.',
              '<strong>Telefono</strong>: 10 euro. La biblioteca ha una rete migliore di casa tua.',
              '<strong>Il resto</strong>: dipende da quanto ti piace il venerdì.',
            ),
            paragraphs(
              'Il conto sta tra 520 e 850 euro. Chi ti dice 400 abita con la nonna; chi ti dice 1.000 ha la macchina.',
            ),
          ),
        ),
        picture(
          'market-last-half-hour',
          'Sabato, dopo le 13.30: la stessa cassetta di zucchine costa la metà.',
        ),
      ),
      field(
        { backgroundColor: 'surface', contentWidth: 'wide' },
        title('La borsa di studio, in ordine', 'medium'),
        columns(
          2,
          html(
            steps(
              '<strong>Primavera</strong>: fai l’ISEE per il diritto allo studio. È il numero che dice quanto può spendere la tua famiglia; lo calcola gratis un centro di assistenza fiscale.',
              '<strong>Luglio</strong>: esce il bando dell’Agenzia per lo studio, uno solo per tutti e sei gli atenei. Leggi prima la pagina delle scadenze e poi il resto.',
              '<strong>Trenta giorni dopo</strong>: la domanda chiude. Chiude davvero, alle 12, e il sito all’ultima ora è lento per tutti.',
              '<strong>Ottobre</strong>: graduatoria provvisoria. Se c’è un errore hai quindici giorni per scriverlo.',
              '<strong>Dicembre</strong>: prima rata. Fino ad allora servono risparmi o un anticipo: chiedilo in segreteria, esiste.',
            ),
          ),
          group(
            picture('grants-desk-with-papers'),
            links(
              toService('career-desk', 'Lavori da studente e tirocini'),
              toService('tax-help', 'Fare l’ISEE, gratis'),
              toNewsCategory('money-and-grants', 'Tutti i bandi usciti'),
            ),
          ),
        ),
      ),
      title('Domande che arrivano allo Sportello', 'medium'),
      ...grantQuestions.it,
      separator,
      columns(
        3,
        styled(
          { alignment: 'center' },
          group(
            icon('icon-market'),
            title('Mercato tardi', 'small'),
            text('Sabato dalle 13.30, giovedì sul fiume. Porta monete e una borsa grande.'),
          ),
        ),
        styled(
          { alignment: 'center' },
          group(
            icon('icon-briefcase', toService('career-desk', 'Lavoro e tirocini')),
            title('Ore in biblioteca', 'small'),
            text(
              'Gli atenei pagano 150 ore l’anno in biblioteche e laboratori: la domanda resta aperta ventuno giorni.',
            ),
          ),
        ),
        styled(
          { alignment: 'center' },
          group(
            icon('icon-basket'),
            title('Roba di chi parte', 'small'),
            text(
              'A luglio e a febbraio le case si svuotano: una scrivania costa un passaggio in furgone.',
            ),
          ),
        ),
      ),
      download('Le domande sul denaro da fare prima di firmare', 'before-you-sign'),
      title('Gli ultimi bandi', 'medium'),
      moneyNews,
      links(
        toPage('renting-safely', 'Cauzione, spese e registrazione'),
        toPage('living-together', 'Dividere le bollette senza litigare'),
      ),
    ],
    en: [
      text(
        'Castelmora is not expensive, but two months will trip you up: September, when everything is due at once, and January, when the gas bill comes. Here are the figures people usually find out afterwards.',
      ),
      styled(
        { backgroundColor: 'brick', textColor: 'paper', alignment: 'center' },
        {
          type: 'columns',
          columnNumberMobile: 2,
          columnNumberTablet: 2,
          columnNumberDesktop: 4,
          columnNumberWide: 4,
          children: [
            price('€5.20', 'for a full canteen meal; less with a grant or a low income'),
            price('€1.50', 'for a bus ride; nothing at night with a Studium Card'),
            price('4 cents', 'for a printed page in Via dei Notai'),
            price('€1.20', 'for a coffee standing up, twenty cents more if you sit'),
          ],
        },
      ),
      title('One honest month', 'medium'),
      columns(
        2,
        group(
          html(
            bullets(
              '<strong>A bed</strong>: usually 195 to 260 euros in a shared room, 300 to 430 in your own.',
              '<strong>Fees and bills</strong>: 60 euros, twice that from December to February in an old house.',
              '<strong>Food</strong>: 180 euros if you nearly always cook, 260 if you lean on canteens and bakeries.',
              '<strong>Books</strong>: 40 euros on average; half if you buy second-hand in late February.',
              '<strong>Phone</strong>: 10 euros. The library has a better connection than your flat.',
              '<strong>The rest</strong>: depends how you feel about Fridays.',
            ),
            paragraphs(
              'That makes 520 to 850 euros. People who say 400 live with their grandmother; people who say 1,000 have a car.',
            ),
          ),
        ),
        picture(
          'market-last-half-hour',
          'Saturday after half past one: the same crate of courgettes at half the price.',
        ),
      ),
      field(
        { backgroundColor: 'surface', contentWidth: 'wide' },
        title('The grant, step by step', 'medium'),
        columns(
          2,
          html(
            steps(
              '<strong>Spring</strong>: get your ISEE for university. It is the figure that says what your family can afford; a tax-assistance centre works it out for free.',
              '<strong>July</strong>: the Castelmora study agency publishes its call, one for all six universities. Read the page with the deadlines first and the rest later.',
              '<strong>Thirty days on</strong>: applications close. They really do, at noon, and in the last hour the site is slow for everybody.',
              '<strong>October</strong>: provisional ranking. If there is a mistake you have fifteen days to say so in writing.',
              '<strong>December</strong>: first instalment. Until then you need savings or an advance: ask your university office, there is one.',
            ),
          ),
          group(
            picture('grants-desk-with-papers'),
            links(
              toService('career-desk', 'Student jobs and traineeships'),
              toService('tax-help', 'Getting an ISEE, for free'),
              toNewsCategory('money-and-grants', 'All calls so far'),
            ),
          ),
        ),
      ),
      title('What people ask at the office', 'medium'),
      ...grantQuestions.en,
      separator,
      columns(
        3,
        styled(
          { alignment: 'center' },
          group(
            icon('icon-market'),
            title('Late to market', 'small'),
            text(
              'Saturdays from half past one, Thursdays by the river. Bring coins and a big bag.',
            ),
          ),
        ),
        styled(
          { alignment: 'center' },
          group(
            icon('icon-briefcase', toService('career-desk', 'Work and traineeships')),
            title('Library shifts', 'small'),
            text(
              'Universities pay 150 hours a year in libraries and labs: the call stays open for twenty-one days.',
            ),
          ),
        ),
        styled(
          { alignment: 'center' },
          group(
            icon('icon-basket'),
            title('Leavers’ furniture', 'small'),
            text('In July and February flats empty out: a desk costs you a lift in a van.'),
          ),
        ),
      ),
      download('Questions about money to ask before signing', 'before-you-sign'),
      title('The latest calls', 'medium'),
      moneyNews,
      links(
        toPage('renting-safely', 'Deposit, fees and registration'),
        toPage('living-together', 'Splitting bills without a row'),
      ),
    ],
  },
};
