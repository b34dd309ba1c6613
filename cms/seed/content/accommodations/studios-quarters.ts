import { bullets, email, html, paragraphs, phone, picture, text, title, toPage } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const studiosQuarters: Record<string, AccommodationSeed> = {
  'studio-orange-courtyard': {
    title: { it: 'Monolocale con arancio', en: 'Studio with an orange tree' },
    slug: { it: 'monolocale-corte-arancio-semplici', en: 'studio-orange-tree-semplici' },
    excerpt: {
      it: 'Piano terra su una corte chiusa. Le arance sono amare e servono per la marmellata di febbraio.',
      en: 'Ground floor on an enclosed courtyard. The oranges are bitter and become marmalade in February.',
    },
    image: 'courtyard-semplici',
    gallery: ['single-room-spola', 'single-room-semplici', 'library-science'],
    categories: ['studios'],
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
      'desk',
      'bikeStorage',
    ],
    priceMin: 430,
    condominiumFees: 40,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'La corte si attraversa a piedi, con la bici a mano.',
        'Panni stesi solo sul filo in alto.',
        'Alla marmellata di febbraio si partecipa tutti, anche solo sbucciando.',
      ),
      en: bullets(
        'Walk through the courtyard, and push your bike.',
        'Washing goes on the top line only.',
        'Everybody takes part in the February marmalade, if only by peeling.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato.',
        'Riscaldamento e acqua nelle spese; luce a parte.',
        'Un animale piccolo va bene, se non scava.',
      ),
      en: bullets(
        'Registered student lease.',
        'Heating and water in the fees; electricity is extra.',
        'A small animal is fine if it does not dig.',
      ),
    },
    energy: energy('E', 149, 11, 'average', 'good'),
    deposit: 860,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 49,
    ownerName: 'Delfina Ramarosa',
    address: at('Via dei Semplici', 27, 'Mura Alte'),
    contactLinks: [
      phone('a Delfina', 'Delfina', '0000 123451'),
      email('a Delfina', 'Delfina', 'delfina.ramarosa@example.org'),
    ],
    blocks: {
      it: [
        text(
          'Dentro le mura i piani terra sono bui, e questo non fa eccezione: il sole entra dalle undici alle due, da novembre a gennaio nemmeno. In cambio d’agosto si sta a ventiquattro gradi senza accendere niente.',
          'Sono ventisei metri quadri in un locale solo, più il bagno, ricavati da una stalla. La mangiatoia è diventata la libreria. Gli altri otto appartamenti della corte si parlano dalle finestre; chi vuole restare sconosciuto cerchi altrove.',
        ),
        title('Per muoversi', 'small'),
        text(
          'Ci sono due scalini all’ingresso e nessun altro. La circolare ferma a centocinquanta metri, all’Orto Botanico; Scienze è a quattro minuti in piano.',
        ),
      ],
      en: [
        text(
          'Ground floors inside the walls are dark and this one is no exception: sun from eleven to two, and none at all from November to January. In return August stays at twenty-four degrees with nothing switched on.',
          'It is one room of twenty-six square metres, plus the bathroom, made out of a stable. The manger is now the bookcase. The other eight flats around the courtyard talk to each other from the windows; if you would rather stay a stranger, look elsewhere.',
        ),
        title('Getting about', 'small'),
        text(
          'Two steps at the entrance and no others. The circular line stops a hundred and fifty metres away, at Orto Botanico; the science departments are four minutes on the level.',
        ),
      ],
    },
  },

  'studio-lock-keeper': {
    title: { it: 'Casa del chiusaiolo', en: 'The lock-keeper’s studio' },
    slug: { it: 'monolocale-casa-del-chiusaiolo', en: 'studio-lock-keepers-house' },
    excerpt: {
      it: 'Una casetta a sé, larga quattro metri, dove abitava chi apriva la chiusa. Nessun vicino di muro, molte anatre.',
      en: 'A little house of its own, four metres wide, where the man who worked the lock used to live. No party wall, many ducks.',
    },
    image: 'single-room-canal',
    gallery: ['river-park-salici', 'castelmora-from-the-river'],
    categories: ['studios'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'desk', 'bikeStorage', 'parking'],
    priceMin: 400,
    condominiumFees: 0,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'La ruota della chiusa è un monumento: si guarda.',
        'Niente pane secco alle anatre: fa male.',
        'La porta si gonfia quando piove: spingere con la spalla.',
      ),
      en: bullets(
        'The wheel of the lock is a monument: look, do not turn.',
        'No stale bread for the ducks; it is bad for them.',
        'The door swells in the rain: use your shoulder.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto transitorio o per studenti, registrato.',
        'La lavatrice non c’è: la lavanderia a gettoni è a quattro minuti.',
        'Luce intestata a chi abita, contatore da tre chilowatt.',
      ),
      en: bullets(
        'Temporary or student lease, registered.',
        'There is no washing machine: the launderette is four minutes away.',
        'Electricity in the tenant’s name, on a three-kilowatt meter.',
      ),
    },
    energy: energy('G', 251, 3, 'poor', 'average'),
    deposit: 800,
    minimumStay: 3,
    maximumStay: 18,
    verifiedDaysAgo: 61,
    ownerName: 'Consorzio del Canale',
    address: at('Via del Canale', 18),
    contactLinks: [
      phone('al consorzio', 'the canal board', '0000 123455'),
      email('al consorzio', 'the canal board', 'consorzio@canale.example.org'),
    ],
    blocks: {
      it: [
        text(
          'È forse la casa più piccola della città con un proprio numero civico. Una stanza lilla, un bagno dove il lavandino sta dentro la doccia, una cucina in un armadio. Però ha quattro lati, e a ogni ora del giorno il sole ne trova uno.',
          'Scaldarla costa: muri da una testa, pavimento di pietra, classe G. Chi ci ha passato l’inverno consiglia la stufetta in bagno e le calze di lana ovunque. Da aprile a ottobre lo stesso inquilino dice che non ha mai vissuto meglio.',
        ),
        picture('river-park-salici', 'Il canale entra nella Mora duecento metri più giù.'),
      ],
      en: [
        text(
          'This may be the smallest house in town with a street number of its own. One lilac room, a bathroom whose basin is inside the shower, a kitchen in a cupboard. But it has four sides, and at any hour the sun finds one of them.',
          'Heating it is expensive: thin brick walls, a stone floor, class G. The last tenant to winter here recommends a small heater in the bathroom and woollen socks everywhere. From April to October the same tenant says he has never lived better.',
        ),
        picture('river-park-salici', 'The canal meets the Mora two hundred metres further down.'),
      ],
    },
  },

  'studio-without-steps': {
    title: { it: 'Monolocale senza gradini', en: 'Step-free studio' },
    slug: { it: 'monolocale-senza-gradini-telai', en: 'step-free-studio-telai' },
    excerpt: {
      it: 'Piano terra, porte da novanta, bagno attrezzato e un letto in più per chi ti assiste. Pensato prima, non aggiustato dopo.',
      en: 'Ground floor, ninety-centimetre doors, an adapted bathroom and a second bed for an assistant. Planned, not patched.',
    },
    image: 'single-room-step-free',
    gallery: ['kitchen-silk-mill', 'bus-stop-porta-nuova', 'hall-alle-mura'],
    categories: ['studios', 'accessible'],
    accommodationType: 'studio',
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
      'desk',
      'parking',
      'airConditioning',
    ],
    priceMin: 420,
    condominiumFees: 0,
    pricingMode: 'wholeHouse',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Il marciapiede davanti resta libero da bici e monopattini: vale per tutta la via.',
        'I cani di assistenza sono di casa.',
        'Il campanello luminoso si prova il primo del mese.',
      ),
      en: bullets(
        'No bikes or scooters on the pavement in front: the whole street agrees.',
        'Assistance dogs are at home here.',
        'The light-up doorbell is tested on the first of the month.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservato a chi ha la Studium Card; precedenza a chi si muove in carrozzina.',
        'Bollette comprese nel canone.',
        'Chi assiste non paga e non compare nel contratto.',
      ),
      en: bullets(
        'Reserved for Studium Card holders; wheelchair users come first.',
        'Bills are included in the rent.',
        'Your assistant pays nothing and need not sign the lease.',
      ),
    },
    energy: energy('A1', 45, 40, 'good', 'good'),
    deposit: 420,
    minimumStay: 5,
    maximumStay: 36,
    verifiedDaysAgo: 4,
    ownerName: 'Agenzia per lo studio di Castelmora',
    address: at('Via dei Telai', 20, 'Le Filande'),
    contactLinks: [
      phone('all’agenzia', 'the agency', '0000 123461'),
      email('all’agenzia', 'the agency', 'alloggi.accessibili@example.org'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('Le misure, perché sono la prima cosa da sapere:'),
          bullets(
            'ingresso e porte interne novanta centimetri, spazio di rotazione un metro e sessanta;',
            'piano della cucina regolabile tra settanta e novantacinque;',
            'doccia a filo con sedile ribaltabile, water a quarantasei, maniglioni da entrambi i lati;',
            'letto alto cinquanta, con spazio sotto per il sollevatore.',
          ),
        ),
        picture(
          'bus-stop-porta-nuova',
          'La linea 4 è a sessanta metri in piano; la pedana la apre chi guida.',
        ),
        text(
          'Il resto è un buon monolocale: trentaquattro metri quadri, finestra a ovest, un tiglio. Il Politecnico è a quattro minuti senza un gradino. Per i percorsi nel centro, che in piano non è, c’è una pagina fatta apposta.',
        ),
        { type: 'links', links: [toPage('getting-around', 'I tre percorsi senza gradini')] },
      ],
      en: [
        html(
          paragraphs('Measurements, because they are what you need first:'),
          bullets(
            'entrance and inner doors ninety centimetres, turning space one metre sixty;',
            'kitchen worktop adjustable between seventy and ninety-five;',
            'level shower with folding seat, toilet at forty-six, rails on both sides;',
            'bed at fifty, with room below for a hoist.',
          ),
        ),
        picture(
          'bus-stop-porta-nuova',
          'Line 4 is sixty level metres away; the driver opens the ramp.',
        ),
        text(
          'For the rest it is a good studio: thirty-four square metres, a west window, a lime tree. The Politecnico is four minutes away without a single step. For routes through the centre, which is anything but level, there is a page.',
        ),
        { type: 'links', links: [toPage('getting-around', 'Three routes without steps')] },
      ],
    },
  },
};
