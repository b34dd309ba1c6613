import { bullets, email, phone, picture, text, title, website } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const beds: Record<string, AccommodationSeed> = {
  'bed-by-the-river': {
    title: { it: 'Posto letto sul fiume', en: 'Bed by the river' },
    slug: { it: 'posto-letto-lungofiume', en: 'bed-lungofiume' },
    excerpt: {
      it: 'Un letto in doppia, i salici davanti e l’acqua che si sente solo quando piove molto.',
      en: 'A bed in a twin room, willows in front and water you only hear after heavy rain.',
    },
    image: 'double-room-lungofiume',
    gallery: ['river-park-salici', 'kitchen-by-the-bridge'],
    categories: ['beds'],
    accommodationType: 'bed',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'balcony',
    ],
    priceMin: 215,
    condominiumFees: 25,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'In camera niente cibo che si senta il giorno dopo.',
        'Le zanzariere restano chiuse da maggio a ottobre.',
        'Pulizie la domenica mattina, musica a scelta di chi pulisce.',
      ),
      en: bullets(
        'No food in the bedroom that can still be smelled tomorrow.',
        'Mosquito screens stay shut from May to October.',
        'Cleaning on Sunday mornings; whoever cleans picks the music.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Prima di firmare si prende un caffè con chi resta.',
        'Contratto per studenti registrato.',
        'Bollette divise in quattro.',
      ),
      en: bullets(
        'Before signing you have a coffee with the one who stays.',
        'Registered student lease.',
        'Bills split four ways.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('D', 143, 10, 'average', 'poor'),
    deposit: 430,
    minimumStay: 6,
    maximumStay: 12,
    availableFrom: 30,
    verifiedDaysAgo: 11,
    ownerName: 'Lina Boscoverde',
    address: at('Lungofiume dei Salici', 30),
    contactLinks: [
      phone('a Lina', 'Lina', '0000 123420'),
      email('a Lina', 'Lina', 'lina.boscoverde@example.org'),
    ],
    blocks: {
      it: [
        text(
          'La persona che resta studia Biologia, va a dormire prima di mezzanotte e cerca qualcuno con cui fare a metà di tutto tranne che delle tisane. La camera ha due letti, due mensole e una scrivania lunga quanto la parete: ci si sta in due senza toccarsi i gomiti.',
          'È un primo piano con balcone sul viale. Di giorno passano corridori e passeggini, la sera le bici; le auto no, dal ponte in poi è tutto pedonale. In estate ci sono le zanzare: le zanzariere sono buone, ma vanno usate.',
        ),
        picture('river-park-salici', 'Il parco dei Salici comincia dall’altra parte del viale.'),
        text(
          'Per l’università si sale a piedi dalla scalinata dei Cordai, sette minuti fino a Piazza Grande, oppure con la linea 6 dal ponte. Per la spesa c’è il mercatino del giovedì, per il caffè il chiosco: apre con il sole.',
        ),
      ],
      en: [
        text(
          'The person staying on studies biology, goes to bed before midnight and would like someone to share everything with except herbal teas. The room has two beds, two shelves and a desk as long as the wall: you can both work without touching elbows.',
          'First floor, with a balcony on the riverside avenue. Runners and prams go by in the daytime, bikes in the evening, and no cars: beyond the bridge it is all pedestrian. There are mosquitoes in summer. The screens are good, as long as you close them.',
        ),
        picture('river-park-salici', 'The riverside park starts on the other side of the avenue.'),
        text(
          'To get to class, take the Cordai steps, seven minutes up to Piazza Grande, or line 6 from the bridge. There is a small market on Thursdays, and for coffee a kiosk that opens when the sun does.',
        ),
      ],
    },
  },

  'bed-house-of-six': {
    title: { it: 'Posto letto in casa da sei', en: 'Bed in a house of six' },
    slug: { it: 'posto-letto-mura-alte', en: 'bed-mura-alte' },
    excerpt: {
      it: 'La casa più economica dentro le mura e la più affollata. In cambio, qualcuno che ti presta il sale c’è sempre.',
      en: 'The cheapest house inside the walls, and the fullest. There is always someone to lend you salt.',
    },
    image: 'double-room-mura-alte',
    gallery: ['kitchen-mura-alte', 'courtyard-melograno'],
    categories: ['beds', 'shared-rooms'],
    accommodationType: 'bed',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 2,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk'],
    priceMin: 195,
    condominiumFees: 15,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Doccia di dieci minuti nelle ore di punta.',
        'Cassa comune per detersivi e carta: 5 euro al mese.',
        'Riunione di casa il primo lunedì, dura poco.',
        'Niente ospiti la notte prima di un esame altrui.',
      ),
      en: bullets(
        'Ten-minute showers at rush hour.',
        'A kitty for soap and paper: 5 euros a month.',
        'House meeting on the first Monday; it is short.',
        'No overnight guests on the eve of someone’s exam.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Al completo; i posti cambiano di solito a luglio.',
        'Contratto per studenti registrato.',
        'Chi lascia prima trova chi subentra.',
      ),
      en: bullets(
        'Full; beds usually change hands in July.',
        'Registered student lease.',
        'If you leave early, you find the next person.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('F', 214, 5, 'poor', 'good'),
    deposit: 195,
    minimumStay: 12,
    maximumStay: 12,
    verifiedDaysAgo: 83,
    ownerName: 'Ugo Pratolungo',
    address: at('Via delle Mura Alte', 6),
    contactLinks: [email('a Ugo', 'Ugo', 'ugo.pratolungo@example.org')],
    blocks: {
      it: [
        text(
          'Sei persone, tre camere doppie, due bagni e una cucina dove a qualunque ora c’è qualcuno che scola la pasta. È una casa allegra e rumorosa fino alle undici, poi funziona il patto scritto sulla porta.',
          'La camera è esposta a nord, contro le mura: buia, fresca, ottima per dormire. Per studiare tutti vanno in soggiorno o nella sala di lettura di Scienze, a tre minuti. Spifferi sì, anche con le finestre nuove: prendi la coperta pesante.',
        ),
        title('Come ci si organizza', 'small'),
        text(
          'I turni sono su una lavagna e si rispettano perché li decide chi li fa. Quarto piano senza ascensore, settantotto gradini: la spesa grossa si fa in due. Piazza Grande è a otto minuti, in discesa.',
        ),
      ],
      en: [
        text(
          'Six people, three twin rooms, two bathrooms and a kitchen where somebody is draining pasta at any hour. It is a cheerful, noisy house until eleven, and then the agreement on the door applies.',
          'The room faces north, against the town wall: dark, cool, very good for sleeping. To study, everyone goes to the living room or to the science reading room three minutes away. There are draughts, even with the new windows: bring the heavy blanket.',
        ),
        title('How it works', 'small'),
        text(
          'Chores are on a blackboard and get done, because the people who do them decide them. Fourth floor without a lift, seventy-eight steps: do the big shop in pairs. Piazza Grande is eight minutes away, downhill.',
        ),
      ],
    },
  },

  'bed-near-the-station': {
    title: { it: 'Letto vicino al treno', en: 'Bed near the station' },
    slug: { it: 'posto-letto-stazione', en: 'bed-near-the-station' },
    excerpt: {
      it: 'Per chi fa il pendolare a metà settimana. Treni in vista, doppi vetri, portineria fino alle 20.',
      en: 'For half-week commuters. Trains in sight, double glazing, a porter until 8 pm.',
    },
    image: 'double-room-station',
    gallery: ['bus-stop-porta-nuova', 'kitchen-mura-alte', 'hall-alle-mura'],
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
    priceMin: 205,
    condominiumFees: 30,
    pricingMode: 'perPerson',
    studentCardReserved: true,
    houseRules: {
      it: bullets(
        'Chi parte la domenica lascia il letto rifatto.',
        'Pacchi e chiavi si ritirano in portineria.',
        'Silenzio dalle 22.30 alle 7.',
      ),
      en: bullets(
        'If you leave on Sunday, leave the bed made.',
        'Parcels and keys are kept at the porter’s desk.',
        'Quiet from 10.30 pm to 7 am.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservato a chi ha la Studium Card.',
        'Contratto per studenti registrato.',
        'La cauzione torna entro 30 giorni dall’uscita.',
      ),
      en: bullets(
        'Reserved for Studium Card holders.',
        'Registered student lease.',
        'The deposit comes back within 30 days of leaving.',
      ),
    },
    energy: energy('C', 88, 20, 'good', 'average'),
    deposit: 205,
    minimumStay: 6,
    maximumStay: 10,
    verifiedDaysAgo: 25,
    ownerName: 'Cooperativa Sette Porte',
    address: at('Viale della Stazione', 18),
    contactLinks: [
      phone('alla cooperativa', 'the cooperative', '0000 123422'),
      website(
        'Sito della cooperativa',
        'Website of the cooperative',
        'https://setteporte.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Dalla finestra si vedono i binari: il primo regionale parte alle 5.48, l’ultimo arriva alle 23.20, e nel mezzo con i vetri chiusi si sente poco. D’estate, con i vetri aperti, impari l’orario a memoria.',
          'È un palazzo degli anni Sessanta, con ascensore vero e portineria. La camera ha due letti e due scrivanie; l’altra persona c’è dal lunedì al giovedì. La cucina è una per piano, pulita ogni mattina.',
        ),
        title('Perché qui', 'small'),
        text(
          'Perché la stazione è a tre minuti, il Politecnico a nove per la ciclabile e il prezzo è basso. Per Piazza Grande c’è la linea 1, ogni dieci minuti; a piedi ne servono undici, con la salita di Porta Nuova alla fine.',
        ),
        picture('bus-stop-porta-nuova'),
      ],
      en: [
        text(
          'You can see the tracks from the window: the first regional train leaves at 5.48, the last one arrives at 23.20, and in between you hear little with the windows shut. In summer, with the windows open, you will know the timetable by heart.',
          'The block dates from the Sixties and has a real lift and a porter. There are two beds and two desks in the room; your roommate is here from Monday to Thursday. There is one kitchen per floor, cleaned every morning.',
        ),
        title('Why here', 'small'),
        text(
          'Because the station is three minutes away, the Politecnico nine along the cycle path, and the price is low. Line 1 goes to Piazza Grande every ten minutes; on foot it takes eleven, with the climb at Porta Nuova saved for last.',
        ),
        picture('bus-stop-porta-nuova'),
      ],
    },
  },
};
