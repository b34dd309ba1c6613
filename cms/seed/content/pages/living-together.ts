import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  text,
  title,
  toAccommodation,
  toCategory,
  toPage,
} from '../parts';
import { troubles } from './living-together-troubles';
import { card, download, field } from './pieces';
import type { BlockSeed, PageSeed } from '../../types';

const sharedHomes: BlockSeed = {
  type: 'listCategoriesAccommodations',
  listFilterBasic: 'entries',
  listCategories: ['shared-rooms', 'beds', 'whole-houses', 'residences'],
  elementQuantity: 4,
  slidesQuantity: 3,
  isSliderSettings: true,
};

export const livingTogether: PageSeed = {
  kind: 'page',
  title: { it: 'Vivere insieme', en: 'Living together' },
  slug: { it: 'vivere-insieme', en: 'living-together' },
  seo: {
    it: {
      title: 'Vivere insieme a Castelmora',
      description:
        'Turni, bollette, ospiti e lavandini: come si divide una casa tra studenti senza smettere di parlarsi, con un patto da scrivere la prima sera.',
    },
    en: {
      title: 'Living together in Castelmora',
      description:
        'Rotas, bills, guests and sinks: how students share a flat and stay on speaking terms, with an agreement to write on the first evening.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'shared-kitchen-after-dinner',
        roundedBorder: true,
        children: [
          title('Vivere insieme', 'large'),
          text('Le case si rompono sui piatti, non sulle grandi questioni.'),
        ],
      },
      {
        type: 'textContent',
        fontSize: 'large',
        contentWidth: 'narrow',
        html: paragraphs(
          'Due studenti su tre dividono la casa con qualcuno che non hanno scelto. Funziona quasi sempre, se le tre cose noiose si decidono prima di litigarci sopra.',
        ),
      },
      columns(
        3,
        card(
          'Il denaro',
          'Un foglio sul frigorifero: chi paga che cosa, entro quale giorno. Le bollette conviene intestarle a una persona sola e dividerle ogni due mesi, anche quando una stanza è vuota: chi parte paga la quota fissa.',
          { image: 'kitchen-borgo-dei-liutai' },
        ),
        card(
          'Le pulizie',
          'I turni per stanza funzionano meglio di quelli per persona: questa settimana il bagno, la prossima la cucina. Il lavandino non ha turni. Chi cucina lascia il piano libero, punto.',
          { image: 'kitchen-mura-alte' },
        ),
        card(
          'Il silenzio',
          'I muri antichi portano lontano e quelli nuovi anche. Dopo le 23 si telefona sul balcone o in strada; in sessione d’esame il coprifuoco scende alle 22, e si scrive la data in cui finisce.',
          { image: 'shared-balcony-over-the-roofs' },
        ),
      ),
      field(
        { backgroundColor: 'ochre', textColor: 'ink' },
        columns(
          2,
          group(
            title('Il patto della prima sera', 'medium'),
            text(
              'Mezz’ora, tutti a tavola, una persona scrive. Sei voci bastano; se ne servono dodici, è un’altra casa.',
            ),
            title('Le sei voci', 'small'),
            html(
              bullets(
                'Ospiti per la notte: quante volte, e chi avverte chi.',
                'Spesa comune: sale, olio, carta, detersivi. Il resto è di chi lo ha comprato.',
                'Riscaldamento: a quanti gradi, e fino a che ora.',
                'Animali, fumo, biciclette nel corridoio.',
                'Che cosa si fa quando uno parte a metà anno.',
                'Il giorno in cui il patto si rilegge: la prima domenica di dicembre va bene.',
              ),
            ),
          ),
          group(
            {
              type: 'textContent',
              backgroundColor: 'surface',
              textColor: 'sage',
              html: '<blockquote><p>Abbiamo scritto anche che la moka si lava senza sapone. È l’unica regola che nessuno ha mai infranto.</p></blockquote><p>Una casa di sei persone in Via delle Mura Alte</p>',
            },
            download('Due fogli da stampare', 'viewing-a-room', 'moving-out'),
          ),
        ),
      ),
      title('Quando qualcosa si inceppa', 'medium'),
      ...troubles.it,
      picture(
        'double-room-cordai',
        'In doppia vale una regola in più: la lampada grande si spegne quando va a letto la prima persona.',
      ),
      title('Case fatte per stare in tanti', 'medium'),
      sharedHomes,
      {
        type: 'buttons',
        orientation: 'vertical',
        buttonStyle: 'secondary',
        buttons: [
          toAccommodation('bed-house-of-six', 'La casa con la lavagna dei turni'),
          toCategory('whole-houses', 'Case intere'),
          toPage('renting-safely', 'Prima di firmare'),
        ],
      },
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'shared-kitchen-after-dinner',
        roundedBorder: true,
        children: [
          title('Living together', 'large'),
          text('Flats fall out over dishes, not over great questions.'),
        ],
      },
      {
        type: 'textContent',
        fontSize: 'large',
        contentWidth: 'narrow',
        html: paragraphs(
          'Two students in three share a flat here with somebody they did not choose. It nearly always works, provided the three dull things are settled before there is a row about them.',
        ),
      },
      columns(
        3,
        card(
          'Money',
          'A sheet on the fridge: who pays what, and by which day. Put the bills in one name and split them every two months, even while a room is empty; whoever is away pays the standing charge.',
          { image: 'kitchen-borgo-dei-liutai' },
        ),
        card(
          'Cleaning',
          'Taking turns by room beats taking turns by person: bathroom this week, kitchen the next. The sink has no turns. Whoever cooks leaves the worktop clear, full stop.',
          { image: 'kitchen-mura-alte' },
        ),
        card(
          'Noise',
          'Old walls carry sound, and so do new ones. After 11 pm calls are made on the balcony or in the street; before exams quiet starts at 10, and you write down the date it ends.',
          { image: 'shared-balcony-over-the-roofs' },
        ),
      ),
      field(
        { backgroundColor: 'ochre', textColor: 'ink' },
        columns(
          2,
          group(
            title('The first-evening agreement', 'medium'),
            text(
              'Half an hour, everyone at the table, one person writing. Six points are enough; if you need twelve, you need another flat.',
            ),
            title('The six points', 'small'),
            html(
              bullets(
                'Overnight guests: how often, and who tells whom.',
                'Shared shopping: salt, oil, paper, soap. Anything else belongs to whoever bought it.',
                'Heating: how many degrees, and until when.',
                'Pets, smoking, bicycles in the hall.',
                'What happens when somebody leaves mid-year.',
                'The day you read it all again: the first Sunday in December is a good one.',
              ),
            ),
          ),
          group(
            {
              type: 'textContent',
              backgroundColor: 'surface',
              textColor: 'sage',
              html: '<blockquote><p>We even wrote that the coffee pot is washed without soap. It is the one rule nobody has ever broken.</p></blockquote><p>A house of six at Mura Alte</p>',
            },
            download('Two sheets to print', 'viewing-a-room', 'moving-out'),
          ),
        ),
      ),
      title('When something jams', 'medium'),
      ...troubles.en,
      picture(
        'double-room-cordai',
        'A shared bedroom has one extra rule: the big lamp goes off with the first to bed.',
      ),
      title('Homes made for company', 'medium'),
      sharedHomes,
      {
        type: 'buttons',
        orientation: 'vertical',
        buttonStyle: 'secondary',
        buttons: [
          toAccommodation('bed-house-of-six', 'The house with the chore board'),
          toCategory('whole-houses', 'Whole houses'),
          toPage('renting-safely', 'Before you sign'),
        ],
      },
    ],
  },
};
