import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, steps, text, title, toEvent, toService } from '../parts';
import { academy, youthOffice, youthOfficeMail } from './venues';

export const workshops: Record<string, EventSeed> = {
  'brakes-before-the-descent': {
    title: { it: 'Freni, prima della discesa', en: 'Brakes, before the descent' },
    slug: { it: 'freni-prima-della-discesa', en: 'brakes-before-the-descent' },
    excerpt: {
      it: 'Due ore in ciclofficina per imparare a cambiare i pattini, tendere un cavo e pulirsi le mani.',
      en: 'Two hours in the bike workshop learning to change brake pads, tighten a cable and get your hands clean.',
    },
    image: 'bicycles-porta-nuova-brakes',
    categories: ['workshops'],
    tags: ['for-freshers', 'in-english', 'booking-needed'],
    eventType: 'workshop',
    starts: { week: -5, day: 'wed', at: '17:30' },
    ends: { week: -5, day: 'wed', at: '19:30' },
    ticket: { it: 'Gratis · i pattini costano 4 €', en: 'Free · brake pads cost €4' },
    address: at('Via di Porta Nuova', 58),
    contactLinks: [
      email('alla ciclofficina', 'the bike workshop', 'ciclofficina@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Ogni anno la salita di Porta Nuova seleziona le gambe e la discesa seleziona i freni. La Ciclofficina Porta Nuova preferisce intervenire prima. Si lavora in dieci, ognuno sulla propria bici, con Duccio che gira fra i cavalletti a mani in tasca e non tocca niente: indica, con il mento.',
        ),
        html(
          '<h3>In due ore</h3>',
          '<ol><li>Capire se un freno è da regolare o da seppellire.</li><li>Cambiare i pattini e centrarli.</li><li>Tendere il cavo senza spezzarlo.</li><li>Provare, lungo le mura, a passo d’uomo.</li></ol>',
          paragraphs(
            'Attrezzi e guanti ci sono. La bici portala tu, a piedi se i freni sono già quelli che pensi. Se non ne hai una, ce n’è sempre qualcuna senza padrone da curare a turno.',
          ),
        ),
        text(
          'Sophie, al secondo banco, spiega in inglese e in francese. È il fornice con la ruota appesa, subito dentro la porta: linee 1 e 2, fermata Porta Nuova.',
        ),
        {
          type: 'links',
          links: [toService('bike-workshop', 'Orari della ciclofficina')],
        },
      ],
      en: [
        text(
          'Every year the climb to Porta Nuova sorts out the legs and the way down sorts out the brakes. The workshop at the gate would rather step in earlier. Ten people, each with a bicycle on a stand, and Duccio walking between them, hands in pockets. He points with his chin.',
        ),
        html(
          '<h3>In two hours</h3>',
          '<ol><li>Tell a brake that needs adjusting from one that needs burying.</li><li>Change the pads and centre them.</li><li>Tighten the cable without snapping it.</li><li>Test it along the wall, at walking pace.</li></ol>',
          paragraphs(
            'Tools and gloves are there. Bring your own bike, pushing it if the brakes are what you think they are. If you have none, there is always a stray to be mended in turns.',
          ),
        ),
        text(
          'At the second bench Sophie explains in English and French. Look for the arch with the hanging wheel, just inside the gate: lines 1 and 2, Porta Nuova stop.',
        ),
        {
          type: 'links',
          links: [toService('bike-workshop', 'Opening hours of the workshop')],
        },
      ],
    },
  },

  'make-your-own-lantern': {
    title: { it: 'Fatti la tua lanterna', en: 'Make your own lantern' },
    slug: { it: 'fatti-la-tua-lanterna', en: 'make-your-own-lantern' },
    excerpt: {
      it: 'Carta oleata, salice e colla di farina: in tre ore una lanterna che regge il vento di Piazza Grande.',
      en: 'Oiled paper, willow and flour paste: three hours for a lantern that can face the wind in Piazza Grande.',
    },
    image: 'atelier-paper-lanterns',
    categories: ['workshops', 'markets-and-parties'],
    tags: ['families-welcome', 'booking-needed'],
    eventType: 'workshop',
    starts: { week: 3, day: 'sat', at: '10:00' },
    ends: { week: 3, day: 'sat', at: '13:00' },
    ticket: { it: '7 €, carta e salice compresi', en: '€7, paper and willow included' },
    address: academy,
    contactLinks: [
      email('al laboratorio', 'the workshop', 'lanterne@studium.example.org'),
      youthOffice,
    ],
    blocks: {
      it: [
        text(
          'Il Mercato delle Lanterne è aperto da un giorno e le lanterne comprate si riconoscono: sono tutte rotonde. Le altre nascono qui, ai tavoli dell’Accademia, il sabato mattina. Si piega il salice bagnato, si lega con lo spago, si incolla la carta e si aspetta, che è la parte difficile.',
          'Insegna Milena Corsi, che cesta dopo cesta ha intrecciato mezzo lungofiume e non ha mai usato un chiodo. I bambini dai sei anni lavorano con un adulto accanto, di solito meglio dell’adulto.',
        ),
        html(
          bullets(
            'Sedici posti: si scrive, e si aspetta la risposta prima di venire.',
            'La colla di farina si lava, i colori no. Metti una maglia vecchia.',
            'La luce dentro è a batteria: la carta oleata e le candele hanno un passato.',
          ),
        ),
        text(
          'L’Accademia è in Via delle Tintorie 20. La lanterna finita si porta su con l’ascensore del Borgo, tenendola alta: ci stanno dodici persone, oppure tre con la lanterna.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'text',
          buttons: [toEvent('lantern-market', 'Il Mercato delle Lanterne')],
        },
      ],
      en: [
        text(
          'By now the Lantern Market has been open for a day, and you can tell the lanterns that were bought: they are all round. The others are made here, on Saturday morning, at the tables of the Academy. You bend wet willow, tie it with string, paste on the paper and wait, which is the hard part.',
          'Milena Corsi teaches it. Basket by basket she has woven half the riverside, and has never used a nail. Children from six work beside an adult, and usually do better than the adult.',
        ),
        html(
          bullets(
            'Sixteen places: write, and wait for the answer before you come.',
            'Flour paste washes out, paint does not. Wear something old.',
            'The light inside runs on a battery: oiled paper and candles have a history.',
          ),
        ),
        text(
          'The Academy is at Via delle Tintorie 20. You carry the finished lantern up by the Borgo lift, held high: it takes twelve people, or three with lanterns.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'text',
          buttons: [toEvent('lantern-market', 'The Lantern Market')],
        },
      ],
    },
  },

  'a-week-on-twelve-euros': {
    title: { it: 'Una settimana con dodici euro', en: 'A week on twelve euros' },
    slug: { it: 'una-settimana-con-dodici-euro', en: 'a-week-on-twelve-euros' },
    excerpt: {
      it: 'Ceci, uova e pane del giorno prima: il cuoco della Mensa dei Salici cucina sette cene in due ore.',
      en: 'Chickpeas, eggs and yesterday’s bread: the cook of the Mensa dei Salici makes seven dinners in two hours.',
    },
    image: 'kitchen-twelve-euros',
    categories: ['workshops'],
    tags: ['booking-needed', 'by-the-river', 'without-steps'],
    eventType: 'workshop',
    starts: { week: 11, day: 'wed', at: '16:30' },
    ends: { week: 11, day: 'wed', at: '18:30' },
    ticket: { it: '3 €, si mangia quello che si cucina', en: '€3, and you eat what you cook' },
    address: at('Lungofiume dei Salici', 18),
    contactLinks: [youthOffice, youthOfficeMail],
    blocks: {
      it: [
        text(
          'Amedeo Fosco ha cucinato per quattrocento persone al giorno per ventisei anni. Di una cosa è sicuro: chi vive da solo butta via più di quanto mangia. Il suo laboratorio parte dallo scontrino, dodici euro spesi al mercato, e arriva a sette scatole da mettere in frigorifero.',
          'Si lavora in cucina, in quattordici, con il grembiule della mensa. Metà delle ricette è vegetariana, l’altra metà lo diventa togliendo una cosa. Niente bilance: le quantità si misurano in tazze, perché nelle case degli studenti le tazze ci sono sempre.',
        ),
        {
          type: 'accordion',
          plainTitle: 'La spesa, voce per voce',
          children: [
            html(
              bullets(
                'Ceci secchi, mezzo chilo.',
                'Uova, dieci; quelle piccole vanno benissimo.',
                'Verdura del banco in chiusura, quattro euro e un sorriso.',
                'Pane raffermo: lo regala il forno di Vicolo del Fornaio dopo le 19.',
              ),
            ),
          ],
        },
        text(
          'Dillo prima se hai allergie. L’ingresso della cucina è sul retro della mensa, in piano, con un campanello che si sente poco.',
        ),
        {
          type: 'links',
          links: [toService('canteen-salici', 'La Mensa dei Salici')],
        },
      ],
      en: [
        text(
          'For twenty-six years Amedeo Fosco has cooked for four hundred people a day, and he is sure of one thing: people living alone throw away more than they eat. His workshop starts from a receipt, twelve euros spent at the market, and ends with seven boxes for the fridge.',
          'Fourteen people work in the kitchen, in canteen aprons. Half of the recipes are vegetarian and the other half become so if you leave one thing out. No scales: quantities are given in mugs, since a student flat always has mugs.',
        ),
        {
          type: 'accordion',
          plainTitle: 'The shopping, item by item',
          children: [
            html(
              bullets(
                'Dried chickpeas, half a kilo.',
                'Ten eggs; small ones will do nicely.',
                'Vegetables from a stall that is packing up, four euros and a smile.',
                'Stale bread: the bakery in Vicolo del Fornaio gives it away after 7 pm.',
              ),
            ),
          ],
        },
        text(
          'Mention allergies in advance. The kitchen door is behind the canteen, on the level, and its bell is hard to hear.',
        ),
        {
          type: 'links',
          links: [toService('canteen-salici', 'The Mensa dei Salici')],
        },
      ],
    },
  },

  'print-a-poster': {
    title: { it: 'Stampa un manifesto', en: 'Print a poster' },
    slug: { it: 'stampa-un-manifesto', en: 'print-a-poster' },
    excerpt: {
      it: 'Caratteri di legno, un torchio che cigola e una parola a scelta, purché ci siano abbastanza E.',
      en: 'Wooden type, a creaking press and one word of your choice, as long as there are enough Es.',
    },
    image: 'atelier-tintorie-prints',
    categories: ['workshops'],
    tags: ['booking-needed', 'in-english'],
    eventType: 'workshop',
    starts: { week: 17, day: 'sat', at: '14:30' },
    ends: { week: 17, day: 'sat', at: '18:00' },
    ticket: { it: '10 € · 6 € con la Studium Card', en: '€10 · €6 with the Studium Card' },
    address: academy,
    contactLinks: [email('alla stamperia', 'the print room', 'stamperia@studium.example.org')],
    blocks: {
      it: [
        text(
          'La stamperia dell’Accademia ha quarantadue cassetti di caratteri di legno, comprati da una tipografia che stampava manifesti per le fiere del bestiame. Per questo le vacche ci sono in sei formati e la chiocciola in nessuno.',
          'In tre ore e mezza componi una parola, la leggi al contrario, te ne accorgi, la ricomponi e la stampi in cinque copie: quattro sono tue, una resta appesa nel corridoio. L’anno scorso la più scelta è stata «domani».',
        ),
        title('Come si svolge', 'small'),
        html(
          steps(
            'Si scelgono i caratteri e si scopre che cosa manca.',
            'Si inchiostra a rullo, in due: uno stende, uno pulisce.',
            'Si tira la leva del torchio. Serve il peso, più della forza.',
          ),
          paragraphs(
            'Dodici posti, ai tavoli si sta in piedi. Tommaso Iaconi, il tecnico, spiega in italiano e a gesti; le schede accanto alle macchine sono anche in inglese. I fogli hanno bisogno di un’ora per asciugare: tieni un tubo, o le braccia libere.',
          ),
        ),
        text('Linea 4 alle Tintorie, portone accanto alla ciminiera, in fondo a destra.'),
      ],
      en: [
        text(
          'The Academy’s print room owns forty-two drawers of wooden type, bought from a printer who did posters for cattle fairs. It therefore has cows in six sizes and no at sign.',
          'In three and a half hours you set a word, read it backwards, notice, set it again and print five copies: four are yours and one stays in the corridor. Last year’s most popular choice was “tomorrow”.',
        ),
        title('How it works', 'small'),
        html(
          steps(
            'Choose your letters and find out which ones are missing.',
            'Ink with a roller, in pairs: one spreads, one wipes.',
            'Pull the lever of the press. It takes weight more than strength.',
          ),
          paragraphs(
            'Twelve places, standing at the tables. Tommaso Iaconi, the technician, explains in Italian and with his hands; the cards by the machines are in English too. The sheets need an hour to dry: bring a tube, or keep your arms free.',
          ),
        ),
        text('Line 4 to Tintorie, the big door by the chimney, then far end on the right.'),
      ],
    },
  },
};
