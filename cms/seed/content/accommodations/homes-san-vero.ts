import { bullets, email, phone, picture, text, title, toService } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const homesSanVero: Record<string, AccommodationSeed> = {
  'quartet-flat-borgo': {
    title: { it: 'La casa del quartetto', en: 'The quartet’s flat' },
    slug: { it: 'casa-del-quartetto-liutai', en: 'quartet-flat-liutai' },
    excerpt: {
      it: 'Quattro singole intorno a una sala prove foderata di sughero. Ci abitano quattro archi, per ora.',
      en: 'Four single rooms around a rehearsal room lined with cork. Four string players live here, for now.',
    },
    image: 'kitchen-quartet-borgo',
    gallery: ['single-room-piazza-san-vero', 'borgo-dei-liutai', 'concert-piazza-grande'],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 4,
    bedsNumber: 4,
    bathroomsNumber: 2,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'dishwasher', 'desk'],
    priceMin: 1280,
    condominiumFees: 60,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'In sala prove fino alle 22, con la porta chiusa.',
        'Il sughero non è una bacheca: niente puntine.',
        'Chi cambia una corda raccoglie la vecchia.',
      ),
      en: bullets(
        'Rehearsal room until 10 pm, with the door shut.',
        'The cork is not a notice board: no drawing pins.',
        'If you change a string, pick up the old one.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupata fino agli esami di diploma dell’estate.',
        'Contratto per studenti registrato, a quattro firme.',
        'Si accettano anche quattro che non suonano: la sala diventa soggiorno.',
      ),
      en: bullets(
        'Taken until the diploma exams in summer.',
        'Registered student lease with four signatures.',
        'Four people who play nothing are fine too: the room turns into a lounge.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('D', 118, 15, 'good', 'average'),
    deposit: 2560,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 71,
    ownerName: 'Livia Cordanova',
    address: at('Borgo dei Liutai', 52),
    contactLinks: [email('a Livia', 'Livia', 'livia.cordanova@example.org')],
    blocks: {
      it: [
        title('Prima una cosa sui vicini', 'small'),
        text(
          'Al piano di sopra abita un accordatore in pensione. Non si lamenta mai del volume; dell’intonazione, qualche volta, con un biglietto sotto la porta.',
          'La casa è al secondo piano, quarantuno gradini, ed è disposta come una stella: la sala in mezzo, le camere agli angoli. La più piccola ha nove metri quadri e costa a chi ci dorme trenta euro in meno, per accordo interno che resiste da sei anni.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Quanto si spende in tutto',
          children: [
            text(
              'Affitto e spese fanno 335 euro a testa. D’inverno le bollette ne aggiungono una cinquantina, d’estate venti. Internet è compreso e regge quattro lezioni a distanza insieme, provato.',
            ),
          ],
        },
        {
          type: 'accordion',
          plainTitle: 'Come si lascia il proprio nome',
          children: [
            text(
              'Si scrive a Livia dicendo chi siete e che cosa fate. Risponde a tutti, in primavera, e preferisce i gruppi che si conoscono già.',
            ),
          ],
        },
      ],
      en: [
        title('First, the neighbours', 'small'),
        text(
          'A retired piano tuner lives upstairs. He never complains about the volume. About intonation he sometimes does, with a note under the door.',
          'The flat is on the second floor, forty-one steps up, and laid out like a star: the rehearsal room in the middle, the bedrooms at the points. The smallest has nine square metres, and whoever sleeps there pays thirty euros less, by a private treaty now in its sixth year.',
        ),
        {
          type: 'accordion',
          plainTitle: 'What it costs all told',
          children: [
            text(
              'Rent and fees come to 335 euros each. Bills add about fifty in winter and twenty in summer. Internet is included and has survived four online lectures at once.',
            ),
          ],
        },
        {
          type: 'accordion',
          plainTitle: 'How to leave your names',
          children: [
            text(
              'Write to Livia and say who you are and what you do. She answers everyone, in spring, and prefers groups who already know each other.',
            ),
          ],
        },
      ],
    },
  },

  'studio-cordai-steps': {
    title: { it: 'Sottotetto ai Cordai', en: 'Loft on the Cordai steps' },
    slug: { it: 'sottotetto-salita-dei-cordai', en: 'loft-cordai-steps' },
    excerpt: {
      it: 'Ventiquattro metri quadri, due finestre a ponente e una scala interna che tiene in forma. Da soli o con un gatto.',
      en: 'Twenty-four square metres, two west windows and a staircase that keeps you fit. For you alone, or you and a cat.',
    },
    image: 'attic-cordai',
    gallery: ['castelmora-at-dusk', 'river-park-salici'],
    categories: ['studios'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'airConditioning'],
    priceMin: 450,
    condominiumFees: 15,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Scarpe in mano dopo le 22: la scala è di legno.',
        'Il davanzale appartiene al gatto dei vicini, per usucapione.',
        'Rifiuti giù il martedì e il venerdì, non sul pianerottolo.',
      ),
      en: bullets(
        'Shoes in hand after 10 pm: the stairs are wooden.',
        'The sill belongs to the neighbours’ cat by long use.',
        'Rubbish goes down on Tuesdays and Fridays, not onto the landing.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti o concordato, registrato.',
        'Utenze intestate a chi abita; Gino passa i numeri dei contatori.',
        'Si può imbiancare, purché si usi il bianco.',
      ),
      en: bullets(
        'Student or agreed-rent lease, registered.',
        'Utilities in the tenant’s name; Gino hands over the meter numbers.',
        'You may repaint, as long as it is white.',
      ),
    },
    energy: energy('E', 164, 9, 'average', 'poor'),
    deposit: 900,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 35,
    ownerName: 'Gino Capestrello',
    address: at('Salita dei Cordai', 31),
    contactLinks: [phone('a Gino', 'Gino', '0000 123443')],
    blocks: {
      it: [
        text(
          'Ottantaquattro gradini dal portone, più i dodici della strada. Chi li fa con due borse della spesa impara a comprare meno e più spesso. Arrivati in cima, però, il sole tramonta dentro casa da marzo a settembre.',
        ),
        picture('castelmora-at-dusk', 'Alle otto di sera di giugno, dalla finestra di sinistra.'),
        text(
          'C’è un letto vero, non un divano; una scrivania larga un metro e quaranta; una piastra a due fuochi e un forno piccolo che sa fare anche la pizza. D’agosto si arriva a trentun gradi: il condizionatore è nuovo e rumoroso, in quest’ordine. La Mensa dei Salici sta in fondo alla scalinata, quattro minuti, e risolve le sere calde.',
        ),
        { type: 'links', links: [toService('canteen-salici', 'La mensa in fondo alla scalinata')] },
      ],
      en: [
        text(
          'Eighty-four steps from the street door, plus twelve from the street. Carry two bags of shopping up once and you learn to buy less, more often. At the top, though, the sun sets inside the room from March to September.',
        ),
        picture(
          'castelmora-at-dusk',
          'Eight o’clock on a June evening, from the left-hand window.',
        ),
        text(
          'There is a real bed, not a sofa; a desk one metre forty wide; two electric rings and a small oven that copes with pizza. In August it reaches thirty-one degrees: the air conditioning is new and noisy, in that order. The Mensa dei Salici is at the bottom of the steps, four minutes away, and takes care of hot evenings.',
        ),
        {
          type: 'links',
          links: [toService('canteen-salici', 'The canteen at the foot of the steps')],
        },
      ],
    },
  },
};
