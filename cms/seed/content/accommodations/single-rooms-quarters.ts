import { bullets, chat, email, phone, picture, text, title, website } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const singleRoomsQuarters: Record<string, AccommodationSeed> = {
  'room-porta-nuova': {
    title: { it: 'Singola a Porta Nuova', en: 'Room at Porta Nuova' },
    slug: { it: 'singola-porta-nuova', en: 'room-porta-nuova' },
    excerpt: {
      it: 'Dentro le mura ma a sei minuti dal treno: comoda per chi torna a casa il venerdì.',
      en: 'Inside the walls and six minutes from the train: handy if you go home on Fridays.',
    },
    image: 'single-room-porta-nuova',
    gallery: ['bus-stop-porta-nuova', 'kitchen-mura-alte'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'bikeStorage'],
    priceMin: 310,
    condominiumFees: 30,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Non si fuma, nemmeno alla finestra.',
        'Biciclette in cantina: la chiave è appesa in cucina.',
        'Ospiti per la notte al massimo due volte la settimana.',
      ),
      en: bullets(
        'No smoking, not even at the window.',
        'Bicycles in the cellar: the key hangs in the kitchen.',
        'Overnight guests twice a week at most.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupata fino a fine luglio; si può lasciare il proprio nome.',
        'Contratto per studenti registrato.',
        'Bollette divise in tre, circa 45 euro al mese a testa d’inverno.',
      ),
      en: bullets(
        'Taken until the end of July; you can leave your name.',
        'Registered student lease.',
        'Bills split three ways, about 45 euros a month each in winter.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('D', 126, 11, 'average', 'average'),
    deposit: 310,
    minimumStay: 12,
    maximumStay: 12,
    verifiedDaysAgo: 66,
    ownerName: 'Bruno Selvachiara',
    address: at('Via di Porta Nuova', 32),
    contactLinks: [phone('a Bruno', 'Bruno', '0000 123414')],
    blocks: {
      it: [
        text(
          'La strada scende verso la porta e la mattina la fanno tutti: chi va al Politecnico, chi al treno, chi ad aprire il bar. Dalle sette alle nove c’è movimento; la camera però è sul retro e dà su un cortile con due fichi.',
          'Undici metri quadri ben usati: il letto ha i cassetti sotto, la scrivania si allunga con una ribalta, l’armadio arriva al soffitto. Primo piano, ventidue scalini, larghi. La cucina è piccola e si cena a turno, in tre.',
        ),
        title('Da qui a…', 'small'),
        text(
          'Stazione sei minuti a piedi, Politecnico dieci, Piazza Grande sette. La linea 1 e la circolare delle Mura fermano subito fuori dalla porta; la corsa notturna ti lascia lì anche il sabato.',
        ),
      ],
      en: [
        text(
          'The street slopes down to the gate and in the morning everybody takes it: students on their way to the Politecnico, commuters to the train, someone opening the bar. It is lively from seven to nine, but the room is at the back and looks onto a courtyard with two fig trees.',
          'Eleven square metres, well used: drawers under the bed, a desk with a folding leaf, a wardrobe up to the ceiling. First floor, twenty-two wide steps. The kitchen is small and three people take turns with dinner.',
        ),
        title('From here to…', 'small'),
        text(
          'The station is six minutes on foot, the Politecnico ten, Piazza Grande seven. Line 1 and the circular line stop just outside the gate; the night bus drops you there on Saturdays too.',
        ),
      ],
    },
  },

  'room-bills-included-filande': {
    title: { it: 'Singola, spese incluse', en: 'Single room, bills included' },
    slug: { it: 'singola-spese-incluse-filande', en: 'single-room-bills-included-filande' },
    excerpt: {
      it: 'Un prezzo solo, niente bollette da dividere, il Politecnico dietro l’angolo. Con Studium Card.',
      en: 'One price, no bills to split, the Politecnico around the corner. For Studium Card holders.',
    },
    image: 'single-room-filande',
    gallery: ['kitchen-mura-alte', 'lecture-hall-polytechnic', 'bus-stop-porta-nuova'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'gas',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'lift',
    ],
    priceMin: 390,
    condominiumFees: 0,
    pricingMode: 'perRoom',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Termosifoni a 20 gradi, finestre chiuse quando sono accesi.',
        'Lavatrice con prenotazione sul foglio in corridoio.',
        'Feste: due l’anno, decise insieme.',
        'Le spese sono comprese, il buon senso anche.',
      ),
      en: bullets(
        'Radiators at 20 °C, windows shut while they are on.',
        'Book the washing machine on the sheet in the corridor.',
        'Parties: two a year, agreed on together.',
        'Bills are included, and so is common sense.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservata a chi ha la Studium Card.',
        'Contratto per studenti registrato.',
        'Un bonifico al mese, entro il 5; nessun conguaglio.',
      ),
      en: bullets(
        'Reserved for Studium Card holders.',
        'Registered student lease.',
        'One bank transfer a month, by the 5th; no extra charges at the end.',
      ),
    },
    energy: energy('B', 62, 24, 'good', 'good'),
    deposit: 390,
    minimumStay: 6,
    maximumStay: 12,
    verifiedDaysAgo: 21,
    ownerName: 'Cooperativa Le Filandiere',
    address: at('Via delle Filande', 9),
    contactLinks: [
      email('alla cooperativa', 'the cooperative', 'case@filandiere.example.org'),
      website(
        'Sito della cooperativa',
        'Website of the cooperative',
        'https://filandiere.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Le Filande sono il quartiere fuori dalle mura dove una volta si tesseva e adesso si progetta: mattoni, finestre alte, binari dismessi trasformati in pista ciclabile. Il palazzo è stato rifatto sei anni fa, e si sente: niente spifferi, niente cigolii.',
          'La camera guarda a ovest, verso il colle: al tramonto la città sembra ritagliata nella carta. La strada è larga e con poco traffico; alle otto passa il furgone del mercato, dopo le nove quasi nessuno.',
        ),
        text(
          'In casa siete in quattro, ognuno con la sua mensola in frigorifero. Tre minuti a piedi fino alle aule del Politecnico, nove fino a Porta Nuova, con la linea 4 otto minuti per Piazza Grande.',
        ),
        picture('lecture-hall-polytechnic'),
      ],
      en: [
        text(
          'The Filande lie outside the walls: people used to spin silk here and now they draw plans. Brick, tall windows, and an old railway siding turned into a cycle path. The building was redone six years ago and it shows: no draughts, no creaks.',
          'The room faces west, towards the hill, and at sunset the town looks cut out of paper. The street is wide and calm; the market van goes by at eight, and after nine hardly anyone does.',
        ),
        text(
          'Four of you share the flat, each with a shelf in the fridge. It is three minutes on foot to the lecture rooms of the Politecnico, nine to Porta Nuova, and eight minutes to Piazza Grande on line 4.',
        ),
        picture('lecture-hall-polytechnic'),
      ],
    },
  },

  'room-botanic-garden': {
    title: { it: 'Singola vicino all’Orto', en: 'Room by the gardens' },
    slug: { it: 'singola-orto-botanico', en: 'room-botanic-garden' },
    excerpt: {
      it: 'In casa di una proprietaria che coltiva rose e lascia in pace chi studia. Quartiere alto, aria buona.',
      en: 'In the home of an owner who grows roses and lets people study in peace. High ground, good air.',
    },
    image: 'single-room-botanic-garden',
    gallery: ['kitchen-librai', 'library-science'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'heating', 'water', 'electricity', 'waste', 'desk', 'cleaning'],
    priceMin: 355,
    condominiumFees: 15,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Uso della cucina a pranzo e dopo le 20.',
        'Il giardino è di tutti, le cesoie di Nives.',
        'Si avvisa se si rientra dopo mezzanotte: non per controllo, per il catenaccio.',
      ),
      en: bullets(
        'The kitchen is yours at lunch and after 8 pm.',
        'The garden is for everyone, the secateurs are for Nives.',
        'Say so if you will be back after midnight: it is about the bolt, not about you.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto transitorio o per studenti, registrato.',
        'Pulizia delle parti comuni compresa, una volta la settimana.',
        'Lenzuola e asciugamani si prendono in prestito dalla casa.',
      ),
      en: bullets(
        'Temporary or student lease, registered.',
        'Weekly cleaning of the shared rooms is included.',
        'Sheets and towels can be borrowed from the house.',
      ),
    },
    energy: energy('C', 94, 18, 'average', 'good'),
    deposit: 355,
    minimumStay: 3,
    maximumStay: 12,
    verifiedDaysAgo: 30,
    ownerName: 'Nives Montelume',
    address: at('Via dell’Orto Botanico', 12, 'Mura Alte'),
    contactLinks: [
      phone('a Nives', 'Nives', '0000 123416'),
      chat('a Nives', 'Nives', '0000 123416'),
    ],
    blocks: {
      it: [
        text(
          'Nives ha insegnato scienze per trent’anni e affitta la camera di chi se n’è andato a vivere altrove. È al piano rialzato, tre scalini in tutto: una delle poche che si raggiungono quasi in piano dalla fermata del bus.',
          'La finestra dà sul giardino, esposta a sud: luce fino alle quattro anche in gennaio. Il rumore più forte è il merlo, che però comincia presto. Scrivania grande, poltrona per leggere, un armadio che profuma di lavanda che tu lo voglia o no.',
        ),
        title('Per chi va bene', 'small'),
        text(
          'Per chi arriva per un semestre e non vuole comprare pentole. Il dipartimento di Scienze è a quattro minuti; per Lettere sono undici, tutti in discesa. La circolare delle Mura passa ogni quarto d’ora fino alle 21.',
        ),
      ],
      en: [
        text(
          'Nives taught science for thirty years and lets the room of someone who has moved away. It is on the raised ground floor, three steps in all: one of the few you can reach almost on the level from the bus stop.',
          'The window looks onto the garden and faces south: light until four even in January. The loudest neighbour is a blackbird, though it does start early. A big desk, an armchair to read in, and a wardrobe that smells of lavender whether you like it or not.',
        ),
        title('Who it suits', 'small'),
        text(
          'People who come for one semester and do not want to buy saucepans. The science departments are four minutes away; the arts departments are eleven, all downhill. The circular line passes every fifteen minutes until 9 pm.',
        ),
      ],
    },
  },
};
