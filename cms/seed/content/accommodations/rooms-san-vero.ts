import {
  bullets,
  chat,
  email,
  html,
  paragraphs,
  phone,
  picture,
  text,
  title,
  townFilm,
} from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const roomsSanVero: Record<string, AccommodationSeed> = {
  'room-bell-ringers-house': {
    title: { it: 'La casa del campanaro', en: 'The bell-ringer’s house' },
    slug: { it: 'singola-casa-del-campanaro', en: 'room-bell-ringers-house' },
    excerpt: {
      it: 'Una singola ai piedi del campanile, in casa dell’uomo che lo fa suonare. Le ore qui arrivano in anticipo di mezzo secondo.',
      en: 'A single room at the foot of the bell tower, in the home of the man who rings it. Here the hours arrive half a second early.',
    },
    image: 'single-room-campanile',
    gallery: ['borgo-dei-liutai', 'kitchen-quartet-borgo', 'castelmora-at-dawn'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'heating', 'water', 'waste', 'washingMachine', 'desk'],
    priceMin: 330,
    condominiumFees: 0,
    pricingMode: 'perRoom',
    embedUrl: townFilm,
    houseRules: {
      it: bullets(
        'Si cena entro le 21, poi la cucina è di Amedeo.',
        'La radio dell’ingresso non si spegne: è accesa dal 1988.',
        'In torre si sale solo con lui, e mai con la pioggia.',
      ),
      en: bullets(
        'Dinner is over by 9 pm; after that the kitchen is Amedeo’s.',
        'The radio in the hall stays on: it has been since 1988.',
        'You climb the tower only with him, and never in the rain.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato.',
        'Luce divisa a metà, riscaldamento compreso.',
        'Due mesi di preavviso per lasciare la camera.',
      ),
      en: bullets(
        'Registered student lease.',
        'Electricity is split in half, heating is included.',
        'Two months’ notice to leave.',
      ),
    },
    energy: energy('E', 176, 8, 'average', 'good'),
    deposit: 330,
    minimumStay: 6,
    maximumStay: 24,
    verifiedDaysAgo: 12,
    ownerName: 'Amedeo Rintocco',
    address: at('Via del Campanile', 9, 'San Vero'),
    contactLinks: [phone('ad Amedeo', 'Amedeo', '0000 123440')],
    blocks: {
      it: [
        text(
          'Sì, si sente. Le campane suonano alle sette, a mezzogiorno e alle sette di sera; di notte tacciono, per un accordo del 1974 che Amedeo custodisce in un cassetto. Dopo una settimana ci si sveglia un minuto prima e si è puntuali a tutto.',
          'La camera ha le pareti azzurre, un letto da una piazza e mezza e una libreria che arriva al soffitto. È al primo piano, diciotto scalini, e guarda sui tigli del sagrato. Il riscaldamento lo accende lui quando vede i primi cappotti, di solito intorno a Ognissanti.',
        ),
        title('Vivere in due', 'small'),
        text(
          'In casa siete solo tu e Amedeo, che ha settantun anni, va a letto alle dieci e non entra mai in camera. Il Conservatorio è a tre minuti, il capolinea della 1 a due; Piazza Grande a otto, scendendo.',
        ),
      ],
      en: [
        text(
          'Yes, you can hear them. The bells ring at seven, at noon and at seven in the evening. At night they keep quiet, thanks to an agreement of 1974 that Amedeo guards in a drawer. After a week you wake one minute early and are on time for everything.',
          'The room has blue walls, a wide single bed and a bookcase that reaches the ceiling. It is on the first floor, eighteen steps up, and looks onto the lime trees in front of the church. Amedeo turns on the heating when he sees the first overcoats, usually around All Saints.',
        ),
        title('Living as two', 'small'),
        text(
          'It is just you and Amedeo, who is seventy-one, goes to bed at ten and never enters your room. The Conservatorio is three minutes away, the last stop of line 1 two, and Piazza Grande eight, downhill.',
        ),
      ],
    },
  },

  'room-with-spinet': {
    title: { it: 'Singola con spinetta', en: 'Room with a spinet' },
    slug: { it: 'singola-con-spinetta-san-vero', en: 'room-with-spinet-san-vero' },
    excerpt: {
      it: 'Per chi studia musica antica, o la sopporta volentieri. Lo strumento è in salotto e va accordato da chi lo scorda.',
      en: 'For students of early music, or for people who bear it gladly. The instrument is in the sitting room; whoever detunes it tunes it.',
    },
    image: 'single-room-piazza-san-vero',
    gallery: ['concert-conservatorio', 'kitchen-librai'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'cleaning',
    ],
    priceMin: 395,
    priceMax: 430,
    condominiumFees: 20,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'La spinetta si suona dalle 9 alle 12 e dalle 16 alle 19.',
        'Niente bicchieri sul coperchio, nemmeno vuoti.',
        'Ospiti benvenuti, se sanno stare zitti durante una sarabanda.',
        'Finestre del salotto chiuse nei giorni di scirocco.',
      ),
      en: bullets(
        'Play the spinet from 9 to 12 and from 4 to 7.',
        'No glasses on the lid, not even empty ones.',
        'Guests are welcome if they can sit through a sarabande.',
        'Sitting-room windows shut on muggy days.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Il prezzo più alto comprende il bagno a uso esclusivo.',
        'Contratto transitorio o per studenti, registrato.',
        'Pulizia delle stanze comuni ogni venerdì, compresa.',
      ),
      en: bullets(
        'The higher price includes a bathroom of your own.',
        'Temporary or student lease, registered.',
        'The shared rooms are cleaned every Friday, at no extra cost.',
      ),
    },
    energy: energy('F', 191, 6, 'poor', 'good'),
    deposit: 790,
    minimumStay: 4,
    maximumStay: 18,
    verifiedDaysAgo: 44,
    ownerName: 'Ottavia Lungamarca',
    address: at('Piazza San Vero', 4),
    contactLinks: [
      email('a Ottavia', 'Ottavia', 'ottavia.lungamarca@example.org'),
      phone('a Ottavia', 'Ottavia', '0000 123441'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('Ottavia ha insegnato basso continuo per quarant’anni e ha una regola sola:'),
          '<blockquote>Qui si può sbagliare nota, non si può sbattere la porta.</blockquote>',
          paragraphs('Le porte, in effetti, sono del Settecento e hanno ancora le loro serrature.'),
        ),
        text(
          'La camera è grande, verde e bianca, con la finestra ad arco sulla piazza. Il sabato c’è il mercatino dei fiori e la domenica il coro prova con le porte aperte. D’inverno il soffitto alto si fa sentire: si studia con la coperta sulle ginocchia, oppure in cucina.',
        ),
        picture('concert-conservatorio', 'Il giovedì alle 18 si va tutti in sala piccola.'),
      ],
      en: [
        html(
          paragraphs('Ottavia taught figured bass for forty years and has a single rule:'),
          '<blockquote>You may play a wrong note here. You may not slam a door.</blockquote>',
          paragraphs(
            'The doors are indeed from the eighteenth century and still have their own locks.',
          ),
        ),
        text(
          'The bedroom is large, green and white, with an arched window on the square. There is a small flower market on Saturdays, and on Sundays the choir rehearses with the doors open. In winter you notice the high ceiling: you study with a blanket on your knees, or in the kitchen.',
        ),
        picture('concert-conservatorio', 'On Thursdays at six everybody goes to the small hall.'),
      ],
    },
  },

  'twin-luthiers-courtyard': {
    title: { it: 'Doppia per due strumenti', en: 'Twin for two instruments' },
    slug: { it: 'doppia-due-strumenti-liutai', en: 'twin-two-instruments-liutai' },
    excerpt: {
      it: 'Due letti, due leggii e un armadio climatizzato per le custodie. Per le persone c’è il ventilatore.',
      en: 'Two beds, two music stands and a climate-controlled cupboard for the cases. People get a fan.',
    },
    image: 'double-room-liutai-courtyard',
    gallery: ['kitchen-borgo-dei-liutai', 'borgo-dei-liutai', 'courtyard-fords'],
    categories: ['shared-rooms'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk'],
    priceMin: 260,
    condominiumFees: 25,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'In camera si suona uno per volta: decide il foglio sulla porta.',
        'Gli ottoni vanno nell’aula del Conservatorio, con affetto.',
        'La chiave dell’armadio degli strumenti non esce di casa.',
      ),
      en: bullets(
        'One at a time plays in the room: the sheet on the door decides.',
        'Brass goes to the practice rooms of the Conservatorio, with love.',
        'The key of the instrument cupboard stays in the house.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, uno a testa.',
        'Se resti da solo paghi solo la tua parte, per due mesi.',
        'L’assicurazione degli strumenti è a carico tuo.',
      ),
      en: bullets(
        'Registered student lease, one each.',
        'If you are left alone you pay only your share, for two months.',
        'Insuring the instruments is up to you.',
      ),
    },
    energy: energy('D', 134, 12, 'average', 'good'),
    deposit: 260,
    minimumStay: 9,
    maximumStay: 36,
    verifiedDaysAgo: 20,
    ownerName: 'Fratelli Abetaia',
    address: at('Borgo dei Liutai', 28),
    contactLinks: [
      chat('ai fratelli Abetaia', 'the Abetaia brothers', '0000 123442'),
      email('ai fratelli Abetaia', 'the Abetaia brothers', 'abetaia@example.org'),
    ],
    blocks: {
      it: [
        text(
          'I fratelli Abetaia stagionano legno d’abete al piano terra: mille tavolette in fila, le più vecchie tagliate dal nonno. La camera sta sopra e profuma di bosco anche a febbraio. Dà sulla corte interna, dove gli unici orari sono quelli delle prove.',
        ),
        title('Che cosa c’è e che cosa manca', 'small'),
        html(
          bullets(
            '<strong>C’è</strong>: un armadio al 50 per cento di umidità, che i violini apprezzano.',
            '<strong>C’è</strong>: la cucina con altre due persone, entrambe pianiste e quindi fuori tutto il giorno.',
            '<strong>Manca</strong>: il soggiorno. Ci si trova alla panca della corte.',
            '<strong>Manca</strong>: l’ascensore, ma sono solo ventiquattro gradini.',
          ),
        ),
      ],
      en: [
        text(
          'On the ground floor the Abetaia brothers season spruce: a thousand boards in a row, the oldest cut by their grandfather. The room is upstairs and smells of forest even in February. It faces the inner courtyard, where rehearsal times are the only clock.',
        ),
        title('What is there and what is not', 'small'),
        html(
          bullets(
            '<strong>There is</strong> a cupboard kept at 50 per cent humidity, which violins appreciate.',
            '<strong>There is</strong> a kitchen shared with two others, both pianists and so out all day.',
            '<strong>There is no</strong> living room. People meet on the bench in the courtyard.',
            '<strong>There is no</strong> lift, but it is only twenty-four steps.',
          ),
        ),
      ],
    },
  },
};
