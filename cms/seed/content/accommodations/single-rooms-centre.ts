import { bullets, chat, email, phone, picture, text, title } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const singleRoomsCentre: Record<string, AccommodationSeed> = {
  'attic-room-san-vero': {
    title: { it: 'Mansarda a San Vero', en: 'Attic room in San Vero' },
    slug: { it: 'mansarda-san-vero', en: 'attic-room-san-vero' },
    excerpt: {
      it: 'Una singola con le travi a vista e la finestra sul campanile. Sessantadue gradini, contati.',
      en: 'A single room with bare beams and a window on the bell tower. Sixty-two steps: we counted.',
    },
    image: 'attic-san-vero',
    gallery: ['kitchen-librai', 'borgo-dei-liutai', 'castelmora-at-dusk'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'balcony'],
    priceMin: 420,
    condominiumFees: 25,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Non si fuma in casa; sul terrazzino sì, con il posacenere.',
        'Silenzio dalle 23: i muri antichi portano lontano.',
        'Ospiti per la notte d’accordo con chi abita con te.',
        'Turni di pulizia per cucina e bagni, ogni settimana.',
      ),
      en: bullets(
        'No smoking indoors; on the little terrace yes, with an ashtray.',
        'Quiet after 11 pm: old walls carry sound.',
        'Overnight guests are fine once your flatmates agree.',
        'Kitchen and bathrooms are cleaned in turns, every week.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, rinnovabile.',
        'Disdetta con tre mesi di preavviso.',
        'Luce e gas divisi in tre, con le bollette sul frigorifero.',
      ),
      en: bullets(
        'Registered student lease, renewable.',
        'Three months’ notice to leave.',
        'Electricity and gas split three ways; the bills go on the fridge.',
      ),
    },
    energy: energy('E', 168, 9, 'poor', 'poor'),
    deposit: 840,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 14,
    ownerName: 'Ada Torrebruna',
    address: at('Vicolo del Fornaio', 8, 'San Vero'),
    contactLinks: [
      phone('ad Ada', 'Ada', '0000 123411'),
      email('ad Ada', 'Ada', 'ada.torrebruna@example.org'),
    ],
    blocks: {
      it: [
        text(
          'La camera sta all’ultimo piano, sotto il tetto: sedici metri quadri, una finestra a est e il campanile di San Vero così vicino che non ti serve l’orologio. Il sole arriva sulla scrivania verso le otto e se ne va a mezzogiorno. D’estate le travi tengono il caldo: il ventilatore è già nell’armadio.',
          'Il terzo piano è senza ascensore. Con la spesa si sente, con il violoncello pure. In compenso sopra di te abitano solo i rondoni, e dalla finestra del pianerottolo si vede il fiume.',
        ),
        title('La casa e la strada', 'small'),
        text(
          'Dividi la casa con due studentesse di Lettere, in una cucina con il tavolo da sei. Il forno del vicolo comincia a lavorare alle quattro: rumore poco, profumo molto. Piazza Grande è a sette minuti in discesa e a dieci in salita; la fermata della linea 1 è sotto l’arco.',
        ),
        picture(
          'borgo-dei-liutai',
          'La strada più corta verso il centro passa dal Borgo dei Liutai.',
        ),
      ],
      en: [
        text(
          'The room is on the top floor, right under the roof: sixteen square metres, a window facing east and the bell tower of San Vero so close that you can leave your watch in a drawer. The sun reaches the desk around eight and moves on by noon. In summer the beams hold the heat, so there is a fan in the wardrobe.',
          'It is the third floor and there is no lift. You notice with the shopping, and you notice with a cello. On the other hand only swifts live above you, and from the landing you can see the river.',
        ),
        title('The flat and the street', 'small'),
        text(
          'You share with two literature students and a kitchen table for six. The bakery in the lane starts work at four in the morning: little noise, a lot of smell. Piazza Grande is seven minutes down the hill and ten minutes back up; line 1 stops under the arch.',
        ),
        picture('borgo-dei-liutai', 'The shortest way into town runs through Borgo dei Liutai.'),
      ],
    },
  },

  'room-big-kitchen-liutai': {
    title: { it: 'Singola con grande cucina', en: 'Room with a big kitchen' },
    slug: { it: 'singola-grande-cucina-liutai', en: 'room-big-kitchen-liutai' },
    excerpt: {
      it: 'Sopra la bottega di un liutaio, in quattro intorno a un tavolo lungo. Chi sa cucinare è il benvenuto.',
      en: 'Above a violin maker’s workshop, four people around one long table. Cooks are very welcome.',
    },
    image: 'kitchen-borgo-dei-liutai',
    gallery: ['single-room-liutai', 'borgo-dei-liutai', 'concert-conservatorio'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: ['wifi', 'heating', 'water', 'waste', 'washingMachine', 'dishwasher', 'desk'],
    priceMin: 340,
    condominiumFees: 40,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Si suona dalle 10 alle 13 e dalle 16 alle 20.',
        'La cucina si lascia come la si vorrebbe trovare.',
        'Niente scarpe sul tappeto del soggiorno.',
        'Animali: se ne parla, il gatto di casa ha l’ultima parola.',
      ),
      en: bullets(
        'Practise from 10 to 1 and from 4 to 8.',
        'Leave the kitchen as you would like to find it.',
        'No shoes on the living-room rug.',
        'Pets: ask first, the resident cat has the last word.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, rinnovabile di anno in anno.',
        'Riscaldamento compreso nelle spese fino a 19 gradi.',
        'Luce divisa in quattro, a fine bimestre.',
      ),
      en: bullets(
        'Registered student lease, renewable year by year.',
        'Heating up to 19 °C is covered by the fees.',
        'Electricity split four ways, every two months.',
      ),
    },
    energy: energy('D', 131, 14, 'average', 'good'),
    deposit: 680,
    minimumStay: 12,
    verifiedDaysAgo: 41,
    ownerName: 'Oreste Valserena',
    address: at('Borgo dei Liutai', 5),
    contactLinks: [
      phone('a Oreste', 'Oreste', '0000 123412'),
      chat('a Oreste', 'Oreste', '0000 123412'),
    ],
    blocks: {
      it: [
        text(
          'Oreste ripara violini al piano terra e affitta il primo. Di giorno sali le scale tra odore di vernice e qualche scala di sol; dopo le otto di sera il Borgo è una delle strade più tranquille dentro le mura.',
          'La camera dà sul cortile interno, quindi poca luce d’inverno e fresco d’estate: la scrivania sta sotto la finestra proprio per questo. È lunga e stretta, con un armadio a muro profondo quanto serve per due valigie e una custodia rigida.',
        ),
        title('In cucina', 'small'),
        text(
          'È la vera stanza della casa: sei fuochi, lavastoviglie, forno grande e una finestra sui tetti. La domenica chi c’è cena insieme, ma nessuno fa l’appello. Il Conservatorio è a cinque minuti a piedi, Piazza Grande a quattro.',
        ),
      ],
      en: [
        text(
          'Oreste mends violins on the ground floor and lets the first. By day you climb the stairs through a smell of varnish and the odd G major scale; after eight in the evening the Borgo is one of the quietest streets inside the walls.',
          'The bedroom looks onto the inner courtyard: not much light in winter, cool in summer, and the desk stands under the window for that reason. The room is long and narrow, with a built-in wardrobe deep enough for two suitcases and a hard instrument case.',
        ),
        title('The kitchen', 'small'),
        text(
          'This is the room that matters: six rings, a dishwasher, a proper oven and a window over the roofs. On Sundays whoever is in eats together, and nobody takes the register. The Conservatorio is five minutes on foot, Piazza Grande four.',
        ),
      ],
    },
  },

  'room-portico-dei-librai': {
    title: { it: 'Singola sotto i portici', en: 'Room on the arcades' },
    slug: { it: 'singola-portico-dei-librai', en: 'room-portico-dei-librai' },
    excerpt: {
      it: 'Un secondo piano tra una libreria e la biblioteca. A lezione di Lettere ci vai in ciabatte, o quasi.',
      en: 'A second floor between a bookshop and the library. You could go to a literature class in slippers.',
    },
    image: 'single-room-librai',
    gallery: ['kitchen-librai', 'portico-dei-librai', 'library-dei-librai'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'lift'],
    priceMin: 365,
    condominiumFees: 35,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Il portone si chiude a mano dopo le 22.',
        'Biciclette nel cortile, non nell’androne.',
        'Niente panni stesi sul lato del portico.',
        'Silenzio dalle 23, il mercoledì di mercato si tratta.',
      ),
      en: bullets(
        'Pull the street door shut by hand after 10 pm.',
        'Bicycles go in the courtyard, not in the hallway.',
        'No washing hung on the arcade side.',
        'Quiet after 11 pm; market Wednesdays are negotiable.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Chi c’è parte dopo la laurea; visite il sabato mattina.',
        'Contratto per studenti registrato.',
        'Riscaldamento a contatore, diviso in tre.',
      ),
      en: bullets(
        'The current tenant leaves after graduation; viewings on Saturday mornings.',
        'Registered student lease.',
        'Heating is metered and split three ways.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('F', 205, 6, 'poor', 'good'),
    deposit: 730,
    minimumStay: 10,
    maximumStay: 24,
    availableFrom: 45,
    verifiedDaysAgo: 9,
    ownerName: 'Iris Campodoro',
    address: at('Portico dei Librai', 17),
    contactLinks: [
      email('a Iris', 'Iris', 'iris.campodoro@example.org'),
      phone('a Iris', 'Iris', '0000 123413'),
    ],
    blocks: {
      it: [
        text(
          'La finestra guarda sul portico più camminato della città: fino alle sette di sera senti passi, campanelli e chi chiede uno sconto sui libri usati. Poi le serrande si abbassano e resta la fontana. Se dormi leggero, i doppi vetri sono nuovi; se dormi pesante, non te ne accorgi.',
          'Il soffitto è alto tre metri e mezzo. D’inverno vuol dire un maglione in più, il resto dell’anno vuol dire respirare. Letto a una piazza e mezza, scrivania larga, tre ripiani di libreria già occupati a metà da chi c’è stato prima: puoi tenerteli.',
        ),
        picture(
          'portico-dei-librai',
          'Il primo mercoledì del mese il portico diventa un mercato di libri usati.',
        ),
        text(
          'Abitano qui altre due persone, una di Giurisprudenza e una che insegna francese. La biblioteca chiude alle 23 ed è a due portoni di distanza: è la scusa migliore per non studiare in camera.',
        ),
      ],
      en: [
        text(
          'The window looks onto the busiest arcade in town: until seven in the evening you hear footsteps, bicycle bells and people bargaining over second-hand books. Then the shutters come down and the fountain is all that is left. Light sleepers will like the new double glazing; heavy sleepers will not need it.',
          'The ceiling is three and a half metres high. In winter that means one more jumper, for the rest of the year it means air. There is a wide single bed, a large desk and three shelves half filled by whoever lived here before: the books are yours if you want them.',
        ),
        picture(
          'portico-dei-librai',
          'On the first Wednesday of the month the arcade becomes a second-hand book market.',
        ),
        text(
          'Two other people live here, a law student and a French teacher. The library closes at 11 pm and is two doors away, the best excuse yet for not studying in your room.',
        ),
      ],
    },
  },
};
