import { bullets, chat, html, paragraphs, phone, text, title, toService, website } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const bedsQuarters: Record<string, AccommodationSeed> = {
  'bunk-lavandaie': {
    title: { it: 'Letto sotto il portico', en: 'Bed under the arcade' },
    slug: { it: 'posto-letto-portico-delle-lavandaie', en: 'bed-portico-delle-lavandaie' },
    excerpt: {
      it: 'La parte alta di un letto a castello, a otto portoni dallo Sportello Giovani. Chi dorme sotto russa poco.',
      en: 'The upper half of a bunk, eight doors from the youth office. The person below snores very little.',
    },
    image: 'bunk-room-lavandaie',
    gallery: ['portico-delle-lavandaie', 'kitchen-mura-alte'],
    categories: ['beds', 'shared-rooms'],
    accommodationType: 'bed',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'heating', 'water', 'waste', 'washingMachine', 'desk'],
    priceMin: 225,
    condominiumFees: 20,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Dopo mezzanotte si sale in punta di piedi: la scaletta scricchiola.',
        'La scrivania si divide a ore, con un foglio; funziona.',
        'Niente cena a letto, sopra o sotto.',
      ),
      en: bullets(
        'After midnight go up on tiptoe: the ladder creaks.',
        'The desk is shared by the hour, on a sheet of paper; it works.',
        'No dinner in bed, upper or lower.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato.',
        'Acqua e riscaldamento compresi; luce a metà.',
        'Un mese di prova, poi si decide in tre.',
      ),
      en: bullets(
        'Registered student lease.',
        'Water and heating included; electricity split in two.',
        'One month’s trial, then the three of you decide.',
      ),
    },
    energy: energy('D', 140, 9, 'average', 'good'),
    deposit: 225,
    minimumStay: 3,
    maximumStay: 12,
    verifiedDaysAgo: 5,
    ownerName: 'Nando Ciottolini',
    address: at('Portico delle Lavandaie', 19),
    contactLinks: [
      chat('a Nando', 'Nando', '0000 123448'),
      phone('a Nando', 'Nando', '0000 123448'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('In ordine, quello che trovi salendo al primo piano:'),
          bullets(
            'un corridoio con tre biciclette che non dovrebbero esserci;',
            'la camera, quattordici metri quadri, con il castello a sinistra e la scrivania a destra;',
            'Teo, che dorme sotto, studia Infermieristica e fa i turni;',
            'la cucina, dove Nando lascia le zucchine dell’orto senza dire niente.',
          ),
        ),
        title('Perché costa poco', 'small'),
        text(
          'Perché si dorme in alto e perché il portico sotto è vivo fino a mezzanotte, il venerdì anche oltre. Con i tappi passa; senza, ci si abitua al terzo mese. Piazza Grande è a tre minuti.',
        ),
      ],
      en: [
        html(
          paragraphs('In order, what you meet on the first floor:'),
          bullets(
            'a corridor with three bicycles that should not be there;',
            'the room, fourteen square metres, bunk on the left and desk on the right;',
            'Teo, who sleeps below, studies nursing and works shifts;',
            'the kitchen, where Nando leaves courgettes from his garden without a word.',
          ),
        ),
        title('Why it is cheap', 'small'),
        text(
          'Because you sleep up high, and because the arcade below is awake until midnight, later on Fridays. Earplugs solve it; without them you get used to it in the third month. Piazza Grande is three minutes away.',
        ),
      ],
    },
  },

  'bunk-sports-ground': {
    title: { it: 'Letto al Campo Sportivo', en: 'Bed at the sports ground' },
    slug: { it: 'posto-letto-campo-sportivo', en: 'bed-sports-ground' },
    excerpt: {
      it: 'La casa della squadra: otto letti in quattro camere, una palestra sotto e la pasta in quantità industriale.',
      en: 'The team house: eight beds in four rooms, a gym downstairs and pasta in industrial quantities.',
    },
    image: 'bunk-room-sports-ground',
    gallery: ['hall-alle-mura', 'kitchen-farmhouse'],
    categories: ['beds'],
    accommodationType: 'bed',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 3,
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
      'parking',
      'cleaning',
    ],
    priceMin: 230,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Borse e scarpe da campo nello spogliatoio.',
        'La sera prima della partita si tace alle 22.',
        'Tre lavatrici alla settimana per camera; le maglie contano una.',
        'Chi finisce il sale lo ricompra.',
      ),
      en: bullets(
        'Kit bags and boots stay in the changing room.',
        'Silence at 10 pm on the eve of a match.',
        'Three washes a week per room; the team shirts count as one.',
        'Whoever finishes the salt buys the salt.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservato a chi ha la Studium Card; la tessera della polisportiva si fa all’ingresso.',
        'Contratto per studenti registrato, da settembre a luglio o per un semestre.',
        'Tutto compreso, anche la palestra dopo le 20.',
      ),
      en: bullets(
        'Reserved for Studium Card holders; you join the sports club on arrival.',
        'Registered student lease, September to July or for one semester.',
        'Everything included, even the gym after 8 pm.',
      ),
    },
    energy: energy('D', 133, 25, 'average', 'average'),
    deposit: 230,
    minimumStay: 5,
    maximumStay: 11,
    verifiedDaysAgo: 31,
    ownerName: 'Polisportiva delle Filande',
    address: at('Via del Campo Sportivo', 3),
    contactLinks: [
      phone('alla polisportiva', 'the sports club', '0000 123460'),
      website('Sito della polisportiva', 'Website of the club', 'https://polisportiva.example.org'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('Non serve essere campioni. L’anno scorso ci abitavano:'),
          bullets(
            'cinque della pallavolo, serie minore;',
            'una canottiera che partiva alle sei;',
            'uno che non fa sport e tiene i conti di tutti.',
          ),
          paragraphs(
            'Le camere hanno due letti a castello ciascuna, ma se ne usa metà: sopra le borse, sotto le persone.',
          ),
        ),
        text(
          'Il campo ha i riflettori accesi fino alle 22.30 il martedì e il giovedì, e la finestra li prende in pieno. Le tende oscuranti ci sono. Il Politecnico è a sette minuti, Piazza Grande a diciotto a piedi o dodici con la 4.',
        ),
        { type: 'links', links: [toService('rowing-club', 'Il circolo canottieri')] },
      ],
      en: [
        html(
          paragraphs('You need not be a champion. Last year’s household was:'),
          bullets(
            'five volleyball players, lower league;',
            'one rower who left at six;',
            'one person who plays nothing and keeps everybody’s accounts.',
          ),
          paragraphs(
            'Each room has bunks, but only half of them are slept in: bags above, people below.',
          ),
        ),
        text(
          'The floodlights stay on until 10.30 pm on Tuesdays and Thursdays and shine straight through the window. There are blackout curtains. The Politecnico is seven minutes away; Piazza Grande is eighteen on foot or twelve on line 4.',
        ),
        { type: 'links', links: [toService('rowing-club', 'The rowing club')] },
      ],
    },
  },
};
