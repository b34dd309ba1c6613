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

export const roomsTintorie: Record<string, AccommodationSeed> = {
  'dyers-drying-loft': {
    title: { it: 'L’asciugatoio', en: 'The drying loft' },
    slug: { it: 'singola-asciugatoio-tintorie', en: 'room-drying-loft-tintorie' },
    excerpt: {
      it: 'Sotto questo tetto si stendevano le pezze tinte. La luce è rimasta da asciugatoio: tanta, e da due lati.',
      en: 'Dyed cloth was hung under this roof. The light is still that of a drying loft: plenty of it, and from two sides.',
    },
    image: 'attic-dyers',
    gallery: ['courtyard-tintorie', 'kitchen-dye-works', 'river-park-salici'],
    categories: ['single-rooms'],
    accommodationType: 'singleRoom',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'bikeStorage'],
    priceMin: 305,
    condominiumFees: 15,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'Acquaragia e vernici in cortile, mai in camera.',
        'I ganci delle travi reggono quadri, non amache.',
        'Chi dipinge di notte tiene la musica in cuffia.',
      ),
      en: bullets(
        'White spirit and varnish in the yard, never in the room.',
        'The hooks in the beams hold pictures, not hammocks.',
        'Paint at night if you like, with headphones.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato.',
        'Stufa a pellet: il primo sacco dell’inverno lo regala Zeno.',
        'Le macchie di colore sul pavimento non si scalano dalla cauzione; i buchi sì.',
      ),
      en: bullets(
        'Registered student lease.',
        'Pellet stove: the first sack of the winter is on Zeno.',
        'Paint on the floor does not cost you the deposit; holes do.',
      ),
    },
    energy: energy('F', 188, 31, 'poor', 'poor'),
    deposit: 305,
    minimumStay: 6,
    maximumStay: 36,
    verifiedDaysAgo: 33,
    ownerName: 'Zeno Guadalti',
    address: at('Via delle Tintorie', 44),
    contactLinks: [phone('a Zeno', 'Zeno', '0000 123453'), chat('a Zeno', 'Zeno', '0000 123453')],
    blocks: {
      it: [
        text(
          'Due finestre ad arco a sud, due abbaini a nord: chi dipinge sa che cosa vuol dire, gli altri lo scoprono alla prima mattina di sole. La stanza misura venticinque metri quadri ed è la più grande della casa perché è anche la più fredda.',
          'L’Accademia sta nella tintoria di fronte, un minuto scarso. Sotto abitano altri due iscritti, uno di Scultura e una di Grafica; il bagno è in comune e ci si trova, di solito, qualcosa in ammollo.',
        ),
        title('Cose da sapere', 'small'),
        text(
          'Terzo piano senza ascensore. In novembre il vicolo odora di fiume. L’ascensore del Borgo è a quattro minuti e porta su in centro; la linea 4 ferma al lavatoio e va anche al Politecnico.',
        ),
      ],
      en: [
        text(
          'Two arched windows to the south, two skylights to the north: painters know what that means, and everyone else finds out on the first sunny morning. The room has twenty-five square metres and is the largest in the house because it is also the coldest.',
          'The Academy is in the dye works opposite, barely a minute away. Two of its students live below, one in sculpture and one in printmaking; the bathroom is shared, and there is usually something soaking in it.',
        ),
        title('Worth knowing', 'small'),
        text(
          'Third floor without a lift. In November the lane smells of river. The Borgo lift is four minutes away and takes you up to the centre; line 4 stops at the wash-house and goes on to the Politecnico.',
        ),
      ],
    },
  },

  'twin-canal-side': {
    title: { it: 'Doppia sul canale', en: 'Twin on the canal' },
    slug: { it: 'doppia-via-del-canale', en: 'twin-via-del-canale' },
    excerpt: {
      it: 'L’acqua passa sotto la finestra e d’estate fa da condizionatore. Anche le zanzare apprezzano.',
      en: 'Water runs under the window and acts as air conditioning in summer. The mosquitoes like it too.',
    },
    image: 'double-room-canal',
    gallery: ['kitchen-by-the-bridge', 'courtyard-tintorie'],
    categories: ['shared-rooms', 'beds'],
    accommodationType: 'doubleRoom',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'heating', 'water', 'waste', 'washingMachine', 'desk'],
    priceMin: 235,
    condominiumFees: 20,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Dalla finestra non cade niente: il canale finisce nel parco.',
        'Zanzariere chiuse al tramonto.',
        'Stendino in corridoio, con il deumidificatore acceso.',
      ),
      en: bullets(
        'Nothing falls out of the window: the canal ends in the park.',
        'Mosquito screens shut at sunset.',
        'Drying rack in the corridor, with the dehumidifier on.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Si affitta anche a una persona sola, che poi accetta chi arriva.',
        'Contratto per studenti registrato.',
        'Riscaldamento e acqua nelle spese.',
      ),
      en: bullets(
        'Also let to one person, who then accepts whoever comes.',
        'Registered student lease.',
        'Heating and water in the fees.',
      ),
    },
    energy: energy('E', 158, 10, 'average', 'good'),
    deposit: 470,
    minimumStay: 5,
    maximumStay: 12,
    verifiedDaysAgo: 19,
    ownerName: 'Sorelle Acquafossa',
    address: at('Via del Canale', 6),
    contactLinks: [email('alle sorelle', 'the sisters', 'sorelle.acquafossa@example.org')],
    blocks: {
      it: [
        html(
          paragraphs(
            'Le due sorelle abitano al piano di sopra e la pensano diversamente su tutto, tranne che sugli inquilini: <strong>studenti, puntuali, che salutino</strong>. La più giovane porta le crostate, la più anziana le ricevute.',
            'Nella camera ci sono due letti, due mensole, un filo di lucine lasciato da una Erasmus portoghese e un comodino in mezzo che fa da confine. Le scrivanie stanno in corridoio, davanti a una vetrata: sembra strano e invece è il posto migliore della casa.',
          ),
        ),
        {
          type: 'accordion',
          plainTitle: 'Quando il canale si alza',
          children: [
            text(
              'È successo nel 1966 e nel 2010, fino al secondo gradino dell’ingresso. La camera è al primo piano. Le paratie sono in cantina e le sorelle sanno montarle in sei minuti.',
            ),
          ],
        },
      ],
      en: [
        html(
          paragraphs(
            'The two sisters live upstairs and disagree on everything except tenants: <strong>students, punctual, who say good morning</strong>. The younger one brings tarts, the elder one receipts.',
            'The room has two beds, two shelves, a string of fairy lights left behind by an exchange student from Portugal, and a bedside chest in the middle that serves as a border. The desks are in the corridor, in front of a glass wall. It sounds odd and is the best spot in the flat.',
          ),
        ),
        {
          type: 'accordion',
          plainTitle: 'When the canal rises',
          children: [
            text(
              'It did so in 1966 and 2010, up to the second step of the entrance. The room is on the first floor. The flood boards are in the cellar, and the sisters can fit them in six minutes.',
            ),
          ],
        },
      ],
    },
  },

  'bunk-fords': {
    title: { it: 'Castello ai Guadi', en: 'Bunk at the fords' },
    slug: { it: 'posto-letto-via-dei-guadi', en: 'bed-via-dei-guadi' },
    excerpt: {
      it: 'Il letto meno caro delle Tintorie, in una casa di ciclisti. L’officina è in salotto, con tappeto.',
      en: 'The cheapest bed in Tintorie, in a house of cyclists. The workshop is in the sitting room, on a mat.',
    },
    image: 'bunk-room-fords',
    gallery: ['river-park-salici', 'kitchen-mura-alte', 'courtyard-tintorie'],
    categories: ['beds'],
    accommodationType: 'bed',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'bikeStorage'],
    priceMin: 190,
    condominiumFees: 10,
    pricingMode: 'perPerson',
    houseRules: {
      it: bullets(
        'Catene e ingranaggi sul tappeto, mai sul tavolo.',
        'Doccia prima di sedersi sul divano, dopo un’uscita.',
        'Chi fora una gomma offre il caffè.',
      ),
      en: bullets(
        'Chains and sprockets on the mat, never on the table.',
        'After a ride, shower before you sit on the sofa.',
        'Whoever has a puncture buys the coffee.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Letto di sopra; quello di sotto è di chi è arrivato prima.',
        'Contratto per studenti registrato.',
        'Bollette divise in quattro, al centesimo, da uno che studia Economia.',
      ),
      en: bullets(
        'Upper bunk; the lower one belongs to whoever came first.',
        'Registered student lease.',
        'Bills split four ways, to the cent, by someone who studies economics.',
      ),
    },
    energy: energy('F', 197, 6, 'poor', 'average'),
    deposit: 190,
    minimumStay: 3,
    maximumStay: 12,
    verifiedDaysAgo: 28,
    ownerName: 'Tullio Passaguado',
    address: at('Via dei Guadi', 12, 'Tintorie'),
    contactLinks: [chat('a Tullio', 'Tullio', '0000 123454')],
    blocks: {
      it: [
        text(
          'Undici metri quadri in due, quindi si vive fuori: in salotto, al parco, in sella. La finestra è piccola e la mattina non entra sole, il che aiuta chi pedala presto e poi torna a dormire.',
        ),
        picture(
          'river-park-salici',
          'Il parco dei Salici, a tre minuti: di qui si parte per tutto.',
        ),
        text(
          'Dalla porta alla ciclabile sono trecento metri, dalla ciclabile al Politecnico undici minuti senza un semaforo. Per la città alta la bici resta a casa: ascensore del Borgo, oppure gambe.',
        ),
        {
          type: 'links',
          links: [toService('bike-workshop', 'La ciclofficina, per i lavori seri')],
        },
      ],
      en: [
        text(
          'Eleven square metres for two, so life happens outside the bedroom: in the sitting room, in the park, in the saddle. The window is small and gets no morning sun, which helps those who ride early and go back to bed.',
        ),
        picture(
          'river-park-salici',
          'The riverside park, three minutes away: every ride starts here.',
        ),
        text(
          'It is three hundred metres from the door to the cycle path, and eleven minutes along it to the Politecnico without a traffic light. For the upper town leave the bike at home: take the Borgo lift, or your legs.',
        ),
        {
          type: 'links',
          links: [toService('bike-workshop', 'The bike workshop, for serious repairs')],
        },
      ],
    },
  },
};
