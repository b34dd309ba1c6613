import { bullets, chat, email, phone, picture, text, title } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const studios: Record<string, AccommodationSeed> = {
  'studio-via-alta': {
    title: { it: 'Monolocale con vista', en: 'Studio with a view' },
    slug: { it: 'monolocale-via-alta', en: 'studio-via-alta' },
    excerpt: {
      it: 'Ventotto metri quadri all’ultimo piano, da soli, con il colle nella finestra e la cucina nell’armadio.',
      en: 'Twenty-eight square metres on the top floor, all yours, with a hill in the window and a kitchen in a cupboard.',
    },
    image: 'attic-via-alta',
    gallery: ['castelmora-by-night', 'borgo-dei-liutai', 'library-dei-librai'],
    categories: ['studios'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'airConditioning'],
    priceMin: 520,
    condominiumFees: 35,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Non si fuma in casa.',
        'Lavatrice non dopo le 22: sotto dormono.',
        'Un gatto va bene, un cane grande no, per via delle scale.',
      ),
      en: bullets(
        'No smoking indoors.',
        'No washing machine after 10 pm: people sleep below.',
        'A cat is fine; a big dog is not, because of the stairs.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto concordato o per studenti, registrato.',
        'Luce e gas intestati a chi abita.',
        'Condizionatore e caldaia li fa controllare Elisa, ogni autunno.',
      ),
      en: bullets(
        'Agreed-rent or student lease, registered.',
        'Electricity and gas in the tenant’s name.',
        'Elisa has the air conditioning and the boiler checked every autumn.',
      ),
    },
    energy: energy('E', 159, 12, 'average', 'poor'),
    deposit: 1040,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 47,
    ownerName: 'Elisa Cantamonte',
    address: at('Via Alta', 44),
    contactLinks: [
      phone('a Elisa', 'Elisa', '0000 123423'),
      email('a Elisa', 'Elisa', 'elisa.cantamonte@example.org'),
    ],
    blocks: {
      it: [
        text(
          'Via Alta è la strada che gira intorno alla cima: poche botteghe, molti gatti, la vista a ogni traversa. Il monolocale è al quarto piano, con un ascensore che arriva al terzo e poi diciannove scalini per ricordarsi dove si è.',
          'La stanza è una sola ma fatta bene: il letto sta sotto lo spiovente, la scrivania davanti alla finestra, la cucina si chiude dietro due ante. Il tetto è basso su un lato; chi supera il metro e ottantacinque conosce presto la trave.',
        ),
        title('Luce, caldo, silenzio', 'small'),
        text(
          'Sole da mezzogiorno al tramonto, e in luglio si vede dalla bolletta: il condizionatore c’è e va usato con giudizio. Di notte si sente solo l’orologio della torre, che batte le ore intere. Piazza Grande è a tre minuti, l’alimentari a due.',
        ),
        picture(
          'castelmora-by-night',
          'Di sera le finestre di Via Alta sono le ultime a spegnersi.',
        ),
      ],
      en: [
        text(
          'Via Alta runs around the hilltop: few shops, many cats, a view at every side street. The studio is on the fourth floor; the lift goes to the third, and nineteen steps remind you where you are.',
          'It is one room, but a well-planned one: the bed under the slope of the roof, the desk in front of the window, the kitchen behind two doors. The ceiling is low on one side, and anyone over one metre eighty-five soon gets to know the beam.',
        ),
        title('Light, heat, quiet', 'small'),
        text(
          'Sun from noon to sunset, and in July you will see it on the bill: there is air conditioning, to be used with care. At night you only hear the tower clock strike the hours. Piazza Grande is three minutes away, the grocer two.',
        ),
        picture(
          'castelmora-by-night',
          'In the evening the windows of Via Alta are the last to go dark.',
        ),
      ],
    },
  },

  'studio-old-workshop': {
    title: { it: 'L’ex bottega', en: 'The old workshop' },
    slug: { it: 'monolocale-ex-bottega-liutai', en: 'studio-old-workshop-liutai' },
    excerpt: {
      it: 'Un laboratorio di liuteria diventato monolocale. Vetrina sulla strada, soppalco, acustica notevole.',
      en: 'A violin workshop turned into a studio. Shop window, sleeping loft, remarkable acoustics.',
    },
    image: 'single-room-workshop',
    gallery: ['borgo-dei-liutai', 'concert-conservatorio', 'kitchen-borgo-dei-liutai'],
    categories: ['studios'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'bikeStorage'],
    priceMin: 480,
    condominiumFees: 20,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Si suona dalle 9 alle 13 e dalle 15 alle 21.',
        'La vetrina resta pulita e senza manifesti.',
        'Il banco da liutaio non si sposta: è fissato dal 1954.',
      ),
      en: bullets(
        'Practise from 9 to 1 and from 3 to 9.',
        'Keep the shop window clean and free of posters.',
        'Do not move the workbench: it has been bolted down since 1954.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Si può visitare già un mese prima, su appuntamento.',
        'Contratto per studenti registrato.',
        'Il letto sul soppalco tiene due persone; il prezzo non cambia.',
      ),
      en: bullets(
        'Viewings start a month earlier, by appointment.',
        'Registered student lease.',
        'The bed in the loft holds two; the price stays the same.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('F', 198, 7, 'average', 'good'),
    deposit: 960,
    minimumStay: 6,
    maximumStay: 36,
    availableFrom: 90,
    verifiedDaysAgo: 16,
    ownerName: 'Famiglia Arcolungo',
    address: at('Borgo dei Liutai', 41),
    contactLinks: [
      email('agli Arcolungo', 'the Arcolungos', 'arcolungo@example.org'),
      chat('agli Arcolungo', 'the Arcolungos', '0000 123424'),
    ],
    blocks: {
      it: [
        text(
          'Per settant’anni qui si sono piegate fasce di acero; adesso c’è un letto sul soppalco e una cucina dove stava la stufa per la colla. Il banco è rimasto e fa da scrivania, lungo tre metri, con i segni al loro posto.',
          'È un piano terra sulla strada. La vetrina è satinata fino a un metro e settanta: entra la luce, non gli sguardi. Ogni tanto qualcuno bussa per un archetto: basta indicare la porta di fronte, sanno tutto loro.',
        ),
        title('Per chi suona', 'small'),
        text(
          'I muri sono spessi settanta centimetri e nella strada suonano tutti: il silenzio, semmai, insospettisce. Il Conservatorio è a quattro minuti. D’inverno il pavimento in pietra è freddo: il tappeto è compreso, le pantofole no.',
        ),
      ],
      en: [
        text(
          'For seventy years people bent strips of maple here. Now there is a bed in the loft, and a kitchen where the glue stove used to be. The workbench has stayed and serves as a desk: three metres long, every scar in its place.',
          'It is a ground floor on the street. The shop window is frosted up to one metre seventy, so light gets in and glances do not. Now and then someone knocks about a bow: point them to the door opposite, they know everything.',
        ),
        title('If you play', 'small'),
        text(
          'The walls are seventy centimetres thick and the whole street plays something: it is silence that makes people wonder. The Conservatorio is four minutes away. In winter the stone floor is cold: the rug is included, slippers are not.',
        ),
      ],
    },
  },

  'studio-filande': {
    title: { it: 'Monolocale alle Filande', en: 'Studio at the Filande' },
    slug: { it: 'monolocale-filande', en: 'studio-filande' },
    excerpt: {
      it: 'Nuovo, caldo, vicino al Politecnico. Poco poetico e molto comodo, con ascensore fino al piano.',
      en: 'New, warm, close to the Politecnico. Little poetry, much comfort, and a lift to the door.',
    },
    image: 'single-room-telai',
    gallery: ['hall-alle-mura', 'lecture-hall-polytechnic'],
    categories: ['studios', 'accessible'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'balcony',
      'bikeStorage',
      'lift',
      'airConditioning',
    ],
    priceMin: 550,
    condominiumFees: 60,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Non si fuma in casa né sulle scale.',
        'Biciclette nel deposito al piano interrato.',
        'Silenzio dalle 22 alle 8.',
      ),
      en: bullets(
        'No smoking in the flat or on the stairs.',
        'Bicycles go in the store in the basement.',
        'Quiet from 10 pm to 8 am.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupato fino a settembre.',
        'Contratto per studenti registrato.',
        'Luce intestata a chi abita; acqua e riscaldamento nelle spese.',
      ),
      en: bullets(
        'Taken until September.',
        'Registered student lease.',
        'Electricity in the tenant’s name; water and heating in the fees.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('A2', 31, 46, 'good', 'good'),
    deposit: 1100,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 59,
    ownerName: 'Marta Filanera',
    address: at('Via dei Telai', 3, 'Le Filande'),
    contactLinks: [phone('a Marta', 'Marta', '0000 123425')],
    blocks: {
      it: [
        text(
          'Terzo piano di un palazzo recente, in fondo a una strada chiusa: si sentono le rondini e, alle otto, chi corre a lezione. La stanza è rettangolare senza sorprese, con un balcone profondo che d’estate diventa la seconda stanza.',
          'Il riscaldamento è a pavimento e compreso nelle spese condominiali, che per questo sembrano alte: a fine inverno il conto torna. È accessibile in carrozzina dall’ingresso al bagno; il gradino del balcone è di quattro centimetri.',
        ),
        text(
          'Politecnico a due minuti, mensa Filande a tre, supermercato a cinque. In centro si va con la linea 4, otto minuti, o in bicicletta dalla vecchia ferrovia: pianeggiante fino alla porta, poi no.',
        ),
      ],
      en: [
        text(
          'Third floor of a recent building at the end of a closed street: you hear swallows and, at eight, people running to class. The room is a plain rectangle with a deep balcony that becomes a second room in summer.',
          'Underfloor heating is covered by the condominium fees, which is why they look high: by the end of winter the sum adds up. You can get from the street to the bathroom in a wheelchair; the balcony has a four-centimetre step.',
        ),
        text(
          'The Politecnico is two minutes away, the Filande canteen three, the supermarket five. Line 4 takes eight minutes into town; by bike, follow the old railway, flat as far as the gate and then not flat at all.',
        ),
      ],
    },
  },
};
