import { bullets, chat, email, html, paragraphs, phone, text, title, toUniversity } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const apartmentsTintorie: Record<string, AccommodationSeed> = {
  'dye-works-flat': {
    title: { it: 'La casa color prugna', en: 'The plum-coloured flat' },
    slug: { it: 'trilocale-color-prugna-tintorie', en: 'plum-coloured-flat-tintorie' },
    excerpt: {
      it: 'Tre camere e una cucina dipinta da cinque generazioni di studenti. L’ultima ha scelto il prugna.',
      en: 'Three bedrooms and a kitchen painted by five generations of students. The last one chose plum.',
    },
    image: 'kitchen-dye-works',
    gallery: ['attic-dyers', 'double-room-tintorie', 'courtyard-tintorie'],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 3,
    bedsNumber: 4,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'bikeStorage'],
    priceMin: 880,
    condominiumFees: 30,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Si può ridipingere una parete l’anno, con voto unanime.',
        'Il torchio in corridoio è dell’Accademia e torna all’Accademia.',
        'Feste: sì, fino all’una, avvisando il civico 11.',
      ),
      en: bullets(
        'You may repaint one wall a year, by unanimous vote.',
        'The press in the corridor belongs to the Academy and will go back there.',
        'Parties: yes, until one, after telling number 11.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupata; il gruppo che c’è presenta quello dopo.',
        'Contratto per studenti registrato, a quattro nomi.',
        'Gas e luce intestati a uno di voi.',
      ),
      en: bullets(
        'Taken; the present group introduces the next one.',
        'Registered student lease, in four names.',
        'Gas and electricity in the name of one of you.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('G', 233, 5, 'poor', 'average'),
    deposit: 1760,
    minimumStay: 10,
    maximumStay: 36,
    verifiedDaysAgo: 115,
    ownerName: 'Egle Robbiarossa',
    address: at('Via delle Tintorie', 9),
    contactLinks: [email('a Egle', 'Egle', 'egle.robbiarossa@example.org')],
    blocks: {
      it: [
        text(
          'Sotto il prugna c’è il verde salvia, sotto il verde un giallo di cui si raccontano cose, e in fondo l’intonaco del 1890. Egle è convinta che la casa si stia restringendo di un millimetro l’anno.',
          'Una doppia e due singole al primo piano, tutte sulla strada; il bagno è uno, ma la vasca è grande e qualcuno ci ha scritto una tesi. Le finestre sono quelle vecchie: bellissime e fredde.',
        ),
        title('Chi ci ha abitato', 'small'),
        html(
          bullets(
            'Due scenografe, che hanno lasciato il sipario del soggiorno.',
            'Un fotografo, che ha oscurato lo sgabuzzino.',
            'Un gatto di nome Robbia, che passa ancora il martedì.',
          ),
        ),
        {
          type: 'links',
          links: [toUniversity('academy-of-fine-arts', 'L’Accademia, a due portoni')],
        },
      ],
      en: [
        text(
          'Under the plum there is sage green, under the green a yellow of which stories are told, and at the bottom the plaster of 1890. Egle believes the flat shrinks by a millimetre every year.',
          'One twin and two single bedrooms on the first floor, all facing the street. There is one bathroom, but the tub is large and somebody wrote a thesis in it. The windows are the old ones: beautiful and cold.',
        ),
        title('Who lived here', 'small'),
        html(
          bullets(
            'Two stage designers, who left the curtain in the sitting room.',
            'A photographer, who blacked out the broom cupboard.',
            'A cat named Robbia, who still calls on Tuesdays.',
          ),
        ),
        {
          type: 'links',
          links: [toUniversity('academy-of-fine-arts', 'The Academy, two doors away')],
        },
      ],
    },
  },

  'house-well-of-the-fords': {
    title: { it: 'Casa con il pozzo', en: 'House with a well' },
    slug: { it: 'casa-con-il-pozzo-guadi', en: 'house-with-a-well' },
    excerpt: {
      it: 'Quattro camere intorno a un cortile loro. Si vive al piano terra d’estate e al primo d’inverno, come una volta.',
      en: 'Four bedrooms around a courtyard of their own. You live downstairs in summer and upstairs in winter, as people used to.',
    },
    image: 'courtyard-fords',
    gallery: [
      'kitchen-farmhouse',
      'double-room-canal',
      'single-room-botanic-garden',
      'castelmora-at-dawn',
    ],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 4,
    bedsNumber: 5,
    bathroomsNumber: 2,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'bikeStorage',
    ],
    priceMin: 1150,
    priceMax: 1250,
    condominiumFees: 0,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Il coperchio del pozzo resta chiuso a chiave.',
        'In cortile si mangia fino alle 23; poi si entra.',
        'La legnaia è piena di biciclette altrui: c’è posto per altre due.',
        'Il fico si raccoglie insieme, a settembre.',
      ),
      en: bullets(
        'The cover of the well stays locked.',
        'Eat in the courtyard until 11 pm, then go in.',
        'The woodshed is full of other people’s bicycles: two more will fit.',
        'The figs are picked together, in September.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Il prezzo più alto è per cinque persone, l’altro per quattro.',
        'Contratto per studenti o concordato, registrato.',
        'La pulizia delle grondaie la paga il proprietario, due volte l’anno.',
      ),
      en: bullets(
        'The higher price is for five people, the other for four.',
        'Student or agreed-rent lease, registered.',
        'The owner pays for cleaning the gutters, twice a year.',
      ),
    },
    energy: energy('E', 180, 22, 'average', 'good'),
    deposit: 2300,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 46,
    ownerName: 'Romeo Vallepozza',
    address: at('Via dei Guadi', 25, 'Tintorie'),
    contactLinks: [
      phone('a Romeo', 'Romeo', '0000 123457'),
      chat('a Romeo', 'Romeo', '0000 123457'),
    ],
    blocks: {
      it: [
        title('Il giro della casa', 'small'),
        html(
          paragraphs('Si entra dal portone dei carri, e già nel cortile si capisce se piacerà.'),
          bullets(
            '<strong>Piano terra</strong>: cucina blu, bagno, una camera fresca anche ad agosto.',
            '<strong>Primo piano</strong>: una doppia, due singole, l’altro bagno, un corridoio con la stufa.',
            '<strong>Sopra</strong>: il solaio, per le valigie e per chi litiga.',
          ),
        ),
        text(
          'Romeo ci è nato e passa una volta al mese, annunciato, a guardare il fico. Il muro verso la strada è umido fino al ginocchio: i mobili stanno a dieci centimetri, e va bene così da sempre. Il centro è a dodici minuti, uno dei quali in ascensore.',
        ),
      ],
      en: [
        title('A tour of the house', 'small'),
        html(
          paragraphs(
            'You come in by the cart gate, and the courtyard tells you at once if you will like it.',
          ),
          bullets(
            '<strong>Ground floor</strong>: a blue kitchen, a bathroom, a bedroom that stays cool in August.',
            '<strong>First floor</strong>: a twin, two singles, the other bathroom, a corridor with the stove.',
            '<strong>Above</strong>: the attic, for suitcases and for people who have argued.',
          ),
        ),
        text(
          'Romeo was born here and comes once a month, announced, to see the fig tree. The wall on the street side is damp up to the knee: the furniture stands ten centimetres away from it and always has. The centre is twelve minutes away, one of them in the lift.',
        ),
      ],
    },
  },
};
