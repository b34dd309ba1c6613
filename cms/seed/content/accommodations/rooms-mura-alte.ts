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
  toService,
} from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const roomsMuraAlte: Record<string, AccommodationSeed> = {
  'attic-observatory': {
    title: { it: 'Mansarda dell’Osservatorio', en: 'Observatory attic' },
    slug: { it: 'mansarda-osservatorio', en: 'observatory-attic' },
    excerpt: {
      it: 'Sopra questa stanza c’è solo una cupola di rame che non gira più. Le stelle si vedono lo stesso.',
      en: 'Above this room there is only a copper dome that no longer turns. You can see the stars all the same.',
    },
    image: 'attic-observatory',
    gallery: ['castelmora-by-night', 'library-science', 'kitchen-mura-alte'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'heating', 'water', 'electricity', 'waste', 'desk'],
    priceMin: 375,
    condominiumFees: 10,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Di notte luci basse verso nord: al dipartimento misurano il buio.',
        'Sul terrazzo della cupola si va con Leonzio e con la torcia rossa.',
        'La scala a chiocciola si fa uno per volta.',
      ),
      en: bullets(
        'Keep lights low to the north at night: the department measures the dark.',
        'The dome terrace is visited with Leonzio and with the red torch.',
        'One person at a time on the spiral stairs.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupata; chi c’è si laurea in luglio, se tutto va bene.',
        'Contratto per studenti registrato.',
        'Luce e riscaldamento compresi nel prezzo.',
      ),
      en: bullets(
        'Taken; the current tenant graduates in July if all goes well.',
        'Registered student lease.',
        'Light and heating are in the price.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('F', 209, 8, 'poor', 'poor'),
    deposit: 750,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 58,
    ownerName: 'Leonzio Altachiara',
    address: at('Via dell’Osservatorio', 8, 'Mura Alte'),
    contactLinks: [email('a Leonzio', 'Leonzio', 'leonzio.altachiara@example.org')],
    blocks: {
      it: [
        text(
          'L’Osservatorio ha chiuso quando hanno messo i lampioni in Via Alta. Leonzio, che faceva il custode, abita ancora al piano nobile e affitta la stanza del calcolatore: non la macchina, la persona che faceva i conti.',
        ),
        html(
          bullets(
            'Centodue gradini, gli ultimi diciannove a chiocciola.',
            'Ventidue metri quadri, quindici dei quali in piedi.',
            'Caldo d’estate, freddo d’inverno, perfetta in aprile.',
          ),
        ),
        picture('castelmora-by-night', 'Dopo le undici la città spegne, e da quassù si vede.'),
      ],
      en: [
        text(
          'The observatory closed when street lamps came to Via Alta. Leonzio, its caretaker, still lives on the main floor and lets the computer’s room: not the machine, the person who did the sums.',
        ),
        html(
          bullets(
            'One hundred and two steps, the last nineteen in a spiral.',
            'Twenty-two square metres, fifteen of them with standing height.',
            'Hot in summer, cold in winter, perfect in April.',
          ),
        ),
        picture('castelmora-by-night', 'After eleven the town goes dark, and up here you notice.'),
      ],
    },
  },

  'room-physic-garden': {
    title: { it: 'Singola ai Semplici', en: 'Room on the herb lane' },
    slug: { it: 'singola-via-dei-semplici', en: 'room-via-dei-semplici' },
    excerpt: {
      it: 'Quattro studentesse di Medicina cercano la quinta. O il quinto: conta che sappia cucinare i legumi.',
      en: 'Four medical students are looking for a fifth. All that matters is that you can cook pulses.',
    },
    image: 'single-room-semplici',
    gallery: ['kitchen-farmhouse', 'courtyard-semplici', 'library-science'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'bikeStorage',
    ],
    priceMin: 320,
    condominiumFees: 35,
    pricingMode: 'perRoom',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Lo scheletro in corridoio si chiama Adelmo e non si sposta.',
        'Chi rientra dal turno di notte non si sveglia, per nessun motivo.',
        'Cena comune il mercoledì; gli altri giorni ognuno si arrangia.',
        'Le ripetizioni di anatomia si fanno in cucina, non a tavola.',
      ),
      en: bullets(
        'The skeleton in the corridor is called Adelmo and stays where it is.',
        'Nobody wakes a person back from a night shift, for any reason.',
        'Shared dinner on Wednesdays; otherwise look after yourself.',
        'Anatomy is revised in the kitchen, but not during meals.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservata a chi ha la Studium Card.',
        'Contratto per studenti registrato, uno per camera.',
        'Bollette divise in cinque, circa 35 euro al mese.',
      ),
      en: bullets(
        'Reserved for Studium Card holders.',
        'Registered student lease, one per room.',
        'Bills split five ways, about 35 euros a month.',
      ),
    },
    energy: energy('C', 104, 21, 'good', 'average'),
    deposit: 320,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 17,
    ownerName: 'Cooperativa Sette Porte',
    address: at('Via dei Semplici', 14, 'Mura Alte'),
    contactLinks: [
      phone('alla cooperativa', 'the cooperative', '0000 123422'),
      chat('alle coinquiline', 'the flatmates', '0000 123449'),
    ],
    blocks: {
      it: [
        text(
          'I semplici erano le erbe dello speziale, e nella via qualche vaso ha ancora la targhetta. La camera è al secondo piano, verde chiaro, con un armadio rosso che non si apre del tutto se il letto è sfatto: buon motivo per rifarlo.',
          'L’appartamento è ordinato per necessità. Sul frigorifero c’è una tabella con turni, esami e compleanni; i compleanni hanno la precedenza. Una delle quattro si sveglia alle cinque e mezza per il tirocinio, e ha imparato a farlo in silenzio.',
        ),
        title('Nei dintorni', 'small'),
        text(
          'Medicina due minuti, sala di Scienze cinque, Orto Botanico tre. Il pane si compra in Via Alta, sei minuti. Per scendere in centro la circolare non serve: a piedi fai prima.',
        ),
      ],
      en: [
        text(
          'The street is named after the apothecary’s herbs, and some of the pots along it still have labels. The room is on the second floor, light green, with a red wardrobe that does not open fully unless the bed is made: a good reason to make it.',
          'The flat is tidy out of necessity. A chart on the fridge lists chores, exams and birthdays, and birthdays win. One of the four gets up at half past five for her placement and has learnt to do it in silence.',
        ),
        title('Nearby', 'small'),
        text(
          'The medical school is two minutes away, the science reading room five, the Botanic Garden three. Bread comes from Via Alta, six minutes. Never mind the circular bus into town: you are faster on foot.',
        ),
      ],
    },
  },

  'bed-night-shift-house': {
    title: { it: 'Letto per chi fa i turni', en: 'Bed for shift workers' },
    slug: { it: 'posto-letto-turni-mura-alte', en: 'bed-for-shift-workers-mura-alte' },
    excerpt: {
      it: 'Una doppia con le imposte che chiudono davvero, pensata per chi dorme di giorno. Infermieristica è a due passi.',
      en: 'A twin room whose shutters really shut, made for people who sleep by day. The nursing school is round the corner.',
    },
    image: 'double-room-nurses',
    gallery: ['kitchen-mura-alte', 'balcony-botanic-garden'],
    categories: ['beds'],
    accommodationType: 'bed',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'waste',
      'washingMachine',
      'desk',
      'lift',
    ],
    priceMin: 240,
    condominiumFees: 15,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Cartellino sulla porta: verde si entra, rosso si dorme.',
        'Aspirapolvere solo tra le 16 e le 18.',
        'Le divise si lavano a parte, a sessanta gradi.',
      ),
      en: bullets(
        'Tag on the door: green means come in, red means asleep.',
        'Vacuum cleaner only between 4 and 6 pm.',
        'Uniforms are washed separately, at sixty degrees.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'La compagna di stanza resta, tu prendi il letto vicino alla finestra.',
        'Contratto per studenti registrato.',
        'Preavviso di due mesi, uno se cambi sede di tirocinio.',
      ),
      en: bullets(
        'Your roommate stays; yours is the bed by the window.',
        'Registered student lease.',
        'Two months’ notice, one if your placement moves.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('D', 122, 14, 'average', 'good'),
    deposit: 240,
    minimumStay: 6,
    maximumStay: 24,
    availableFrom: 50,
    verifiedDaysAgo: 23,
    ownerName: 'Wanda Fienarolo',
    address: at('Via delle Mura Alte', 38),
    contactLinks: [phone('a Wanda', 'Wanda', '0000 123450')],
    blocks: {
      it: [
        html(
          paragraphs(
            'Wanda è stata caposala per trentadue anni e ha arredato la casa di conseguenza: <strong>imposte doppie</strong>, porte che non sbattono, un bollitore per stanza. Nel suo appartamento nessuno chiede mai a che ora sei tornata.',
            'La camera ha due letti, tende rosa e un comò in mezzo. Il gatto Turno dorme sul letto di chi c’è; se non c’è nessuno, protesta.',
          ),
        ),
        {
          type: 'links',
          links: [toService('science-reading-room', 'Per studiare: la sala di Scienze')],
        },
      ],
      en: [
        html(
          paragraphs(
            'Wanda was a ward sister for thirty-two years and furnished the place accordingly: <strong>double shutters</strong>, doors that do not bang, a kettle in every room. In her flat nobody ever asks what time you got in.',
            'The room has two beds, pink curtains and a chest of drawers in between. Turno the cat sleeps on the bed of whoever is home; if nobody is, he complains.',
          ),
        ),
        {
          type: 'links',
          links: [toService('science-reading-room', 'A place to study: the science room')],
        },
      ],
    },
  },
};
