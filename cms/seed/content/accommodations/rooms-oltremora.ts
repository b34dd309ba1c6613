import { bullets, chat, email, html, paragraphs, phone, picture, text, title } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const roomsOltremora: Record<string, AccommodationSeed> = {
  'room-in-the-orchards': {
    title: { it: 'Singola tra i meli', en: 'Room among the apple trees' },
    slug: { it: 'singola-tra-i-meli-oltremora', en: 'room-among-the-apple-trees' },
    excerpt: {
      it: 'Piano terra, frutteto davanti, gatta inclusa. Chi dà una mano nella raccolta paga un po’ meno.',
      en: 'Ground floor, orchard in front, cat included. Help with the harvest and you pay a little less.',
    },
    image: 'single-room-orchards',
    gallery: ['castelmora-from-the-orchards', 'kitchen-farmhouse', 'river-park-salici'],
    categories: ['single-rooms', 'accessible'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'parking',
    ],
    priceMin: 270,
    priceMax: 300,
    condominiumFees: 0,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'La mela raccolta da terra è tua, quella sull’albero si chiede.',
        'Cancello chiuso dopo le 20, per via dei caprioli.',
        'La gatta Ranetta non entra in cucina.',
      ),
      en: bullets(
        'Apples on the ground are yours; apples on the tree, ask.',
        'Gate shut after 8 pm, because of the deer.',
        'Ranetta the cat does not go into the kitchen.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Prezzo più basso a chi aiuta nella raccolta, tre sabati tra settembre e ottobre.',
        'Contratto per studenti registrato, bollette comprese.',
        'Un mese di preavviso basta.',
      ),
      en: bullets(
        'Lower price if you help with the harvest, three Saturdays in September and October.',
        'Registered student lease, bills included.',
        'One month’s notice is enough.',
      ),
    },
    energy: energy('D', 137, 30, 'average', 'good'),
    deposit: 270,
    minimumStay: 3,
    maximumStay: 36,
    verifiedDaysAgo: 16,
    ownerName: 'Azienda agricola Melicampo',
    address: at('Via degli Orti', 21, 'Oltremora'),
    contactLinks: [
      phone('ai Melicampo', 'the Melicampos', '0000 123462'),
      chat('ai Melicampo', 'the Melicampos', '0000 123462'),
    ],
    blocks: {
      it: [
        picture('castelmora-from-the-orchards', 'La città come la si vede andando a stendere.'),
        text(
          'I Melicampo coltivano nove varietà di mele e affittano la stanza del nonno, che ha due ingressi: uno dalla casa e uno dal frutteto, senza gradini e con il ghiaino battuto. Il bagno è accanto, con la doccia a filo che serviva a lui.',
          'Qui alle nove di sera è notte. La linea 6 ferma alla piazza, a sei minuti, e smette alle 22; dopo, si torna in bicicletta con il casco e la luce. Chi studia Agraria o Paesaggio si trova bene anche per gli argomenti a tavola.',
        ),
        title('In cucina', 'small'),
        text(
          'Si usa quella di famiglia, dalle 12 alle 14 e dopo le 20. Alle altre ore ci sono vasetti, bucce e una suocera.',
        ),
      ],
      en: [
        picture(
          'castelmora-from-the-orchards',
          'The town, as seen on the way to the washing line.',
        ),
        text(
          'The Melicampos grow nine kinds of apple and let Grandfather’s room, which has two doors: one from the house and one from the orchard, without steps, on firm gravel. The bathroom is next to it, with the level shower that was put in for him.',
          'At nine in the evening it is night here. Line 6 stops in the square six minutes away and ends at 10 pm; after that you cycle home with a helmet and a light. Students of agriculture or landscape also tend to like the talk at table.',
        ),
        title('The kitchen', 'small'),
        text(
          'You share the family’s, from noon to 2 pm and after 8 pm. At other hours it holds jars, peelings and a mother-in-law.',
        ),
      ],
    },
  },

  'mill-attic': {
    title: { it: 'Mansarda del mulino', en: 'Attic in the mill' },
    slug: { it: 'mansarda-del-mulino-oltremora', en: 'attic-mill-oltremora' },
    excerpt: {
      it: 'La ruota gira ancora e di notte culla, o esaspera: vieni a dormirci una prova prima di firmare.',
      en: 'The wheel still turns, and at night it soothes you or drives you mad: sleep here once before you sign.',
    },
    image: 'attic-mill',
    gallery: ['river-park-salici', 'kitchen-by-the-bridge'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'electricity', 'waste', 'desk', 'bikeStorage'],
    priceMin: 250,
    condominiumFees: 10,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Alla chiusa ci pensa il mugnaio, anche quando sembra facile.',
        'Pane in casa il giovedì: il forno è occupato.',
        'Ospiti sì, ma avvisali della ruota.',
      ),
      en: bullets(
        'The miller looks after the sluice, even when it looks easy.',
        'Bread is baked on Thursdays: the oven is taken.',
        'Guests are fine; warn them about the wheel.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'La notte di prova non si paga.',
        'Contratto per studenti registrato.',
        'Si riscalda a legna: il mugnaio la porta su, tu la bruci con misura.',
      ),
      en: bullets(
        'The trial night is free.',
        'Registered student lease.',
        'Heating is by wood stove: the miller carries it up, you burn it sparingly.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('E', 145, 62, 'average', 'average'),
    deposit: 250,
    minimumStay: 6,
    maximumStay: 24,
    availableFrom: 40,
    verifiedDaysAgo: 27,
    ownerName: 'Evaristo Biancafarina',
    address: at('Via del Mulino', 5, 'Oltremora'),
    contactLinks: [phone('a Evaristo', 'Evaristo', '0000 123463')],
    blocks: {
      it: [
        html(
          paragraphs(
            'Evaristo fa la farina, sua moglie Nora fa i conti e dice come stanno le cose:',
          ),
          '<blockquote>È bella, è umida, è lontana. Chi ci resta sei mesi poi non se ne va più.</blockquote>',
        ),
        text(
          'Sotto le travi ci sono diciotto metri quadri lilla, un letto contro il camino, una scrivania che guarda il bottaccio. Si sale con una scala ripida dal magazzino: le scarpe escono bianche, le giacche scure pure.',
          'Il ponte è a nove minuti, Piazza Grande a ventidue. In bicicletta undici, più la salita. La spesa si fa in Piazza Oltremora; la farina, ovviamente, no.',
        ),
      ],
      en: [
        html(
          paragraphs(
            'Evaristo makes the flour, his wife Nora keeps the books and tells you straight:',
          ),
          '<blockquote>It is lovely, it is damp, it is far. People who last six months never leave.</blockquote>',
        ),
        text(
          'Under the beams there are eighteen lilac square metres, a bed against the chimney and a desk facing the mill pond. You come up a steep stair through the store: shoes turn white, and so do dark jackets.',
          'The bridge is nine minutes away, Piazza Grande twenty-two; by bicycle eleven, plus the climb. Groceries come from Piazza Oltremora. Flour, naturally, does not.',
        ),
      ],
    },
  },

  'twin-piazza-oltremora': {
    title: { it: 'Doppia in Piazza Oltremora', en: 'Twin on Piazza Oltremora' },
    slug: { it: 'doppia-piazza-oltremora', en: 'twin-piazza-oltremora' },
    excerpt: {
      it: 'Sopra il bar dove il quartiere fa colazione. Il capolinea della 6 è di fronte, quindi si corre poco.',
      en: 'Above the bar where the quarter has breakfast. Line 6 starts across the square, so you rarely run.',
    },
    image: 'double-room-piazza-oltremora',
    gallery: ['balcony-oltremora', 'kitchen-borgo-dei-liutai'],
    categories: ['shared-rooms', 'beds'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'balcony',
      'bikeStorage',
    ],
    priceMin: 215,
    condominiumFees: 15,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Sul balcone si parla piano: sotto giocano a carte.',
        'Il primo che si alza mette su il caffè, o scende al bar.',
        'Pulizie il sabato, prima di pranzo.',
      ),
      en: bullets(
        'Low voices on the balcony: people play cards below.',
        'The first one up makes coffee, or goes down to the bar.',
        'Cleaning on Saturdays, before lunch.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, uno a testa.',
        'Bollette divise in quattro, con il conto appeso in cucina.',
        'Colazione al bar a prezzo di casa: un euro e cinquanta.',
      ),
      en: bullets(
        'Registered student lease, one each.',
        'Bills split four ways; the account hangs in the kitchen.',
        'Breakfast in the bar at the house price: one euro fifty.',
      ),
    },
    energy: energy('D', 127, 8, 'average', 'average'),
    deposit: 430,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 53,
    ownerName: 'Bar Traghettino di Fosca Remigi',
    address: at('Piazza Oltremora', 10),
    contactLinks: [
      chat('a Fosca', 'Fosca', '0000 123464'),
      email('a Fosca', 'Fosca', 'fosca.remigi@example.org'),
    ],
    blocks: {
      it: [
        text(
          'La serranda sale alle cinque e cinquanta e fa rumore, una volta sola. Poi arrivano i camionisti, i maestri, gli studenti della 6, in quest’ordine e ogni giorno. Se hai lezione alle nove è una sveglia gratuita; se non ne hai, la finestra sul retro è quella del bagno.',
        ),
        picture('balcony-oltremora', 'Dal balcone: i tetti, la torre e chi aspetta l’autobus.'),
        text(
          'Venti metri quadri, due letti, lucine sopra le mensole. Nell’altra camera vivono due specializzandi di Veterinaria e, da Natale, un gatto nero che nessuno ha preso. Fosca passa di rado ma sa tutto: il pavimento della cucina è il soffitto del suo bancone.',
        ),
      ],
      en: [
        text(
          'The shutter goes up at ten to six and makes a noise, just once. Then come the lorry drivers, the teachers and the students for line 6, in that order, every day. With a nine o’clock lecture that is a free alarm; without one, the only window at the back is the bathroom’s.',
        ),
        picture(
          'balcony-oltremora',
          'From the balcony: roofs, the tower and people waiting for the bus.',
        ),
        text(
          'Twenty square metres, two beds, fairy lights over the shelves. In the other bedroom live two trainee vets and, since Christmas, a black cat that nobody got. Fosca rarely comes up but knows everything: your kitchen floor is the ceiling of her bar.',
        ),
      ],
    },
  },
};
