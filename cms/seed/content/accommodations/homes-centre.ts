import { bullets, email, phone, picture, text, toService } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const homesCentre: Record<string, AccommodationSeed> = {
  'studio-roof-terrace': {
    title: { it: 'Monolocale con terrazza', en: 'Studio with a roof terrace' },
    slug: { it: 'monolocale-terrazza-largo-del-grano', en: 'studio-roof-terrace-largo-del-grano' },
    excerpt: {
      it: 'Diciannove metri quadri dentro, ventidue fuori. Conviene ai freddolosi solo sei mesi l’anno.',
      en: 'Nineteen square metres inside, twenty-two outside. People who feel the cold get six good months a year.',
    },
    image: 'balcony-largo-del-grano',
    gallery: ['single-room-candele', 'castelmora-by-night', 'market-piazzetta-delle-erbe'],
    categories: ['studios'],
    accommodationType: 'studio',
    bedrooms: 1,
    bedsNumber: 1,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'water',
      'waste',
      'washingMachine',
      'desk',
      'balcony',
      'airConditioning',
    ],
    priceMin: 590,
    priceMax: 640,
    condominiumFees: 30,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'In terrazza al massimo otto persone: lo dice l’ingegnere, non la proprietaria.',
        'Dopo le 23 si sta fuori sottovoce.',
        'I vasi si bagnano la sera; i due limoni entrano in casa a novembre.',
      ),
      en: bullets(
        'Eight people at most on the terrace: the engineer says so, not the owner.',
        'After 11 pm, low voices outside.',
        'Water the pots in the evening; the two lemon trees come indoors in November.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Il prezzo più alto vale da aprile a settembre.',
        'Contratto concordato o transitorio, registrato.',
        'Luce intestata a chi abita; il gas non c’è.',
      ),
      en: bullets(
        'The higher price applies from April to September.',
        'Agreed-rent or temporary lease, registered.',
        'Electricity in the tenant’s name; there is no gas.',
      ),
    },
    availabilityStatus: 'freeSoon',
    energy: energy('E', 155, 17, 'average', 'poor'),
    deposit: 1180,
    minimumStay: 6,
    maximumStay: 18,
    availableFrom: 60,
    verifiedDaysAgo: 15,
    ownerName: 'Bianca Torrechiusa',
    address: at('Largo del Grano', 22),
    contactLinks: [
      phone('a Bianca', 'Bianca', '0000 123446'),
      email('a Bianca', 'Bianca', 'bianca.torrechiusa@example.org'),
    ],
    blocks: {
      it: [
        text(
          'La terrazza è sopra il tetto della vecchia borsa del grano, con la torre civica così vicina da leggerci i minuti. Ci sono un tavolino, due sedie rosse, un filo di lampadine e il vento, che da ottobre non va più via.',
          'Dentro tutto è piccolo e pensato: letto a scomparsa, scrivania che diventa tavolo, doccia in cui ci si gira a turni di novanta gradi. Quarto piano, ascensore fino al terzo.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Rumore, caldo, altre verità',
          children: [
            text(
              'Il venerdì d’estate i concerti di Piazza Grande si sentono per intero, e gratis. In luglio il pavimento della terrazza scotta fino alle otto di sera. La linea 1 ferma nel largo: il primo autobus passa alle 6.10 e saluta.',
            ),
          ],
        },
      ],
      en: [
        text(
          'The terrace lies on top of the old corn exchange, with the town clock close enough to read the minutes. It has a small table, two red chairs, a string of lights and the wind, which moves in with you in October.',
          'Indoors everything is small and thought through: a fold-away bed, a desk that turns into a table, a shower in which you turn ninety degrees at a time. Fourth floor, with a lift to the third.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Noise, heat and other truths',
          children: [
            text(
              'On summer Fridays you hear the concerts in Piazza Grande from beginning to end, for nothing. In July the terrace floor is too hot for bare feet until eight in the evening. Line 1 stops in the square below: the first bus comes at 6.10 and makes itself known.',
            ),
          ],
        },
      ],
    },
  },

  'flat-misericordia': {
    title: { it: 'Tre camere e un medico sotto', en: 'Three rooms over a surgery' },
    slug: { it: 'trilocale-via-della-misericordia', en: 'flat-via-della-misericordia' },
    excerpt: {
      it: 'Un appartamento normale, nel senso migliore: camere pari, cucina verde, vicini che salutano.',
      en: 'An ordinary flat in the best sense: equal bedrooms, a green kitchen, neighbours who say hello.',
    },
    image: 'kitchen-misericordia',
    gallery: [
      'single-room-notai',
      'arcade-misericordia',
      'single-room-filande',
      'market-piazza-grande',
    ],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 3,
    bedsNumber: 3,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'balcony',
    ],
    priceMin: 1020,
    condominiumFees: 90,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Al mattino le scale servono ai pazienti: si scende a piedi e senza corse.',
        'Un bagno solo: chi ha lezione alle 8 ha la precedenza.',
        'Sul balcone si stende, non si fuma.',
      ),
      en: bullets(
        'Patients use the stairs in the morning: walk, do not run.',
        'There is one bathroom: whoever has class at 8 goes first.',
        'The balcony is for washing, not for smoking.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti registrato, a tre nomi.',
        'Il riscaldamento è nelle spese, che per questo sono alte.',
        'Se cambia uno di voi, si cambia il contratto senza spese di agenzia.',
      ),
      en: bullets(
        'Registered student lease, in three names.',
        'Heating is covered by the fees, which explains their size.',
        'When one of you changes, so does the lease, at no agency cost.',
      ),
    },
    energy: energy('C', 101, 19, 'good', 'average'),
    deposit: 2040,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 39,
    ownerName: 'Famiglia Brancaleto',
    address: at('Via della Misericordia', 26),
    contactLinks: [phone('ai Brancaleto', 'the Brancaletos', '0000 123447')],
    blocks: {
      it: [
        picture('arcade-misericordia', 'La via, vista dal portico davanti a casa.'),
        text(
          'Al piano terra riceve un dentista, al primo abitano i Brancaleto, al secondo voi: trenta gradini bassi, fatti per chi aveva mal di denti. Le tre camere misurano dodici, dodici e tredici metri quadri. Nessuno ha mai litigato per quella in più.',
          'La cucina è verde, con le padelle appese e una finestra ad arco sul cortile. È abbastanza larga per tre che cucinano tre cene diverse, cosa che succede fino a metà ottobre; poi si passa alla pentola comune.',
        ),
        {
          type: 'links',
          links: [
            toService('student-surgery', 'L’ambulatorio per studenti, al numero 7'),
            toService('listening-desk', 'Lo sportello d’ascolto'),
          ],
        },
      ],
      en: [
        picture('arcade-misericordia', 'The street, seen from the arcade across from the door.'),
        text(
          'A dentist works on the ground floor, the Brancaletos live on the first and you on the second: thirty low steps, made for people with toothache. The three bedrooms measure twelve, twelve and thirteen square metres. Nobody has ever fought over the extra one.',
          'The kitchen is green, with pans on hooks and an arched window on the courtyard. It is wide enough for three people cooking three different dinners, which goes on until mid-October; after that there is one pot.',
        ),
        {
          type: 'links',
          links: [
            toService('student-surgery', 'The student surgery, at number 7'),
            toService('listening-desk', 'The listening desk'),
          ],
        },
      ],
    },
  },
};
