import { bullets, chat, email, html, paragraphs, phone, text, toService } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const guestHouses: Record<string, AccommodationSeed> = {
  'bed-and-breakfast-pozzo': {
    title: { it: 'Colazione al Pozzo', en: 'Breakfast on the Pozzo' },
    slug: { it: 'colazione-al-pozzo', en: 'breakfast-on-the-pozzo' },
    excerpt: {
      it: 'Tre camere sulla piazza più rumorosa della città, tenute da una donna che alle sette ha già fatto due torte.',
      en: 'Three rooms on the loudest square in town, run by a woman who has baked two cakes by seven.',
    },
    image: 'arcade-pozzo-morning',
    gallery: ['single-room-notai', 'kitchen-librai', 'double-room-ginnasio'],
    categories: ['hostels'],
    accommodationType: 'bedAndBreakfast',
    bedrooms: 3,
    bedsNumber: 5,
    bathroomsNumber: 3,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'waste',
      'desk',
      'cleaning',
      'airConditioning',
    ],
    priceMin: 490,
    priceMax: 520,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    cin: 'IT000000F2N6W5C8JB',
    houseRules: {
      it: bullets(
        'Colazione dalle 7 alle 9.30, la domenica fino alle 11.',
        'La cucina è di Ersilia; il bollitore in camera è tuo.',
        'Chiavi con il portachiavi grosso: così non si perdono.',
      ),
      en: bullets(
        'Breakfast from 7 to 9.30, until 11 on Sundays.',
        'The kitchen is Ersilia’s; the kettle in your room is yours.',
        'The key ring is large so that you do not lose it.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Prezzo al mese per studenti, fuori da luglio e agosto; minimo due settimane.',
        'Il prezzo più alto è delle camere sulla piazza.',
        'Lenzuola cambiate il lunedì, colazione compresa.',
      ),
      en: bullets(
        'Monthly price for students, except July and August; two weeks at least.',
        'The higher price is for rooms on the square.',
        'Sheets changed on Mondays, breakfast included.',
      ),
    },
    energy: energy('E', 152, 20, 'average', 'average'),
    deposit: 100,
    maximumStay: 2,
    verifiedDaysAgo: 24,
    ownerName: 'Ersilia Panforti',
    address: at('Piazza del Pozzo', 9),
    contactLinks: [
      phone('a Ersilia', 'Ersilia', '0000 123469'),
      chat('a Ersilia', 'Ersilia', '0000 123469'),
    ],
    blocks: {
      it: [
        text(
          'Le camere portano il nome di ciò che si vede: Pozzo, Mensa e Muro. Muro costa meno ed è l’unica in cui si dorme prima di mezzanotte, perché gli studenti escono dalla mensa e restano a parlare sui gradini fino a tardi.',
          'Ersilia ospita da dodici anni chi arriva per un trimestre o aspetta che si liberi la stanza giusta. Conosce tre quarti dei proprietari e di ciascuno dice una cosa sola, buona o niente: impara a pesare i niente.',
        ),
        { type: 'links', links: [toService('canteen-pozzo', 'Per la cena: la Mensa del Pozzo')] },
      ],
      en: [
        text(
          'The rooms are named after their views: the Well, the Canteen and the Wall. The Wall is cheaper and the only one where you sleep before midnight, because students leave the canteen and go on talking on the steps.',
          'For twelve years Ersilia has put up people who come for a term or wait for the right room to be free. She knows three quarters of the landlords and says one thing about each, something good or nothing: learn to weigh the nothings.',
        ),
        {
          type: 'links',
          links: [toService('canteen-pozzo', 'For dinner: the canteen on the square')],
        },
      ],
    },
  },

  'bed-and-breakfast-yellow-chairs': {
    title: { it: 'Le sedie gialle', en: 'The yellow chairs' },
    slug: { it: 'le-sedie-gialle-stazione', en: 'the-yellow-chairs' },
    excerpt: {
      it: 'Due camere a quattro minuti dal treno, per chi viene a fare esami, visite o un tirocinio di un mese.',
      en: 'Two rooms four minutes from the train, for exams, house-hunting or a month’s placement.',
    },
    image: 'balcony-viale-dei-tigli',
    gallery: ['single-room-filande', 'kitchen-by-the-bridge'],
    categories: ['hostels'],
    accommodationType: 'bedAndBreakfast',
    bedrooms: 2,
    bedsNumber: 3,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'gas',
      'waste',
      'washingMachine',
      'desk',
      'balcony',
      'parking',
      'cleaning',
    ],
    priceMin: 430,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    cin: 'IT000000G9P4T2Y6EA',
    houseRules: {
      it: bullets(
        'In terrazza si stende e si studia, le due cose insieme.',
        'Una lavatrice la settimana, la fa Quinto.',
        'Dopo le 22.30 si telefona dalla cucina.',
      ),
      en: bullets(
        'The terrace is for washing and for studying, both at once.',
        'One wash a week, and Quinto does it.',
        'After 10.30 pm, phone calls from the kitchen.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Si prende anche solo per dieci giorni, in proporzione.',
        'Colazione compresa; cena con la famiglia a 7 euro, dicendolo a pranzo.',
        'Ricevuta regolare, utile per il rimborso dei tirocini.',
      ),
      en: bullets(
        'You can stay as little as ten days, pro rata.',
        'Breakfast included; dinner with the family for 7 euros if you say so by lunch.',
        'Proper receipts, useful for placement refunds.',
      ),
    },
    energy: energy('D', 125, 24, 'average', 'poor'),
    deposit: 80,
    maximumStay: 3,
    verifiedDaysAgo: 38,
    ownerName: 'Quinto e Mirella Binariotti',
    address: at('Viale della Stazione', 41),
    contactLinks: [
      email('ai Binariotti', 'the Binariottis', 'sediegialle@example.org'),
      phone('ai Binariotti', 'the Binariottis', '0000 123470'),
    ],
    blocks: {
      it: [
        text(
          'Quinto ha guidato locomotori per trent’anni e sa dire dal rumore che treno è. Agli ospiti non interessa, all’inizio; dopo una settimana scommettono il caffè.',
        ),
        html(
          paragraphs('<strong>In breve.</strong>'),
          bullets(
            'Una doppia e una singola, bagno in comune fra le due.',
            'Terrazza a mezzogiorno, con due sedie gialle e l’ombra dopo le tre.',
            'Finestre nuove sul viale, vecchie sulla terrazza: in agosto si soffre un po’.',
            'Stazione quattro minuti, linea 1 davanti al cancello, Piazza Grande undici a piedi.',
          ),
        ),
      ],
      en: [
        text(
          'Quinto drove locomotives for thirty years and can tell any train by its sound. Guests do not care at first; after a week they bet coffee on it.',
        ),
        html(
          paragraphs('<strong>In short.</strong>'),
          bullets(
            'One twin and one single, with a bathroom between the two.',
            'A south-facing terrace with two yellow chairs, in the shade after three.',
            'New windows on the avenue, old ones on the terrace: August is a little hard.',
            'Station four minutes, line 1 at the gate, Piazza Grande eleven on foot.',
          ),
        ),
      ],
    },
  },
};
