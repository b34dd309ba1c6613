import {
  bullets,
  chat,
  columns,
  email,
  group,
  picture,
  text,
  title,
  toUniversity,
  website,
} from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const homesMuraAlte: Record<string, AccommodationSeed> = {
  'flat-botanic-garden': {
    title: { it: 'Bilocale sull’Orto', en: 'Flat above the garden' },
    slug: { it: 'bilocale-orto-botanico', en: 'flat-botanic-garden' },
    excerpt: {
      it: 'Per una coppia o due amici ben assortiti: una camera, un soggiorno letto, un balcone sopra le serre.',
      en: 'For a couple or two well-matched friends: a bedroom, a sitting room with a bed, a balcony over the glasshouses.',
    },
    image: 'balcony-botanic-garden',
    gallery: ['kitchen-silk-mill', 'double-room-mura-alte', 'castelmora-at-dawn'],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'balcony',
      'lift',
    ],
    priceMin: 720,
    condominiumFees: 65,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'I panni sul balcone sì, i tappeti no: sotto c’è la serra delle felci.',
        'Silenzio dalle 22, come le piante.',
        'Niente semi sconosciuti nei vasi: qui se ne accorgono.',
      ),
      en: bullets(
        'Washing on the balcony is fine, rugs are not: the fern house is below.',
        'Quiet from 10 pm, like the plants.',
        'No unknown seeds in the pots: people here notice.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto concordato, tre anni più due, oppure per studenti; registrato.',
        'Utenze intestate a chi abita.',
        'Il divano letto si può sostituire con uno proprio.',
      ),
      en: bullets(
        'Agreed-rent lease of three years plus two, or a student lease; registered.',
        'Utilities in the tenants’ names.',
        'You may replace the sofa bed with one of your own.',
      ),
    },
    energy: energy('B', 69, 28, 'good', 'good'),
    deposit: 1440,
    minimumStay: 12,
    verifiedDaysAgo: 64,
    ownerName: 'Corrado Felceto',
    address: at('Via dell’Orto Botanico', 33),
    contactLinks: [chat('a Corrado', 'Corrado', '0000 123452')],
    blocks: {
      it: [
        text(
          'Dal balcone si guarda dentro l’Orto senza pagare il biglietto: le serre a sinistra, il giardino dei semplici a destra, in fondo la cupola. A giugno arriva il profumo dei tigli, a ottobre quello del ginkgo, di cui è meglio non parlare.',
        ),
        columns(
          2,
          group(
            title('Dentro', 'small'),
            text(
              'Quarantotto metri quadri al terzo piano con ascensore, infissi del 2019, cucina separata. Il letto in soggiorno è comodo per un mese, sopportabile per un anno.',
            ),
          ),
          group(
            title('Fuori', 'small'),
            text(
              'Una panchina della circolare sotto casa, il fornaio a sei minuti, nessun bar dopo le 20. La notte si sente un gufo, che è del quartiere.',
            ),
          ),
        ),
      ],
      en: [
        text(
          'From the balcony you look into the Botanic Garden without a ticket: glasshouses on the left, the physic garden on the right, the dome at the end. June smells of lime blossom. October smells of ginkgo, about which the less said the better.',
        ),
        columns(
          2,
          group(
            title('Indoors', 'small'),
            text(
              'Forty-eight square metres on the third floor with a lift, windows from 2019, a separate kitchen. The bed in the sitting room is comfortable for a month and bearable for a year.',
            ),
          ),
          group(
            title('Outdoors', 'small'),
            text(
              'A circular-line stop at the door, a bakery six minutes away, no bar after 8 pm. At night there is an owl, which belongs to the neighbourhood.',
            ),
          ),
        ),
      ],
    },
  },

  'gardeners-guest-hall': {
    title: { it: 'Foresteria dei Giardinieri', en: 'The Gardeners’ Hall' },
    slug: { it: 'foresteria-dei-giardinieri', en: 'gardeners-hall' },
    excerpt: {
      it: 'Ventidue singole per chi fa ricerca, con l’orto dietro e gli stivali in fila all’ingresso.',
      en: 'Twenty-two single rooms for people doing research, with a vegetable garden behind and boots lined up at the door.',
    },
    image: 'hall-gardeners',
    gallery: [
      'courtyard-gardeners',
      'single-room-botanic-garden',
      'library-science',
      'single-room-step-free',
    ],
    categories: ['residences', 'accessible'],
    accommodationType: 'residence',
    bedrooms: 22,
    bedsNumber: 22,
    bathroomsNumber: 22,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'cleaning',
      'lift',
    ],
    priceMin: 440,
    priceMax: 510,
    condominiumFees: 0,
    pricingMode: 'perRoom',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Stivali fuori, sempre.',
        'Chi raccoglie nell’orto segna sul quaderno che cosa e quanto.',
        'Ospiti fino a tre notti al mese, gratis; poi 12 euro.',
        'La sala comune chiude quando l’ultimo spegne la luce.',
      ),
      en: bullets(
        'Boots outside, always.',
        'If you pick something in the garden, write down what and how much.',
        'Guests up to three nights a month for free; then 12 euros.',
        'The common room closes when the last person turns off the light.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservata a chi ha la Studium Card ed è iscritto a un corso dopo la laurea.',
        'Si entra il primo di ogni mese, se c’è posto.',
        'Il prezzo più alto è delle sei camere con angolo cottura.',
      ),
      en: bullets(
        'Reserved for Studium Card holders on a postgraduate course.',
        'You can move in on the first of any month, if there is room.',
        'The higher price is for the six rooms with a kitchenette.',
      ),
    },
    energy: energy('A2', 36, 49, 'good', 'good'),
    deposit: 440,
    minimumStay: 3,
    maximumStay: 24,
    verifiedDaysAgo: 10,
    ownerName: 'Istituto di Studi sul Paesaggio e l’Orto',
    address: at('Via dell’Orto Botanico', 2),
    contactLinks: [
      email('alla foresteria', 'the hall', 'foresteria@orto.example.org'),
      website(
        'Sito della foresteria',
        'Website of the hall',
        'https://foresteria.orto.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Ci vive metà dell’Istituto e qualche dottorando di Scienze che ha capito l’affare. L’edificio era la casa dei giardinieri: giallo, tre piani, rifatto da poco con la lana di legno nei muri. D’inverno si sta in maglietta e non è un vanto, è la bolletta che lo permette.',
        ),
        picture(
          'courtyard-gardeners',
          'La corte con i due cipressi: hanno la stessa età e non la dicono.',
        ),
        title('Un posto senza gradini', 'small'),
        text(
          'Dalla fermata Orto Botanico all’ingresso sono novanta metri in piano. Ascensore fino a ogni camera, due bagni attrezzati al piano terra, porte larghe novanta centimetri. L’orto ha tre cassoni rialzati a cui si arriva in carrozzina.',
        ),
        {
          type: 'links',
          links: [toUniversity('landscape-institute', 'L’Istituto, dall’altra parte della strada')],
        },
      ],
      en: [
        text(
          'Half the Institute lives here, and a few science doctoral students who know a good deal. The building was the gardeners’ house: yellow, three storeys, recently redone with wood wool in the walls. In winter people wear T-shirts indoors, and the bill stays small.',
        ),
        picture(
          'courtyard-gardeners',
          'The courtyard and its two cypresses, of the same undisclosed age.',
        ),
        title('No steps anywhere', 'small'),
        text(
          'From the Orto Botanico stop to the door it is ninety metres on the level. There is a lift to every room, two adapted bathrooms on the ground floor and doors ninety centimetres wide. Three raised beds in the garden can be reached in a wheelchair.',
        ),
        {
          type: 'links',
          links: [toUniversity('landscape-institute', 'The Institute, across the street')],
        },
      ],
    },
  },
};
