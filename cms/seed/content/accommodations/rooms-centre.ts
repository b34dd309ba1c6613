import { bullets, chat, columns, email, group, phone, text, title, toService } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const roomsCentre: Record<string, AccommodationSeed> = {
  'room-notaries-street': {
    title: { it: 'Singola dai notai', en: 'Room on Notaries’ Row' },
    slug: { it: 'singola-via-dei-notai', en: 'room-notaries-row' },
    excerpt: {
      it: 'Una libreria intera a disposizione e Giurisprudenza nel portone accanto. Il quartiere si spegne alle sei di sera.',
      en: 'A whole bookcase to fill and the law department next door. The street shuts down at six in the evening.',
    },
    image: 'single-room-notai',
    gallery: ['kitchen-misericordia', 'lecture-hall-university', 'arcade-misericordia'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'dishwasher', 'desk', 'lift'],
    priceMin: 410,
    condominiumFees: 45,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Il portone è di uno studio notarile: di giorno niente biciclette nell’androne.',
        'Silenzio dalle 23; di domenica si è in cinque in tutto il palazzo.',
        'In frigorifero, un ripiano a testa.',
      ),
      en: bullets(
        'The entrance belongs to a notary’s office: no bicycles in it by day.',
        'Quiet from 11 pm; on Sundays there are five people in the whole building.',
        'One shelf each in the fridge.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, letto ad alta voce prima della firma.',
        'Riscaldamento centralizzato nelle spese, dalle 6 alle 22.',
        'Tre mesi di preavviso, per lettera.',
      ),
      en: bullets(
        'Registered student lease, read aloud before you sign.',
        'Central heating in the fees, from 6 am to 10 pm.',
        'Three months’ notice, by letter.',
      ),
    },
    energy: energy('D', 129, 13, 'average', 'average'),
    deposit: 820,
    minimumStay: 10,
    maximumStay: 36,
    verifiedDaysAgo: 26,
    ownerName: 'Eredi Sigillanti',
    address: at('Via dei Notai', 11),
    contactLinks: [
      email('agli eredi Sigillanti', 'the Sigillanti family', 'casa.notai@example.org'),
      phone('agli eredi Sigillanti', 'the Sigillanti family', '0000 123444'),
    ],
    blocks: {
      it: [
        text(
          'In Via dei Notai di giorno si parla piano e di sera non si parla affatto. Il palazzo ha quattro studi professionali e due appartamenti; il tuo è all’ultimo piano, con un ascensore che porta tre persone o una persona e un trasloco.',
          'La camera è rosa antico per scelta di chi c’era prima, e nessuno ha mai trovato il coraggio di cambiarla. Il letto sta sotto la finestra, la libreria copre una parete: portaci i libri, oppure riempila con quelli che lasciano i praticanti in corridoio.',
        ),
        columns(
          2,
          group(
            title('Con chi', 'small'),
            text('Due laureande in Storia e un dottorando che si vede soprattutto dalle tazze.'),
          ),
          group(
            title('Dove si va', 'small'),
            text('Giurisprudenza un minuto, Piazza Grande due, biblioteca dei Librai cinque.'),
          ),
        ),
      ],
      en: [
        text(
          'By day people on this street talk softly, and in the evening they do not talk at all. The building holds four offices and two flats; yours is on the top floor, with a lift that takes three people, or one person and their belongings.',
          'The room is old rose, the choice of a former tenant, and nobody since has had the nerve to change it. The bed is under the window and a bookcase covers one wall: bring your books, or fill it with what the trainee lawyers leave in the corridor.',
        ),
        columns(
          2,
          group(
            title('With whom', 'small'),
            text('Two history finalists and a doctoral student mostly known by his mugs.'),
          ),
          group(
            title('How far', 'small'),
            text('The law department is one minute away, Piazza Grande two, the library five.'),
          ),
        ),
      ],
    },
  },

  'small-room-candle-lane': {
    title: { it: 'Piccola alle Candele', en: 'Small room, Candle Lane' },
    slug: { it: 'singola-piccola-vicolo-delle-candele', en: 'small-room-candle-lane' },
    excerpt: {
      it: 'Otto metri quadri e mezzo, dichiarati. In compenso costa quanto una stanza fuori porta e sei in piazza in un minuto.',
      en: 'Eight and a half square metres, and we say so. It costs what a room outside the walls costs, one minute from the square.',
    },
    image: 'single-room-candele',
    gallery: ['kitchen-librai', 'market-piazza-grande'],
    categories: ['single-rooms'],
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
    ],
    priceMin: 295,
    condominiumFees: 0,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'La valigia grande sta in soffitta, non sotto il letto: non ci entra.',
        'Candele vere vietate, nonostante il nome della via.',
        'Doccia breve: lo scaldabagno tiene ottanta litri per tre persone.',
      ),
      en: bullets(
        'Your big suitcase lives in the loft, not under the bed: it will not fit.',
        'No real candles, whatever the lane is called.',
        'Short showers: the boiler holds eighty litres for three people.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Bollette comprese nel prezzo, senza conguaglio.',
        'Contratto per studenti registrato.',
        'Chi c’è ora la fa vedere volentieri, dopo le 17.',
      ),
      en: bullets(
        'Bills are in the price, with nothing to settle later.',
        'Registered student lease.',
        'The current tenant is happy to show it, after 5 pm.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('E', 171, 7, 'average', 'good'),
    deposit: 295,
    minimumStay: 6,
    maximumStay: 12,
    availableFrom: 35,
    verifiedDaysAgo: 8,
    ownerName: 'Clelia Lumachelli',
    address: at('Vicolo delle Candele', 7),
    contactLinks: [chat('a Clelia', 'Clelia', '0000 123445')],
    blocks: {
      it: [
        text(
          'Partiamo dalle misure: due metri e sessanta per tre e trenta. Ci stanno un letto da ottanta, una scrivania a ribalta, un armadio a due ante e tu, se non apri tutto insieme. La finestra però è grande e guarda a ovest, sopra i tetti bassi del vicolo.',
          'Ci ha abitato una studentessa di Architettura che ha disegnato ogni mensola: sono undici e reggono. Il gatto nero che ti trovi sul letto si chiama Stoppino e abita al pianterreno, in teoria.',
        ),
        text(
          'Il sabato il mercato comincia sotto casa alle sei e smonta alle due. Il resto della settimana il vicolo è cieco e quindi silenzioso. Per stare larghi c’è la sala dei Librai, quattro minuti, aperta fino alle 23.',
        ),
        {
          type: 'links',
          links: [toService('library-librai', 'Orari della biblioteca dei Librai')],
        },
      ],
      en: [
        text(
          'Measurements first: two metres sixty by three thirty. It takes a narrow bed, a folding desk, a two-door wardrobe and you, provided you do not open everything at once. The window is big, though, and faces west over the low roofs of the lane.',
          'An architecture student lived here and designed every shelf: there are eleven and they hold. The black cat you will find on the bed is called Stoppino and lives on the ground floor, in theory.',
        ),
        text(
          'On Saturdays the market starts outside at six and packs up at two. The rest of the week the lane is a dead end, and so it is quiet. When you need room to spread out, the library is four minutes away and open until 11 pm.',
        ),
        { type: 'links', links: [toService('library-librai', 'Library opening hours')] },
      ],
    },
  },

  'twin-old-grammar-school': {
    title: { it: 'Doppia al Ginnasio Vecchio', en: 'Twin in the old school' },
    slug: { it: 'doppia-ginnasio-vecchio', en: 'twin-old-grammar-school' },
    excerpt: {
      it: 'Era un’aula di greco. Restano il soffitto a cassettoni, la pedana e una frase sulla parete che nessuno sa tradurre.',
      en: 'It was a Greek classroom. The coffered ceiling, the platform and one line on the wall that nobody can translate have stayed.',
    },
    image: 'double-room-ginnasio',
    gallery: ['portico-dei-librai', 'kitchen-misericordia'],
    categories: ['shared-rooms'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 2,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
    ],
    priceMin: 560,
    condominiumFees: 50,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Sulla pedana si può ballare, non trapanare.',
        'L’iscrizione non si ritocca.',
        'Si cucina a turni di quaranta minuti tra le 19 e le 21.',
      ),
      en: bullets(
        'You may dance on the platform, not drill into it.',
        'Leave the inscription alone.',
        'Between 7 and 9 pm the kitchen runs in turns of forty minutes.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupata da due studenti fino all’estate; lista d’attesa per lettera o posta elettronica.',
        'Il prezzo è per la camera, da dividere come credete.',
        'Contratto per studenti registrato, a due nomi.',
      ),
      en: bullets(
        'Two students live here until summer; there is a waiting list, by letter or email.',
        'The price is for the room, to split as you see fit.',
        'Registered student lease, in two names.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('F', 201, 5, 'poor', 'good'),
    deposit: 1120,
    minimumStay: 12,
    maximumStay: 24,
    verifiedDaysAgo: 92,
    ownerName: 'Opera del Ginnasio Vecchio',
    address: at('Via del Ginnasio Vecchio', 15),
    contactLinks: [email('all’Opera', 'the foundation', 'ginnasio.vecchio@example.org')],
    blocks: {
      it: [
        text(
          'Trentuno metri quadri e un soffitto di quattro e venti: in due ci si sente in villeggiatura finché non arriva dicembre. Allora si scopre che il calore va dove vuole lui e che i letti stanno bene sulla pedana, quaranta centimetri più su.',
        ),
        title('Il resto della scuola', 'small'),
        text(
          'Le altre aule del piano sono tre doppie come questa; la sala dei professori è la cucina, con due fornelli grandi e un tavolo verde da commissione. La campanella funziona e suona solo per i compleanni.',
          'Da qui Lettere è a quattro minuti, le aule di Largo del Grano a due, la Mensa del Pozzo a cinque. In bicicletta si arriva soltanto in discesa.',
        ),
      ],
      en: [
        text(
          'Thirty-one square metres under a ceiling four metres twenty high: two people feel on holiday here until December. Then you learn that heat goes where it likes, and that the beds do well on the platform, forty centimetres further up.',
        ),
        title('The rest of the school', 'small'),
        text(
          'The other classrooms on this floor are three twins like yours; the staff room is the kitchen, with two big cookers and a green examiners’ table. The school bell still works and is rung only for birthdays.',
          'The arts departments are four minutes away, the lecture rooms on Largo del Grano two, the Mensa del Pozzo five. By bicycle you only arrive here going down.',
        ),
      ],
    },
  },
};
