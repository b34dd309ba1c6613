import {
  bullets,
  columns,
  email,
  group,
  html,
  paragraphs,
  phone,
  text,
  title,
  toAccommodation,
  toPage,
  toService,
  toUniversity,
} from '../parts';
import { at } from '../../map/address';
import { buttons, card, links, note, question, separator } from './parts';
import type { ServiceSeed } from '../../types';

export const canteens: Record<string, ServiceSeed> = {
  'canteen-pozzo': {
    title: { it: 'Mensa del Pozzo', en: 'The Pozzo canteen' },
    slug: { it: 'mensa-del-pozzo', en: 'pozzo-canteen' },
    excerpt: {
      it: 'La più centrale e la più rumorosa: pranzo e cena sotto le volte, a due passi da tutte le aule di Lettere.',
      en: 'The most central and the loudest: lunch and dinner under the vaults, a minute from every arts lecture.',
    },
    image: 'canteen-pozzo-lunch',
    categories: ['eat'],
    serviceType: 'canteen',
    address: at('Piazza del Pozzo', 5),
    contactLinks: [
      phone('alla mensa', 'the canteen', '0000 123431'),
      email('alle mense', 'the canteens', 'mense@studium.example.org'),
    ],
    blocks: {
      it: [
        html(
          bullets(
            '<strong>Pranzo</strong>: lunedì–sabato, 11.45–14.30.',
            '<strong>Cena</strong>: lunedì–venerdì, 19–21.',
            '<strong>Domenica</strong>: chiusa. Vai al Collegio del Melograno, sulla stessa piazza: a pranzo serve anche gli esterni.',
          ),
        ),
        text(
          'Trecento posti sotto le volte di un vecchio deposito di sale, che amplifica tutto: se devi fare un discorso serio, mangia alle due. Prendi un vassoio a destra, passi davanti a due primi e tre secondi, paghi in fondo con la Studium Card. Chi si è appena iscritto e non ha la tessera mostra la lettera di iscrizione.',
        ),
        columns(
          2,
          group(
            title('Quanto costa', 'small'),
            html(
              bullets(
                'Pasto intero: 5,20 euro.',
                'Primo, contorno e frutta: 3,60 euro.',
                'Con ISEE basso o borsa di studio: da zero a 2,80 euro.',
              ),
            ),
          ),
          group(
            title('Da sapere', 'small'),
            text(
              'Il giovedì ci sono gli gnocchi e finiscono alle 13.10. Allergie e celiachia si segnalano una volta sola: il profilo resta sulla tessera e la cassa lo vede.',
            ),
          ),
        ),
        buttons(
          toAccommodation('collegio-del-melograno', 'Il Collegio sulla piazza'),
          toService('tax-help', 'Fare l’ISEE per pagare meno'),
        ),
      ],
      en: [
        html(
          bullets(
            '<strong>Lunch</strong>: Monday to Saturday, 11.45 am to 2.30 pm.',
            '<strong>Dinner</strong>: Monday to Friday, 7 to 9 pm.',
            '<strong>Sundays</strong>: closed. Go to the Melograno hall, on the same square: it serves lunch to outsiders too.',
          ),
        ),
        text(
          'Three hundred seats under the vaults of an old salt store, which makes everything louder: if you have something serious to say, eat at two. You take a tray on the right, pass two first courses and three mains, and pay at the end with your Studium Card. If you have only just enrolled and have no card, your letter of enrolment will do.',
        ),
        columns(
          2,
          group(
            title('What it costs', 'small'),
            html(
              bullets(
                'Full meal: 5.20 euros.',
                'Pasta, a side dish and fruit: 3.60 euros.',
                'On a low income or a grant: from nothing to 2.80 euros.',
              ),
            ),
          ),
          group(
            title('Worth knowing', 'small'),
            text(
              'Thursday is gnocchi day and they run out at ten past one. Tell them about allergies or coeliac disease once: it stays on your card and the till can see it.',
            ),
          ),
        ),
        buttons(
          toAccommodation('collegio-del-melograno', 'The hall on the square'),
          toService('tax-help', 'Get an ISEE and pay less'),
        ),
      ],
    },
  },

  'canteen-filande': {
    title: { it: 'Mensa Filande', en: 'Canteen at the Filande' },
    slug: { it: 'mensa-filande', en: 'filande-canteen' },
    excerpt: {
      it: 'Pranzo veloce accanto al Politecnico. Alle 12.50 la coda arriva ai gelsi; alle 12.30 non c’è nessuno.',
      en: 'A quick lunch next to the Politecnico. At 12.50 the queue reaches the mulberry trees; at 12.30 there is none.',
    },
    image: 'canteen-filande-noon',
    categories: ['eat'],
    serviceType: 'canteen',
    address: at('Via delle Filande', 22),
    contactLinks: [
      phone('alla mensa', 'the canteen', '0000 123432'),
      email('alle mense', 'the canteens', 'mense@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Le lezioni del Politecnico finiscono tutte alle 12.45, quindi alle 12.50 qui ci sono duecento persone con la stessa idea. Chi ha un buco prima mangia in dodici minuti; chi arriva alle 13.40 trova posto, ma il pesce no.',
        ),
        html(
          bullets(
            'Aperta lunedì–venerdì, 11.45–14.15, solo pranzo.',
            'Chiusa in agosto e tra Natale e l’Epifania.',
            'Ferma davanti la linea 4; a piedi da Porta Nuova sono otto minuti.',
          ),
        ),
        title('Come funziona', 'small'),
        text(
          'Due banchi: a sinistra il pasto completo a 5,20 euro, a destra il piatto unico a 3,80, che va più svelto. Si paga con la Studium Card, di qualunque ateneo della città; i contanti si prendono, con un sospiro. Riporta il vassoio sul nastro con la forchetta sopra: ne spariscono quaranta al mese.',
        ),
        question(
          'Si può portare il pranzo da casa?',
          'Sì, nella sala piccola in fondo: tre microonde, dodici prese, un lavandino. Non serve consumare niente.',
        ),
        question(
          'C’è qualcosa per chi non mangia carne?',
          'Un secondo vegetariano ogni giorno. Per una scelta più larga conviene scendere ai Salici.',
        ),
        links(
          toService('canteen-salici', 'La mensa sul fiume, con la cucina vegetariana'),
          toUniversity('politecnico-del-colle', 'Il Politecnico del Colle'),
        ),
      ],
      en: [
        text(
          'All lectures at the Politecnico end at 12.45, so at 12.50 two hundred people are here with the same idea. With a free hour before that you can be done in twelve minutes; at 1.40 pm there are seats again, though not much fish.',
        ),
        html(
          bullets(
            'Open Monday to Friday, 11.45 am to 2.15 pm, lunch only.',
            'Closed in August and from Christmas to Epiphany.',
            'Line 4 stops outside; on foot from Porta Nuova it is eight minutes.',
          ),
        ),
        title('How it works', 'small'),
        text(
          'There are two counters: the full meal on the left at 5.20 euros, and on the right a single dish at 3.80, which moves faster. Pay with a Studium Card from any university in town; cash is accepted, with a sigh. Put the tray on the belt and leave the fork on it, since forty go missing every month.',
        ),
        question(
          'Can I bring lunch from home?',
          'Yes, to the small room at the back: three microwaves, twelve sockets and a sink. You need not buy anything.',
        ),
        question(
          'Is there something without meat?',
          'One vegetarian main every day. For a wider choice, go down to the Salici.',
        ),
        links(
          toService('canteen-salici', 'The riverside canteen, with a vegetarian kitchen'),
          toUniversity('politecnico-del-colle', 'About the Politecnico'),
        ),
      ],
    },
  },

  'canteen-salici': {
    title: { it: 'Mensa dei Salici', en: 'The riverside canteen' },
    slug: { it: 'mensa-dei-salici', en: 'riverside-canteen-salici' },
    excerpt: {
      it: 'Cucina vegetariana, tavoli davanti al fiume e la cena fino alle 21.30. In ottobre si mangia in giacca, fuori.',
      en: 'A vegetarian kitchen, tables facing the river and dinner until 9.30 pm. In October you eat outside in a jacket.',
    },
    image: 'canteen-salici-evening',
    categories: ['eat'],
    serviceType: 'canteen',
    address: at('Lungofiume dei Salici', 18),
    contactLinks: [
      phone('alla mensa', 'the canteen', '0000 123433'),
      email('alle mense', 'the canteens', 'mense@studium.example.org'),
    ],
    blocks: {
      it: [
        card(
          'Pranzo e cena',
          [
            'Tutti i giorni, 12–14.30 e 19–21.30. Il lunedì solo a pranzo.',
            'Pasto 5,20 euro, zuppa e pane 2,50.',
          ],
          undefined,
          'river-park-salici',
        ),
        html(
          paragraphs(
            'Un tempo era il deposito delle barche, e il pavimento scende ancora verso l’acqua: il vassoio va tenuto in piano. La cucina è vegetariana, con un piatto vegano sempre e il pesce il venerdì per chi ha protestato abbastanza a lungo.',
            'Le verdure arrivano dagli orti di Oltremora, quindi a gennaio si mangia molto cavolo. Il cuoco lo sa e si impegna.',
          ),
        ),
        title('Prima di scendere', 'small'),
        html(
          bullets(
            'Porta la Studium Card: senza, il pasto costa 9 euro.',
            'Dal centro si scende in dodici minuti; per tornare c’è la linea 4 o l’ascensore del Borgo.',
            'Con il fiume alto la terrazza resta chiusa: il cartello è sul primo salice.',
          ),
        ),
        separator,
        note(
          'Dalle 21 quello che resta in vaschetta costa 2 euro. Porta il tuo contenitore e lo riempiono meglio.',
        ),
        buttons(
          toService('borgo-lift', 'L’ascensore per risalire'),
          toPage('getting-around', 'Come muoversi'),
        ),
      ],
      en: [
        card(
          'Lunch and dinner',
          [
            'Every day, 12 noon to 2.30 pm and 7 to 9.30 pm. Mondays lunch only.',
            'A meal is 5.20 euros, soup and bread 2.50.',
          ],
          undefined,
          'river-park-salici',
        ),
        html(
          paragraphs(
            'This used to be the boathouse and the floor still slopes towards the water, so keep your tray level. The kitchen is vegetarian, there is always a vegan dish, and fish on Fridays for those who complained long enough.',
            'Vegetables come from the allotments and fields of Oltremora, which in January means a great deal of cabbage. The cook is aware of this and does what he can.',
          ),
        ),
        title('Before you walk down', 'small'),
        html(
          bullets(
            'Bring your Studium Card: without it the meal costs 9 euros.',
            'It is twelve minutes downhill from the centre; for the way back there is line 4, or the Borgo lift.',
            'When the river is high the terrace stays shut: the sign hangs on the first willow.',
          ),
        ),
        separator,
        note(
          'From 9 pm leftovers are boxed and sold for 2 euros. Bring a container of your own and they fill it more generously.',
        ),
        buttons(
          toService('borgo-lift', 'The lift back up'),
          toPage('getting-around', 'Moving about town'),
        ),
      ],
    },
  },
};
