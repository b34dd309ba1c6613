import { bullets, columns, email, group, phone, text, title, toService } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const roomsFilande: Record<string, AccommodationSeed> = {
  'room-mulberries': {
    title: { it: 'Singola ai Gelsi', en: 'Room on Mulberry Street' },
    slug: { it: 'singola-via-dei-gelsi', en: 'room-mulberry-street' },
    excerpt: {
      it: 'La bicicletta ha il suo gancio al muro, sopra il letto. A lezione al Politecnico si arriva in quattro minuti, pedalando piano.',
      en: 'The bicycle has a hook of its own, over the bed. The Politecnico is four minutes away at an easy pace.',
    },
    image: 'single-room-gelsi',
    gallery: ['kitchen-silk-mill', 'lecture-hall-polytechnic'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'balcony',
    ],
    priceMin: 285,
    condominiumFees: 30,
    pricingMode: 'perRoom',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'In maggio le more cadono: scarpe sullo zerbino.',
        'Al muro si appendono solo bici asciutte.',
        'Riunione condominiale degli studenti il primo martedì, con torta.',
      ),
      en: bullets(
        'In May the mulberries drop: shoes on the mat.',
        'Only dry bikes hang on the wall.',
        'Students’ house meeting on the first Tuesday, with cake.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservata a chi ha la Studium Card.',
        'Contratto per studenti registrato.',
        'Riscaldamento nelle spese; luce divisa in tre.',
      ),
      en: bullets(
        'Reserved for Studium Card holders.',
        'Registered student lease.',
        'Heating in the fees; electricity split three ways.',
      ),
    },
    energy: energy('C', 92, 17, 'good', 'average'),
    deposit: 285,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 13,
    ownerName: 'Cooperativa Le Filandiere',
    address: at('Via dei Gelsi', 16, 'Le Filande'),
    contactLinks: [
      email('alla cooperativa', 'the cooperative', 'case@filandiere.example.org'),
      phone('alla cooperativa', 'the cooperative', '0000 123458'),
    ],
    blocks: {
      it: [
        text(
          'I gelsi c’erano per i bachi, i bachi per la seta, la seta per le filande. Sono rimasti i gelsi, che a fine maggio colorano di viola il marciapiede e le suole di tutti.',
          'È una casa popolare degli anni Trenta, tre piani senza ascensore, tu al secondo. La camera ha dieci metri quadri, un balconcino per una sedia e il muro già bucato nel punto giusto per il gancio. Con te abitano un informatico e una designer: il tavolo della cucina lo ha fatto lei, e si vede in bene.',
        ),
        {
          type: 'accordion',
          plainTitle: 'La giornata tipo',
          children: [
            text(
              'Alle 7.30 i bambini della scuola di fronte, alle 12.30 di nuovo. Nel mezzo e dopo, silenzio. La Mensa Filande è a cinque minuti: chi arriva prima delle 12.40 non fa coda.',
            ),
          ],
        },
        {
          type: 'links',
          links: [toService('canteen-filande', 'Mensa Filande, che cosa c’è oggi')],
        },
      ],
      en: [
        text(
          'The mulberry trees were for the silkworms, the worms for the silk, the silk for the mills. Only the trees are left, and at the end of May they turn the pavement purple, and everybody’s soles with it.',
          'The building is council housing from the Thirties: three floors, no lift, you are on the second. The room has ten square metres, a balcony for one chair, and a wall already drilled in the right place for the hook. Your flatmates are a computer scientist and a designer; she made the kitchen table, and it is a good one.',
        ),
        {
          type: 'accordion',
          plainTitle: 'An ordinary day',
          children: [
            text(
              'At half past seven the children of the school across the road, at half past twelve again. In between and afterwards, silence. The Mensa Filande is five minutes away: arrive before 12.40 and there is no queue.',
            ),
          ],
        },
        {
          type: 'links',
          links: [toService('canteen-filande', 'The Filande canteen and its menu')],
        },
      ],
    },
  },

  'twin-lime-avenue': {
    title: { it: 'Doppia sui Tigli', en: 'Twin on Lime Avenue' },
    slug: { it: 'doppia-viale-dei-tigli', en: 'twin-lime-avenue' },
    excerpt: {
      it: 'Piano rialzato con rampa, porte larghe e un viale alberato in piano fino alla stazione. Da prendere in due.',
      en: 'Raised ground floor with a ramp, wide doors and a level, tree-lined road to the station. For two people together.',
    },
    image: 'double-room-lime-avenue',
    gallery: ['balcony-viale-dei-tigli', 'kitchen-misericordia', 'bus-stop-porta-nuova'],
    categories: ['shared-rooms', 'accessible'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'parking',
    ],
    priceMin: 540,
    condominiumFees: 55,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Il corridoio resta libero: ci passa una carrozzina.',
        'Finestre chiuse a giugno, se siete allergici ai tigli.',
        'Silenzio dalle 22.30.',
        'Il posto auto si usa a settimane alterne.',
      ),
      en: bullets(
        'Keep the corridor clear: a wheelchair uses it.',
        'Windows shut in June if lime blossom makes you sneeze.',
        'Quiet from 10.30 pm.',
        'The parking space changes hands every other week.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Il prezzo è per la camera, bollette comprese.',
        'Contratto per studenti registrato, a due nomi.',
        'La famiglia abita accanto e ripara le cose in giornata.',
      ),
      en: bullets(
        'The price is for the room, bills included.',
        'Registered student lease, in two names.',
        'The family lives next door and mends things the same day.',
      ),
    },
    energy: energy('B', 71, 33, 'good', 'good'),
    deposit: 540,
    minimumStay: 6,
    maximumStay: 24,
    verifiedDaysAgo: 22,
    ownerName: 'Famiglia Ombrachiara',
    address: at('Viale dei Tigli', 22),
    contactLinks: [phone('agli Ombrachiara', 'the Ombrachiaras', '0000 123459')],
    blocks: {
      it: [
        text(
          'Il figlio degli Ombrachiara si muove in carrozzina e studia Ingegneria; quando hanno rifatto la casa l’hanno rifatta per bene. Rampa al sei per cento, soglie a filo, doccia a pavimento, maniglie dove servono. Due camere: una è la sua, l’altra è questa.',
        ),
        columns(
          2,
          group(
            title('In casa', 'small'),
            text(
              'Diciannove metri quadri, due letti, due scrivanie regolabili in altezza. Terrazza in comune, con le sedie gialle.',
            ),
          ),
          group(
            title('Intorno', 'small'),
            text(
              'Stazione sei minuti in piano, Politecnico otto. La linea 4 ha la pedana e ferma davanti.',
            ),
          ),
        ),
        text(
          'Di notte passa qualche merci: i vetri sono tripli, ma i cani del viale lo annunciano comunque.',
        ),
      ],
      en: [
        text(
          'The Ombrachiaras’ son uses a wheelchair and studies engineering, so when they redid the house they did it properly. A six per cent ramp, flush thresholds, a level shower, handles where you need them. There are two bedrooms: one is his, the other is this.',
        ),
        columns(
          2,
          group(
            title('Indoors', 'small'),
            text(
              'Nineteen square metres, two beds, two desks of adjustable height. A shared terrace with yellow chairs.',
            ),
          ),
          group(
            title('Outside', 'small'),
            text(
              'The station is six level minutes away, the Politecnico eight. Line 4 has a ramp and stops in front.',
            ),
          ),
        ),
        text(
          'At night a goods train goes by now and then: the windows are triple-glazed, but the dogs of the avenue announce it anyway.',
        ),
      ],
    },
  },
};
