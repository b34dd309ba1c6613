import {
  bullets,
  columns,
  email,
  group,
  html,
  paragraphs,
  phone,
  text,
  title,
  toService,
} from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const homesByTheWater: Record<string, AccommodationSeed> = {
  'room-under-the-willows': {
    title: { it: 'Singola ai Salici', en: 'Room under the willows' },
    slug: { it: 'singola-lungofiume-dei-salici', en: 'room-under-the-willows' },
    excerpt: {
      it: 'A due minuti dal circolo canottieri e dalla mensa che fa cena. Il gatto bianco è di casa, la nebbia anche.',
      en: 'Two minutes from the rowing club and from the canteen that serves dinner. The white cat lives here; so does the fog.',
    },
    image: 'single-room-willows',
    gallery: ['river-park-salici', 'kitchen-quartet-borgo', 'castelmora-at-dawn'],
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
      'balcony',
      'bikeStorage',
    ],
    priceMin: 345,
    condominiumFees: 35,
    pricingMode: 'perRoom',
    houseRules: {
      it: bullets(
        'I remi in corridoio vanno bene, le barche no.',
        'Prima delle 7 si fa colazione al buio e in silenzio.',
        'Il gatto Biancospino mangia due volte al giorno; se chiede la terza, mente.',
        'Stivali sul balcone.',
      ),
      en: bullets(
        'Oars in the corridor are fine, boats are not.',
        'Before 7 am, breakfast is dark and silent.',
        'Biancospino the cat eats twice; if he asks for a third meal he is lying.',
        'Wellingtons on the balcony.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Chi c’è parte per un semestre all’estero e non torna in questa stanza.',
        'Contratto per studenti registrato.',
        'Riscaldamento nelle spese; luce divisa in quattro.',
      ),
      en: bullets(
        'The current tenant is off for a semester abroad and will not be back in this room.',
        'Registered student lease.',
        'Heating in the fees; electricity split four ways.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('C', 107, 14, 'average', 'average'),
    deposit: 690,
    minimumStay: 6,
    maximumStay: 18,
    availableFrom: 25,
    verifiedDaysAgo: 7,
    ownerName: 'Marcella Acquadolce',
    address: at('Lungofiume dei Salici', 44),
    contactLinks: [
      phone('a Marcella', 'Marcella', '0000 123465'),
      email('a Marcella', 'Marcella', 'marcella.acquadolce@example.org'),
    ],
    blocks: {
      it: [
        text(
          'La Mora qui è larga e lenta. Alle sei e un quarto escono i canottieri, alle otto i cani, alle dieci di un giorno di novembre si comincia a vedere l’altra riva. La camera è al secondo piano, gialla, con una bicicletta appesa che è della padrona di casa e non si usa.',
          'In appartamento siete in quattro, due per bagno. La cucina ha un tavolo di legno chiaro e sedie spaiate; la sera si scende alla mensa dei Salici più spesso di quanto si ammetta.',
        ),
        {
          type: 'links',
          links: [
            toService('rowing-club', 'Il circolo canottieri cerca timonieri'),
            toService('canteen-salici', 'La mensa del lungofiume, aperta anche la sera'),
          ],
        },
      ],
      en: [
        text(
          'The Mora is wide and slow here. At a quarter past six the rowers come out, at eight the dogs, and at ten on a November morning the other bank begins to appear. The room is on the second floor, yellow, with a bicycle on the wall that belongs to the owner and is not for riding.',
          'Four of you share the flat, two to a bathroom. The kitchen has a pale wooden table and chairs that do not match; in the evening you go down to the riverside canteen more often than you admit.',
        ),
        {
          type: 'links',
          links: [
            toService('rowing-club', 'The rowing club is looking for coxes'),
            toService('canteen-salici', 'The riverside canteen, open in the evening too'),
          ],
        },
      ],
    },
  },

  'farmhouse-oltremora': {
    title: { it: 'Casale in sei', en: 'Farmhouse for six' },
    slug: { it: 'casale-in-sei-oltremora', en: 'farmhouse-for-six-oltremora' },
    excerpt: {
      it: 'Cinque camere, un’aia, un’auto che nessuno ha: servono sei amici con sei biciclette e pazienza per la stufa.',
      en: 'Five bedrooms, a farmyard and no car: it takes six friends, six bicycles and patience with a stove.',
    },
    image: 'kitchen-farmhouse',
    gallery: [
      'castelmora-from-the-orchards',
      'double-room-oltremora',
      'single-room-orchards',
      'attic-mill',
    ],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 5,
    bedsNumber: 6,
    bathroomsNumber: 3,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'bikeStorage',
      'parking',
    ],
    priceMin: 1500,
    priceMax: 1550,
    condominiumFees: 0,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Feste nell’aia fino a mezzanotte, avvisando i Melicampo al 21.',
        'Le galline sono del vicino; le uova, a giorni alterni, vostre.',
        'La cenere va nel bidone di metallo, fredda.',
        'Chi esce per ultimo chiude il cancello con la catena.',
      ),
      en: bullets(
        'Parties in the yard until midnight, after telling the Melicampos at number 21.',
        'The hens are the neighbour’s; the eggs, every other day, are yours.',
        'Ash goes in the metal bin, cold.',
        'Last one out puts the chain on the gate.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Affittato fino all’estate a sei di Ingegneria.',
        'Il prezzo più alto comprende la legna per la stufa.',
        'Contratto per studenti o concordato, registrato, a sei nomi.',
      ),
      en: bullets(
        'Let until summer to six engineers.',
        'The higher price includes wood for the stove.',
        'Student or agreed-rent lease, registered, in six names.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('F', 186, 58, 'poor', 'good'),
    deposit: 3000,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 88,
    ownerName: 'Famiglia Pratomurato',
    address: at('Via degli Orti', 50, 'Oltremora'),
    contactLinks: [phone('ai Pratomurato', 'the Pratomuratos', '0000 123466')],
    blocks: {
      it: [
        title('Prima di innamorarsi', 'small'),
        html(
          paragraphs(
            'Il casale d’estate convince tutti. Conviene vederlo in gennaio, e fare i conti:',
          ),
          bullets(
            'legna, circa 110 euro al mese in sei, da novembre a marzo;',
            'venticinque minuti a piedi da Piazza Grande, tredici in bicicletta;',
            'ultima corsa della 6 alle 22, poi soltanto la notturna del fine settimana.',
          ),
        ),
        columns(
          2,
          group(
            title('Sotto', 'small'),
            text(
              'Cucina blu da dodici posti, stufa, una camera con bagno, la lavanderia nella stalla.',
            ),
          ),
          group(
            title('Sopra', 'small'),
            text(
              'Tre singole e una doppia lungo un corridoio che scricchiola in re minore, due bagni.',
            ),
          ),
        ),
        { type: 'links', links: [toService('night-bus', 'La notturna, fermata per fermata')] },
      ],
      en: [
        title('Before you fall for it', 'small'),
        html(
          paragraphs(
            'In summer the farmhouse wins everyone over. See it in January, and do the sums:',
          ),
          bullets(
            'firewood, about 110 euros a month between six, from November to March;',
            'twenty-five minutes on foot from Piazza Grande, thirteen by bicycle;',
            'last run of line 6 at 10 pm, then only the weekend night bus.',
          ),
        ),
        columns(
          2,
          group(
            title('Downstairs', 'small'),
            text(
              'A blue kitchen for twelve, the stove, a bedroom with its own bathroom, the laundry in the stable.',
            ),
          ),
          group(
            title('Upstairs', 'small'),
            text(
              'Three singles and a twin along a corridor that creaks in D minor, and two bathrooms.',
            ),
          ),
        ),
        { type: 'links', links: [toService('night-bus', 'The night bus, stop by stop')] },
      ],
    },
  },
};
