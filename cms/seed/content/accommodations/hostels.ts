import {
  bullets,
  email,
  html,
  paragraphs,
  phone,
  picture,
  text,
  title,
  toPage,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const hostels: Record<string, AccommodationSeed> = {
  'hostel-old-customs-house': {
    title: { it: 'Ostello della Dogana', en: 'The Customs House hostel' },
    slug: { it: 'ostello-della-dogana', en: 'customs-house-hostel' },
    excerpt: {
      it: 'Per le prime settimane, quando hai un’aula e non ancora una casa. Camere da uno, da due e da quattro, dentro Porta Nuova.',
      en: 'For the first weeks, when you have a lecture room but no home yet. Rooms for one, two or four, just inside Porta Nuova.',
    },
    image: 'hall-customs-house',
    gallery: [
      'double-room-station',
      'single-room-porta-nuova',
      'bus-stop-porta-nuova',
      'kitchen-mura-alte',
    ],
    categories: ['hostels', 'accessible'],
    accommodationType: 'hostel',
    bedrooms: 26,
    bedsNumber: 64,
    bathroomsNumber: 16,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'gas',
      'waste',
      'washingMachine',
      'desk',
      'bikeStorage',
      'cleaning',
      'lift',
    ],
    priceMin: 340,
    priceMax: 480,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    studentCardReserved: true,
    cin: 'IT000000B4X7K2M9QZ',
    houseRules: {
      it: bullets(
        'Ingresso a ogni ora, con il codice che cambia il lunedì.',
        'Armadietti con lucchetto proprio.',
        'In cucina si etichetta tutto, o diventa di tutti.',
        'Nelle camere da quattro, luce spenta a mezzanotte.',
      ),
      en: bullets(
        'Come in at any hour, with a code that changes on Mondays.',
        'Lockers need a padlock of your own.',
        'Label everything in the kitchen, or it belongs to everyone.',
        'In rooms for four, lights out at midnight.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Riservato a chi ha la Studium Card; per i primi sette giorni basta la ricevuta di iscrizione.',
        'Si paga a settimana; il prezzo al mese è di quattro settimane e due notti.',
        'Prezzo più basso in camera da quattro, più alto in singola.',
        'Si lascia con tre giorni di preavviso.',
      ),
      en: bullets(
        'Reserved for Studium Card holders; for the first seven days your enrolment receipt will do.',
        'You pay by the week; the monthly price is four weeks and two nights.',
        'Lowest price in a room for four, highest in a single.',
        'Three days’ notice to leave.',
      ),
    },
    energy: energy('C', 86, 26, 'good', 'average'),
    deposit: 50,
    maximumStay: 3,
    verifiedDaysAgo: 3,
    ownerName: 'Cooperativa Sette Porte',
    address: at('Via di Porta Nuova', 58),
    contactLinks: [
      phone('all’ostello', 'the hostel', '0000 123467'),
      email('all’ostello', 'the hostel', 'dogana@setteporte.example.org'),
      website(
        'Sito dell’ostello',
        'Website of the hostel',
        'https://dogana.setteporte.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Qui si pagava per far entrare in città il vino e le oche. Adesso si paga, poco, per non firmare in fretta il contratto sbagliato: si dorme, si visitano stanze, si chiede in giro. La permanenza media è di diciannove giorni.',
          'Dalla strada si entra in piano e l’ascensore arriva a tutte le camere; due hanno il bagno attrezzato. La portineria è aperta dalle 7 alle 22. Sul bancone c’è un raccoglitore con gli annunci verificati e, accanto, uno con le storie di quelli che non lo erano. Vale la pena leggerli entrambi.',
        ),
        title('Che cosa portare', 'small'),
        html(
          bullets(
            'un lucchetto, un asciugamano e le ciabatte;',
            'la ricevuta di iscrizione o la Studium Card;',
            'i tappi, se ti tocca la camera sulla strada: i furgoni del mercato passano alle cinque.',
          ),
        ),
        {
          type: 'links',
          links: [
            toPage('renting-safely', 'Prima di firmare: leggere il contratto'),
            toService('rent-help-desk', 'Farlo leggere a qualcuno'),
          ],
        },
      ],
      en: [
        text(
          'People once paid here to bring wine and geese into town. Now you pay, not much, to avoid signing the wrong lease in a hurry: you sleep, you look at rooms, you ask around. The average stay is nineteen days.',
          'The entrance is level and the lift reaches every room; two rooms have an adapted bathroom. The desk is open from 7 am to 10 pm. On the counter there is a folder of checked advertisements and, beside it, one with the stories of those that were not. Both are worth reading.',
        ),
        title('What to bring', 'small'),
        html(
          bullets(
            'a padlock, a towel and slippers;',
            'your enrolment receipt or Studium Card;',
            'earplugs, if you get a room on the street: the market vans pass at five.',
          ),
        ),
        {
          type: 'links',
          links: [
            toPage('renting-safely', 'Before you sign: how to read a lease'),
            toService('rent-help-desk', 'Have somebody read it with you'),
          ],
        },
      ],
    },
  },

  'hostel-ferrymen': {
    title: { it: 'Ostello dei Barcaioli', en: 'The Ferrymen’s hostel' },
    slug: { it: 'ostello-dei-barcaioli', en: 'ferrymens-hostel' },
    excerpt: {
      it: 'Apre con le rondini e chiude con la prima nebbia. Niente termosifoni, molto fiume e un letto che costa poco.',
      en: 'It opens with the swallows and closes with the first fog. No radiators, plenty of river, a very cheap bed.',
    },
    image: 'hall-ferrymen',
    gallery: ['bunk-room-fords', 'river-park-salici', 'castelmora-from-the-orchards'],
    categories: ['hostels', 'beds'],
    accommodationType: 'hostel',
    bedrooms: 9,
    bedsNumber: 32,
    bathroomsNumber: 6,
    includedServices: [
      'wifi',
      'water',
      'electricity',
      'waste',
      'washingMachine',
      'bikeStorage',
      'cleaning',
    ],
    priceMin: 260,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    cin: 'IT000000D7H3R8V1LT',
    houseRules: {
      it: bullets(
        'Si rientra entro l’una, entro le due quando c’è la notturna.',
        'Costumi e asciugamani sulla corda dietro, non alle finestre.',
        'La barca nell’androne non si usa: è quella del Palio.',
        'Camera da rifare prima delle 10.',
      ),
      en: bullets(
        'Be back by one, or by two when the night bus runs.',
        'Swimsuits and towels on the line at the back, not at the windows.',
        'Do not touch the boat in the hallway: it is for the Ferry Race.',
        'Beds made by 10 am.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Aperto da aprile a ottobre; d’inverno risponde la segreteria del circolo.',
        'Camere da tre e da quattro, separate o miste, a scelta.',
        'Si paga a settimana anticipata, colazione esclusa.',
      ),
      en: bullets(
        'Open from April to October; in winter the rowers’ office answers.',
        'Rooms for three or four, separate or mixed, as you choose.',
        'You pay one week in advance; breakfast is not included.',
      ),
    },
    energy: { energyExemption: 'noHeating' },
    deposit: 30,
    maximumStay: 2,
    verifiedDaysAgo: 42,
    ownerName: 'Confraternita dei Barcaioli',
    address: at('Via dei Barcaioli', 3, 'Oltremora'),
    contactLinks: [
      phone('ai barcaioli', 'the ferrymen', '0000 123468'),
      email('ai barcaioli', 'the ferrymen', 'ostello@barcaioli.example.org'),
    ],
    blocks: {
      it: [
        html(
          paragraphs(
            'Quattro piani di mattoni sulla riva bassa, costruiti per gli equipaggi che aspettavano la piena. I letti sono corti, i barcaioli lo erano; <strong>chi supera il metro e novanta chieda la camera 7</strong>.',
          ),
        ),
        picture(
          'river-park-salici',
          'Dall’altra parte dell’acqua, il parco. Il ponte è a cinque minuti.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Settembre, il mese pieno',
          children: [
            text(
              'Nelle prime tre settimane di settembre si riempie di matricole e di genitori con il metro da sarto. Scrivi in luglio. Dopo il 20 si trova quasi sempre posto, e si dorme con la felpa.',
            ),
          ],
        },
        {
          type: 'accordion',
          plainTitle: 'Come si arriva con le valigie',
          children: [
            text(
              'Linea 6 dalla stazione no, perché parte da Piazza Grande: prendi la 1 fin lì e cambia. Oppure cammina, ventidue minuti, tutti in piano lungo la vecchia ferrovia e il ponte.',
            ),
          ],
        },
      ],
      en: [
        html(
          paragraphs(
            'Four floors of brick on the low bank, built for crews who were waiting for the river to rise. The beds are short, as ferrymen were; <strong>anyone over one metre ninety should ask for room 7</strong>.',
          ),
        ),
        picture(
          'river-park-salici',
          'Across the water, the park. The bridge is five minutes away.',
        ),
        {
          type: 'accordion',
          plainTitle: 'September, the full month',
          children: [
            text(
              'For the first three weeks of September it fills with freshers, and with parents carrying tape measures. Write in July. After the 20th there is nearly always a bed, and you sleep in a sweatshirt.',
            ),
          ],
        },
        {
          type: 'accordion',
          plainTitle: 'Getting here with suitcases',
          children: [
            text(
              'Line 6 does not start at the station but in Piazza Grande: take line 1 that far and change. Or walk, twenty-two minutes, all of it level, along the old railway and over the bridge.',
            ),
          ],
        },
      ],
    },
  },
};
