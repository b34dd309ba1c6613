import {
  bullets,
  columns,
  email,
  html,
  phone,
  steps,
  text,
  title,
  toPage,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import { accordion, card, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const ownWheels: Record<string, ServiceSeed> = {
  'bike-workshop': {
    title: { it: 'Ciclofficina Porta Nuova', en: 'The bike workshop' },
    slug: { it: 'ciclofficina-porta-nuova', en: 'bike-workshop' },
    excerpt: {
      it: 'Attrezzi, cavalletti e qualcuno che ti spiega: la bici la ripari tu, e la prossima volta da solo.',
      en: 'Tools, stands and somebody to explain: you mend the bike yourself, and next time without help.',
    },
    image: 'bicycles-workshop-porta-nuova',
    categories: ['move', 'culture'],
    serviceType: 'association',
    address: at('Via di Porta Nuova', 58),
    contactLinks: [
      phone('alla ciclofficina', 'the workshop', '0000 123473'),
      email('alla ciclofficina', 'the workshop', 'ciclofficina@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Sta in un fornice delle mura, subito dentro la porta, e si riconosce dalla ruota appesa. Non è un meccanico: ti danno le chiavi giuste, il cavalletto e un volontario che tiene le mani in tasca finché non sbagli davvero.',
        ),
        title('Aperta', 'small'),
        html(
          bullets(
            'Lunedì e mercoledì, 17–20.',
            'Sabato, 10–13, la mattina più affollata.',
            'Mai con la neve, che qui dura due giorni.',
          ),
        ),
        title('Quanto costa', 'small'),
        html(
          bullets(
            'Tessera annuale: 10 euro, con la Studium Card 6.',
            'Ricambi usati a offerta, camere d’aria nuove a 4 euro.',
            'Bici rimesse a posto: da 40 a 90 euro, due o tre al mese.',
          ),
        ),
        accordion(
          'Prima di comprarne una',
          text(
            'Per la città ti bastano freni che frenano e tre rapporti corti. Ti fanno provare la salita del Pozzo con una delle loro: se arrivi in cima e la vuoi ancora, è quella giusta. Chiedi sempre la ricevuta con il numero di telaio, perché le biciclette troppo economiche qualcuno le sta cercando.',
          ),
        ),
        note(
          'Porta vestiti brutti. Il grasso di catena vince su qualunque sapone tranne quello giallo sopra il lavandino.',
        ),
        links(
          toPage('getting-around', 'Dove pedalare in piano'),
          toService('lost-property', 'Se la bici è sparita'),
        ),
      ],
      en: [
        text(
          'It sits in one of the arches of the walls, just inside the gate, and you know it by the wheel hanging outside. This is not a repair shop: they give you the right spanners, a stand and a volunteer who keeps his hands in his pockets until you are truly about to break something.',
        ),
        title('Open', 'small'),
        html(
          bullets(
            'Monday and Wednesday, 5 to 8 pm.',
            'Saturday, 10 am to 1 pm, the busiest morning.',
            'Never in the snow, which lasts two days here.',
          ),
        ),
        title('What it costs', 'small'),
        html(
          bullets(
            'Yearly membership: 10 euros, or 6 with a Studium Card.',
            'Used parts for a donation, new inner tubes 4 euros.',
            'Bikes put back in order: 40 to 90 euros, two or three a month.',
          ),
        ),
        accordion(
          'Before you buy one',
          text(
            'For this town you need brakes that brake and three low gears. They lend you one to try the climb to the Pozzo: if you reach the top and still want it, it is the right one. Always ask for a receipt with the frame number, because somebody is looking for the bicycles that cost too little.',
          ),
        ),
        note(
          'Wear bad clothes. Chain grease beats every soap except the yellow one above the sink.',
        ),
        links(
          toPage('getting-around', 'Where to ride on the flat'),
          toService('lost-property', 'If your bike has vanished'),
        ),
      ],
    },
  },

  'luggage-store': {
    title: { it: 'Deposito bagagli', en: 'Left luggage' },
    slug: { it: 'deposito-bagagli', en: 'left-luggage' },
    excerpt: {
      it: 'Per le ore tra il treno e le chiavi, o per i tre mesi tra un contratto e l’altro. Anche un frigorifero piccolo.',
      en: 'For the hours between train and keys, or the three months between two leases. Small fridges accepted.',
    },
    image: 'bus-stop-station-forecourt',
    categories: ['move'],
    serviceType: 'shop',
    address: at('Viale della Stazione', 3),
    contactLinks: [
      phone('al deposito', 'the luggage store', '0000 123474'),
      email('al deposito', 'the luggage store', 'deposito@studium.example.org'),
    ],
    blocks: {
      it: [
        columns(
          2,
          card('A ore', [
            'Tutti i giorni, 6.30–22.',
            '3 euro a collo fino a sera, 5 per una notte. Con la Studium Card la prima borsa è gratis per quattro ore.',
          ]),
          card('A mesi', [
            'Da giugno a ottobre, su prenotazione.',
            '9 euro al mese per una scatola, 15 per una valigia grande, 25 per un mobile che passa dalla porta.',
          ]),
        ),
        text(
          'È il vecchio magazzino delle balle di seta, quindi asciutto: i libri tornano come sono partiti. Esci dalla stazione, attraversi il piazzale e segui il rumore delle rotelle. Ti danno un tagliando con un disegno, non un numero; perdere la giraffa è più difficile.',
        ),
        title('Che cosa portare', 'small'),
        html(
          bullets(
            'Un documento, e per i mesi anche un recapito di qualcuno che risponda ad agosto.',
            'Nastro adesivo tuo: il loro è finito nel 2019.',
            'Niente cibo, piante o bombole. Le piante, però, la signora del secondo piano le tiene volentieri.',
          ),
        ),
        note(
          'Gli ultimi tre giorni di luglio la fila arriva alla fermata. Prenota entro il 10 e vieni la mattina.',
        ),
        links(
          toPage('first-steps', 'Il primo giorno, in ordine'),
          toService('rent-help-desk', 'Tra un contratto e l’altro'),
        ),
      ],
      en: [
        columns(
          2,
          card('By the hour', [
            'Every day, 6.30 am to 10 pm.',
            '3 euros an item until evening, 5 overnight. With a Studium Card the first bag is free for four hours.',
          ]),
          card('By the month', [
            'June to October, booked ahead.',
            '9 euros a month for a box, 15 for a big suitcase, 25 for any furniture that fits through the door.',
          ]),
        ),
        text(
          'Bales of silk used to be stored here, so it is dry: books come back as they went in. Leave the station, cross the forecourt and follow the sound of small wheels. Your ticket carries a drawing instead of a number; a giraffe is harder to lose.',
        ),
        title('What to bring', 'small'),
        html(
          bullets(
            'An identity document and, for longer stays, the number of somebody who answers in August.',
            'Your own tape: theirs ran out in 2019.',
            'No food, plants or gas bottles. The old lady on the second floor, though, is happy to look after plants.',
          ),
        ),
        note(
          'In the last three days of July the queue reaches the bus stop. Book by the 10th and come in the morning.',
        ),
        links(
          toPage('first-steps', 'Day one, step by step'),
          toService('rent-help-desk', 'Between two leases'),
        ),
      ],
    },
  },

  'car-sharing': {
    title: { it: 'Auto condivise', en: 'Shared cars' },
    slug: { it: 'auto-condivise', en: 'shared-cars' },
    excerpt: {
      it: 'Nove auto e un furgone fuori dalle mura, a ore. Il furgone serve a fine settembre, quando lo vogliono tutti.',
      en: 'Nine cars and a van outside the walls, by the hour. You need the van in late September, like everybody else.',
    },
    image: 'hall-alle-mura',
    categories: ['move'],
    serviceType: 'transport',
    address: at('Via della Circonvallazione', 20),
    contactLinks: [
      website('Prenotazioni', 'Book a car', 'https://auto.example.org'),
      phone('all’assistenza', 'the helpline', '0000 123475'),
    ],
    blocks: {
      it: [
        text(
          'Dentro le mura l’auto è un peso; per un mobile, una gita al lago o il dentista di tua zia serve. Ci si iscrive una volta, poi si apre con la Studium Card appoggiata al parabrezza.',
        ),
        html(
          steps(
            'Registrati con patente, carta e un documento: la verifica prende due giorni, non farlo di sabato mattina.',
            'Prenota a partire da mezz’ora. Le auto stanno alla stazione, alle Tintorie e in Via della Circonvallazione.',
            'Riportala dove l’hai presa, con almeno un quarto di batteria.',
          ),
        ),
        title('Tariffe', 'small'),
        html(
          bullets(
            'Auto: 3,20 euro l’ora e 22 centesimi al chilometro.',
            'Furgone: 6 euro l’ora.',
            'Iscrizione: 15 euro l’anno, gratis per chi ha la Studium Card.',
            'Neopatentati: solo le due auto piccole, e mai di notte.',
          ),
        ),
        question(
          'Posso entrare nelle mura per scaricare?',
          'Con il furgone sì, dalle 9 alle 11, se chiedi il permesso al momento della prenotazione. Alle 11 e un minuto la telecamera di Porta Nuova non sente ragioni.',
        ),
        note('Fotografa la carrozzeria prima di partire. Il graffio sul paraurti c’era già.'),
        links(toService('tool-library', 'Carrello e cinghie per i traslochi')),
      ],
      en: [
        text(
          'Inside the walls a car is a burden; for a wardrobe, a day at the lake or your aunt’s dentist you need one. You register once, and after that your Studium Card held against the windscreen opens the door.',
        ),
        html(
          steps(
            'Register with a driving licence, a bank card and an identity document: checking takes two days, so do not start on a Saturday morning.',
            'Book from half an hour upwards. Cars stand at the station, at the Tintorie and in Via della Circonvallazione.',
            'Bring it back to where you found it, with at least a quarter of the battery.',
          ),
        ),
        title('Rates', 'small'),
        html(
          bullets(
            'Car: 3.20 euros an hour and 22 cents a kilometre.',
            'Van: 6 euros an hour.',
            'Membership: 15 euros a year, free with a Studium Card.',
            'Licence less than a year old: the two small cars only, and never at night.',
          ),
        ),
        question(
          'May I drive inside the walls to unload?',
          'With the van, yes, from 9 to 11 am, if you ask for the permit when you book. At one minute past eleven the camera at Porta Nuova does not listen to reason.',
        ),
        note('Photograph the bodywork before you set off. That scratch on the bumper is not new.'),
        links(toService('tool-library', 'Trolley and straps for moving house')),
      ],
    },
  },
};
