import { bullets, email, text, title, website } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const homesFilande: Record<string, AccommodationSeed> = {
  'studio-shuttle-street': {
    title: { it: 'Monolocale alla Spola', en: 'Studio on Shuttle Street' },
    slug: { it: 'monolocale-via-della-spola', en: 'studio-shuttle-street' },
    excerpt: {
      it: 'Una scatola chiara e ben isolata sopra una copisteria. Chi consegna la tesi scende in ciabatte.',
      en: 'A light, well-insulated box above a copy shop. You can hand in your thesis for binding in slippers.',
    },
    image: 'single-room-spola',
    gallery: ['single-room-telai', 'lecture-hall-polytechnic'],
    categories: ['studios'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'lift',
      'airConditioning',
    ],
    priceMin: 495,
    condominiumFees: 50,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'I plotter del piano terra lavorano fino alle 19: sono loro, non il frigorifero.',
        'Quadri sì, con i ganci adesivi.',
        'Niente feste; una cena da sei riesce, da sette no.',
      ),
      en: bullets(
        'The plotters downstairs run until 7 pm: it is them, not your fridge.',
        'Pictures are fine, on adhesive hooks.',
        'No parties; dinner for six works, for seven it does not.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupato da un dottorando, che resta fino alla discussione.',
        'Contratto concordato o per studenti, registrato.',
        'Riscaldamento e acqua calda nelle spese.',
      ),
      en: bullets(
        'Taken by a doctoral student, who stays until the viva.',
        'Agreed-rent or student lease, registered.',
        'Heating and hot water in the fees.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('A3', 24, 52, 'good', 'good'),
    deposit: 990,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 76,
    ownerName: 'Ivo Tramarchi',
    address: at('Via della Spola', 7),
    contactLinks: [email('a Ivo', 'Ivo', 'ivo.tramarchi@example.org')],
    blocks: {
      it: [
        text(
          'Ivo stampa tesi da ventisei anni e ha letto l’introduzione di tutte. Il monolocale sopra il negozio lo ha costruito pensando a chi le scrive: scrivania di due metri, sei prese, una parete lavabile su cui disegnare.',
          'Trenta metri quadri, verde acqua, con la finestra ad arco della vecchia tessitura. Il difetto è la vista: un cortile, un tiglio, il magazzino della carta. Il pregio è che per questo nessuno perde tempo.',
        ),
        title('Se si libera', 'small'),
        text(
          'Ivo tiene un quaderno con i nomi, in ordine di arrivo. Chiama lui; chi telefona ogni settimana non guadagna posti.',
        ),
      ],
      en: [
        text(
          'Ivo has printed theses for twenty-six years and has read every introduction. He built the studio above the shop for the people who write them: a two-metre desk, six sockets, a washable wall to draw on.',
          'Thirty square metres, sea green, with the arched window of the old weaving shed. Its flaw is the view: a yard, a lime tree, the paper store. Its merit is that nobody wastes time on it.',
        ),
        title('When it comes free', 'small'),
        text(
          'Ivo keeps a notebook of names, in order of arrival. He calls you; ringing every week does not move you up.',
        ),
      ],
    },
  },

  'silk-mill-loft': {
    title: { it: 'Loft nella filanda', en: 'Loft in the silk mill' },
    slug: { it: 'loft-nella-filanda', en: 'loft-silk-mill' },
    excerpt: {
      it: 'Un piano intero della terza filanda: cinque metri di soffitto, tre camere su soppalco, una cucina da refettorio.',
      en: 'A whole floor of the third mill: five metres of ceiling, three bedrooms on a gallery, a kitchen fit for a refectory.',
    },
    image: 'kitchen-silk-mill',
    gallery: ['single-room-gelsi', 'single-room-spola', 'hall-ferrymen', 'bus-stop-porta-nuova'],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 3,
    bedsNumber: 4,
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
      'lift',
    ],
    priceMin: 1390,
    condominiumFees: 110,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Le pareti dei soppalchi sono di legno: ci si sente, e ci si rispetta.',
        'Modellini e plastici nella sala grande, non sui fornelli.',
        'I finestroni si aprono con l’asta, mai salendo sulla sedia.',
      ),
      en: bullets(
        'The gallery walls are wood: you hear each other, so be kind.',
        'Models go in the big room, not on the cooker.',
        'Open the tall windows with the pole, never from a chair.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, a quattro nomi, o concordato.',
        'Riscaldamento a pavimento compreso nelle spese.',
        'Visite il lunedì sera, tutti e quattro insieme.',
      ),
      en: bullets(
        'Registered student lease in four names, or agreed rent.',
        'Underfloor heating is covered by the fees.',
        'Viewings on Monday evenings, all four of you together.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('B', 77, 35, 'good', 'poor'),
    deposit: 2780,
    minimumStay: 12,
    maximumStay: 36,
    availableFrom: 80,
    verifiedDaysAgo: 6,
    ownerName: 'Setificio Gelsomora',
    address: at('Via delle Filande', 30),
    contactLinks: [
      email('all’ufficio', 'the office', 'affitti@gelsomora.example.org'),
      website('Sito del setificio', 'Website of the mill', 'https://gelsomora.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Le donne che lavoravano qui cantavano per non addormentarsi sulle bacinelle; nella sala grande l’eco è ancora loro. Restano le colonne di ghisa, numerate, e una puleggia sopra il lavello che tutti fotografano.',
          'Una matrimoniale e due singole stanno sul soppalco, con finestre interne che si affacciano sulla sala. La luce arriva ovunque, il silenzio no. In luglio, sotto il tetto, si dorme con il ventilatore.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Quanto fa a testa',
          children: [
            text(
              'In quattro, 375 euro al mese con le spese; in tre, 500. La luce è a parte: finora tra i 18 e i 25 euro ciascuno.',
            ),
          ],
        },
      ],
      en: [
        text(
          'The women who worked here sang so as not to fall asleep over the basins, and the echo in the big room is still theirs. The numbered cast-iron columns remain, and so does a pulley over the sink that everyone photographs.',
          'A double and two single bedrooms are up on the gallery, with inner windows over the main room. Light gets everywhere; silence does not. In July, under the roof, you sleep with a fan.',
        ),
        {
          type: 'accordion',
          plainTitle: 'What that makes each',
          children: [
            text(
              'Four people pay 375 euros a month with fees; three pay 500. Electricity is extra: so far between 18 and 25 euros each.',
            ),
          ],
        },
      ],
    },
  },
};
