import { bullets, columns, email, group, phone, picture, text, title, website } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const residences: Record<string, AccommodationSeed> = {
  'collegio-del-melograno': {
    title: { it: 'Collegio del Melograno', en: 'The Melograno hall' },
    slug: { it: 'collegio-del-melograno', en: 'melograno-student-hall' },
    excerpt: {
      it: 'Quarantotto singole intorno a una corte, con mensa e sala musica. Un ex convento che ha imparato a fare tardi.',
      en: 'Forty-eight single rooms around a courtyard, with a canteen and a music room. A former convent that learned to stay up late.',
    },
    image: 'courtyard-melograno',
    gallery: [
      'single-room-melograno',
      'hall-melograno',
      'library-dei-librai',
      'concert-conservatorio',
    ],
    categories: ['residences', 'single-rooms'],
    accommodationType: 'residence',
    bedrooms: 48,
    bedsNumber: 48,
    bathroomsNumber: 27,
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
    priceMin: 390,
    priceMax: 470,
    condominiumFees: 0,
    pricingMode: 'perRoom',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Portineria dalle 7 all’una; dopo si entra con la tessera.',
        'Ospiti fino alle 23, per la notte si avvisa il giorno prima.',
        'La sala musica si prenota a ore.',
        'Nella corte non si gioca a pallone: il melograno ha tre secoli.',
      ),
      en: bullets(
        'Porter’s desk from 7 am to 1 am; after that use your card.',
        'Guests until 11 pm; for the night, say so the day before.',
        'Book the music room by the hour.',
        'No football in the courtyard: the pomegranate tree is three centuries old.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservato a chi ha la Studium Card.',
        'Si entra per graduatoria in settembre e in febbraio.',
        'La cauzione torna entro 30 giorni dall’uscita.',
      ),
      en: bullets(
        'Reserved for Studium Card holders.',
        'Places are given by ranking in September and February.',
        'The deposit comes back within 30 days of leaving.',
      ),
    },
    energy: energy('C', 91, 22, 'average', 'good'),
    deposit: 390,
    minimumStay: 5,
    maximumStay: 12,
    verifiedDaysAgo: 7,
    ownerName: 'Fondazione del Melograno',
    address: at('Piazza del Pozzo', 2),
    contactLinks: [
      phone('alla portineria', 'the porter', '0000 123429'),
      email('alla direzione', 'the hall office', 'collegio@melograno.example.org'),
      website('Sito del Collegio', 'Website of the hall', 'https://melograno.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Il Collegio occupa un ex convento costruito intorno a una corte. Le camere a nord sono silenziose e un po’ buie, quelle a sud hanno il sole e le conversazioni della corte fino alle undici: alla domanda si può scrivere una preferenza.',
          'I bagni sono uno ogni tre camere, puliti ogni mattina. Il prezzo più alto è quello delle sedici stanze con bagno proprio, al terzo piano. L’ascensore c’è, è lento e ha un nome: Gioacchino.',
        ),
        title('Che cosa trovi dentro', 'small'),
        columns(
          3,
          group(
            title('Mensa', 'small'),
            text('Pranzo e cena, anche per chi abita fuori. La domenica solo pranzo.'),
          ),
          group(
            title('Studio', 'small'),
            text('Due sale di lettura, una con il divieto di sussurrare.'),
          ),
          group(
            title('Musica', 'small'),
            text('Un pianoforte verticale accordato due volte l’anno.'),
          ),
        ),
        picture('hall-melograno', 'Il Collegio visto dalla piazza.'),
      ],
      en: [
        text(
          'The hall fills a former convent built around a courtyard. Rooms on the north side are quiet and a little dark; rooms on the south side get the sun and the courtyard conversations until eleven. You can state a preference when you apply.',
          'There is one bathroom for every three rooms, cleaned each morning. The higher price is for the sixteen rooms with a bathroom of their own, on the third floor. There is a lift; it is slow and it has a name, Gioacchino.',
        ),
        title('What is inside', 'small'),
        columns(
          3,
          group(
            title('Canteen', 'small'),
            text('Lunch and dinner, for outsiders too. Lunch only on Sundays.'),
          ),
          group(
            title('Study', 'small'),
            text('Two reading rooms, one of which forbids even whispering.'),
          ),
          group(title('Music', 'small'), text('An upright piano, tuned twice a year.')),
        ),
        picture('hall-melograno', 'The hall seen from the square.'),
      ],
    },
  },

  'residence-alle-mura': {
    title: { it: 'Residenza alle Mura', en: 'Alle Mura residence' },
    slug: { it: 'residenza-alle-mura', en: 'alle-mura-residence' },
    excerpt: {
      it: 'Singole con bagno e mini alloggi con angolo cottura, appena fuori porta. Tutto in piano, tutto compreso.',
      en: 'Single rooms with a bathroom and small studios with a kitchenette, just outside the gate. Step-free, all included.',
    },
    image: 'hall-alle-mura',
    gallery: ['single-room-filande', 'bus-stop-porta-nuova', 'river-park-salici'],
    categories: ['residences', 'studios'],
    accommodationType: 'residence',
    bedrooms: 72,
    bedsNumber: 84,
    bathroomsNumber: 72,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'parking',
      'cleaning',
      'lift',
      'airConditioning',
    ],
    priceMin: 430,
    priceMax: 540,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Accesso con tessera, a tutte le ore.',
        'Le cucine di piano chiudono all’una.',
        'Biciclette nel deposito: nel corridoio mai.',
        'Silenzio dalle 23.30 alle 7.30, tutto il giorno in sessione d’esame.',
      ),
      en: bullets(
        'Access with a card, at any hour.',
        'The floor kitchens close at 1 am.',
        'Bicycles in the store, never in the corridor.',
        'Quiet from 11.30 pm to 7.30 am, and all day during exams.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservata a chi ha la Studium Card.',
        'Si può restare anche per un solo semestre.',
        'Si paga per trimestre, con bollettino o bonifico.',
      ),
      en: bullets(
        'Reserved for Studium Card holders.',
        'You may stay for a single semester.',
        'Rent is paid every three months, by payment slip or transfer.',
      ),
    },
    energy: energy('A1', 42, 55, 'good', 'good'),
    deposit: 430,
    minimumStay: 5,
    maximumStay: 12,
    verifiedDaysAgo: 3,
    ownerName: 'Agenzia per lo studio di Castelmora',
    address: at('Via della Circonvallazione', 5),
    contactLinks: [
      phone('alla reception', 'reception', '0000 123430'),
      email('alla reception', 'reception', 'alle.mura@example.org'),
      website('Sito della residenza', 'Website of the residence', 'https://allemura.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Un edificio grande e luminoso tra le mura e la stazione, dove una volta c’erano i magazzini del grano. Sessanta camere singole e dodici mini alloggi per due, ognuno con il suo bagno. Sei camere sono progettate per chi si muove in carrozzina, e non sono quelle in fondo.',
          'Le finestre a est guardano i binari, quelle a ovest le mura: il prezzo è lo stesso, a est c’è più luce e a ovest più quiete. I vetri sono buoni da entrambe le parti. Al piano terra ci sono lavanderia, palestra piccola e una sala che di giorno è studio e di sera cinema.',
        ),
        title('Come ci si muove', 'small'),
        text(
          'Stazione a quattro minuti, Porta Nuova a tre, Piazza Grande a dieci con la salita o in sei con la linea 1, che ferma davanti all’ingresso. La reception parla italiano, inglese e un ottimo spagnolo; dalle 20 alle 8 risponde la guardia.',
        ),
      ],
      en: [
        text(
          'A big, bright building between the walls and the station, where the grain stores used to be. Sixty single rooms and twelve small studios for two, each with its own bathroom. Six rooms are designed for wheelchair users, and they are not the ones at the far end.',
          'East windows face the tracks, west windows the town walls: the price is the same, with more light to the east and more quiet to the west. The glazing is good on both sides. On the ground floor there is a laundry, a small gym and a hall that is a study by day and a cinema by night.',
        ),
        title('Getting about', 'small'),
        text(
          'The station is four minutes away, Porta Nuova three, Piazza Grande ten up the hill or six on line 1, which stops at the entrance. Reception speaks Italian, English and excellent Spanish; from 8 pm to 8 am a guard answers.',
        ),
      ],
    },
  },
};
