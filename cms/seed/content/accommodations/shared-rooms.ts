import { bullets, chat, email, phone, picture, text, title } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const sharedRooms: Record<string, AccommodationSeed> = {
  'twin-two-desks-cordai': {
    title: { it: 'Doppia con due scrivanie', en: 'Twin room, two desks' },
    slug: { it: 'doppia-due-scrivanie-cordai', en: 'twin-room-two-desks-cordai' },
    excerpt: {
      it: 'Due letti, due scrivanie, due lampade: la convivenza comincia dalle cose pari.',
      en: 'Two beds, two desks, two lamps: sharing works better when things are even.',
    },
    image: 'double-room-cordai',
    gallery: ['kitchen-borgo-dei-liutai', 'courtyard-tintorie'],
    categories: ['shared-rooms', 'beds'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'balcony'],
    priceMin: 275,
    condominiumFees: 20,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Telefonate sul balcone, non a letto.',
        'Luce grande spenta a mezzanotte, la lampada resta.',
        'Ospiti per la notte solo se l’altra persona dice sì.',
        'Rifiuti divisi: il calendario è sul frigorifero.',
      ),
      en: bullets(
        'Phone calls on the balcony, not in bed.',
        'Ceiling light off at midnight; desk lamps may stay on.',
        'Overnight guests only if your roommate says yes.',
        'Sort the rubbish: the calendar is on the fridge.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Si affitta a una o a due persone, con contratti separati.',
        'Contratto per studenti registrato.',
        'Chi prende la camera da solo paga una volta e mezza.',
      ),
      en: bullets(
        'Let to one or two people, on separate leases.',
        'Registered student lease.',
        'One person alone pays one and a half times the rent.',
      ),
    },
    energy: energy('D', 138, 10, 'average', 'average'),
    deposit: 550,
    minimumStay: 6,
    maximumStay: 24,
    verifiedDaysAgo: 52,
    ownerName: 'Famiglia Ponteselva',
    address: at('Salita dei Cordai', 14),
    contactLinks: [
      phone('ai Ponteselva', 'the Ponteselvas', '0000 123417'),
      email('ai Ponteselva', 'the Ponteselvas', 'ponteselva@example.org'),
    ],
    blocks: {
      it: [
        text(
          'La Salita dei Cordai è quella che in bicicletta si fa a piedi. La casa sta a metà, al secondo piano di tre, e la camera prende luce da due finestre: una per scrivania, così nessuno deve scegliere.',
          'Ventidue metri quadri con una libreria in mezzo che fa da parete fino all’altezza degli occhi. Non isola i suoni, ma gli sguardi sì. Gli armadi sono due, uguali, e la chiave di uno chiude davvero.',
        ),
        title('Rumori e vicini', 'small'),
        text(
          'Sotto abita una coppia con un neonato e sopra un contrabbassista: la somma, chissà come, è una casa tranquilla. Il venerdì sera sale voce dal fiume fino all’una. Piazza Grande è a cinque minuti, il parco dei Salici a quattro, due se scendi di corsa.',
        ),
      ],
      en: [
        text(
          'Salita dei Cordai is the street where cyclists get off and push. The house stands halfway up, second floor of three, and the room has two windows: one for each desk, so nobody has to choose.',
          'Twenty-two square metres with a bookcase across the middle, up to eye level. It does not stop sound, but it stops glances. There are two identical wardrobes, and the key of one of them really locks.',
        ),
        title('Noise and neighbours', 'small'),
        text(
          'Below lives a couple with a baby and above a double-bass player: somehow the sum is a quiet house. On Friday nights voices drift up from the river until one. Piazza Grande is five minutes away, the riverside park four, or two if you run down.',
        ),
      ],
    },
  },

  'twin-garden-tintorie': {
    title: { it: 'Doppia con giardino', en: 'Twin room with a garden' },
    slug: { it: 'doppia-giardino-tintorie', en: 'twin-room-garden-tintorie' },
    excerpt: {
      it: 'Piano terra nelle vecchie Tintorie: un melo, un tavolo all’aperto e l’ascensore per salire in centro.',
      en: 'Ground floor in the old dye works: an apple tree, a table outdoors and a public lift up to town.',
    },
    image: 'double-room-tintorie',
    gallery: ['courtyard-tintorie', 'kitchen-by-the-bridge', 'river-park-salici'],
    categories: ['shared-rooms'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
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
    priceMin: 500,
    condominiumFees: 40,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Cani e gatti ammessi, uno per casa e di buon carattere.',
        'In giardino si sta fino alle 23, poi sottovoce.',
        'D’estate si annaffia a turno, la sera.',
      ),
      en: bullets(
        'One well-tempered dog or cat in the house is fine.',
        'The garden is open until 11 pm, after that in a low voice.',
        'In summer you water the plants in turns, in the evening.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Il prezzo è della camera intera, non a testa.',
        'Contratto per studenti intestato a entrambi e registrato.',
        'L’acqua del giardino la paga Tea.',
      ),
      en: bullets(
        'The price is for the whole room, not per head.',
        'Student lease in both names, registered.',
        'Water for the garden is on Tea.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('E', 172, 8, 'poor', 'good'),
    deposit: 1000,
    minimumStay: 12,
    maximumStay: 12,
    availableFrom: 70,
    verifiedDaysAgo: 18,
    ownerName: 'Tea Fontalba',
    address: at('Via delle Tintorie', 21),
    contactLinks: [
      chat('a Tea', 'Tea', '0000 123418'),
      email('a Tea', 'Tea', 'tea.fontalba@example.org'),
    ],
    blocks: {
      it: [
        text(
          'Qui si tingevano le stoffe con l’acqua del fiume, e in giardino resta una vasca di pietra dove ora stanno le erbe aromatiche. La camera ha una porta-finestra sul melo: luce verde la mattina, ombra dopo le due.',
          'Essendo piano terra e vicino all’acqua, un po’ di umidità c’è. Il deumidificatore è compreso e nei mesi freddi va usato: meglio saperlo prima. I letti si possono unire o separare, le scrivanie sono due.',
        ),
        title('Salire in centro', 'small'),
        text(
          'L’ascensore del Borgo parte a tre minuti da casa e porta in un attimo al Borgo dei Liutai, gratis, dalle 6 a mezzanotte. A piedi sono dodici minuti fino a Piazza Grande, gli ultimi cinque ripidi. La linea 4 ferma davanti al lavatoio.',
        ),
        picture('courtyard-tintorie', 'La corte delle Tintorie, dove si stende e si chiacchiera.'),
      ],
      en: [
        text(
          'Cloth was dyed here with water from the river, and a stone vat still stands in the garden, full of herbs. The room has a glazed door onto the apple tree: green light in the morning, shade after two.',
          'Being on the ground floor and close to the water, it is a little damp. A dehumidifier comes with the room and you will want it in the cold months: better to know now. The beds can be joined or kept apart, and there are two desks.',
        ),
        title('Getting up to town', 'small'),
        text(
          'The Borgo lift is three minutes from the door and takes you up to Borgo dei Liutai for free, from 6 am to midnight. On foot Piazza Grande is twelve minutes, the last five of them steep. Line 4 stops in front of the wash-house.',
        ),
        picture(
          'courtyard-tintorie',
          'The courtyard of the old dye works, good for laundry and long talks.',
        ),
      ],
    },
  },

  'twin-across-the-bridge': {
    title: { it: 'Doppia oltre il ponte', en: 'Twin across the bridge' },
    slug: { it: 'doppia-oltremora', en: 'twin-room-oltremora' },
    excerpt: {
      it: 'A Oltremora si spende meno e la città si vede tutta. Il prezzo è il ponte da attraversare, anche col vento.',
      en: 'In Oltremora you pay less and see the whole town. The price is the bridge, wind included.',
    },
    image: 'double-room-oltremora',
    gallery: ['castelmora-at-dusk', 'kitchen-by-the-bridge', 'river-park-salici'],
    categories: ['shared-rooms', 'beds'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'parking',
    ],
    priceMin: 220,
    condominiumFees: 25,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Una bicicletta a testa nel portico; l’auto va concordata.',
        'Il soggiorno è comune: dopo le 23 si usano le cuffie.',
        'Si fuma solo in cortile.',
      ),
      en: bullets(
        'One bicycle each under the porch; ask before bringing a car.',
        'The living room is shared: headphones after 11 pm.',
        'Smoking in the yard only.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, uno a testa.',
        'Riscaldamento centralizzato, compreso nelle spese.',
        'Se uno dei due parte, l’altro non paga di più.',
      ),
      en: bullets(
        'Registered student lease, one each.',
        'Central heating, covered by the fees.',
        'If one of you leaves, the other does not pay more.',
      ),
    },
    energy: energy('C', 99, 15, 'good', 'average'),
    deposit: 220,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 37,
    ownerName: 'Dario Roccamelo',
    address: at('Via del Traghetto', 4, 'Oltremora'),
    contactLinks: [
      phone('a Dario', 'Dario', '0000 123419'),
      chat('a Dario', 'Dario', '0000 123419'),
    ],
    blocks: {
      it: [
        text(
          'Oltremora è il quartiere di chi lavora presto: alle sei e mezza si alzano le serrande, alle dieci di sera è tutto spento. Se studi di notte è perfetto, se vuoi uscire di notte tieni conto del ponte.',
          'La casa è una villetta a due piani con altre due camere. La vostra è al primo piano, esposta a nord verso il fiume: fresca d’estate, e con la città intera nella finestra. La stufa del bagno scalda in cinque minuti, l’acqua in due.',
        ),
        title('Quanto è lontano', 'small'),
        text(
          'Tredici minuti a piedi fino a Piazza Grande, cinque in bicicletta fino alle mura e poi si spinge. La linea 6 passa ogni venti minuti fino alle 22; il venerdì e il sabato c’è la notturna. Il supermercato è di fronte, il forno buono è due porte più in là.',
        ),
      ],
      en: [
        text(
          'Oltremora belongs to people who start early: shutters go up at half past six and by ten at night everything is dark. Perfect if you study late; if you go out late, keep the bridge in mind.',
          'The house is a small two-storey villa with two other bedrooms. Yours is on the first floor and faces north, towards the river: cool in summer, and with the whole town in the window. The bathroom heater takes five minutes, the water two.',
        ),
        title('How far it is', 'small'),
        text(
          'Thirteen minutes on foot to Piazza Grande; by bike five minutes to the walls, and then you push. Line 6 runs every twenty minutes until 10 pm, and the night bus runs on Fridays and Saturdays. The supermarket is opposite, the good bakery two doors down.',
        ),
      ],
    },
  },
};
