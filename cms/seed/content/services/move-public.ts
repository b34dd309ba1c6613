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
  toPage,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import { buttons, card, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const publicTransport: Record<string, ServiceSeed> = {
  'borgo-lift': {
    title: { it: 'Ascensore del Borgo', en: 'The Borgo lift' },
    slug: { it: 'ascensore-del-borgo', en: 'borgo-lift' },
    excerpt: {
      it: 'Quarantuno metri di dislivello in cinquanta secondi, gratis. Ci stanno dodici persone o un contrabbasso.',
      en: 'Forty-one metres up in fifty seconds, free of charge. It holds twelve people or one double bass.',
    },
    image: 'town-gate-tintorie',
    categories: ['move'],
    serviceType: 'transport',
    address: at('Via delle Tintorie', 2),
    contactLinks: [
      phone('per segnalare un guasto', 'to report a fault', '0000 123470'),
      email('ai trasporti', 'the transport office', 'trasporti@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Sale dentro la roccia dalle Tintorie al Borgo dei Liutai e ti risparmia centonovantasei gradini. In basso l’ingresso è un arco accanto al vecchio lavatoio, poco segnalato; in alto esci di fianco alla bottega delle corde, e la riconosci perché c’è sempre qualcuno che accorda.',
        ),
        html(
          bullets(
            'Tutti i giorni, dalle 6 a mezzanotte.',
            'Gratis: niente biglietto, niente tessera.',
            'Biciclette sì, una per volta e fuori dalle ore di punta.',
            'Manutenzione il secondo martedì del mese, 10–12.',
          ),
        ),
        question(
          'A che ora c’è coda?',
          'Alle 8.40 in salita e alle 18.10 in discesa, dieci minuti. In quei dieci minuti, a piedi, saresti arrivato.',
        ),
        question(
          'È adatto alla carrozzina?',
          'Sì: porta larga novanta centimetri, pulsanti bassi e in rilievo, annuncio a voce. In alto c’è una soglia di due centimetri, con lo scivolo a destra.',
        ),
        question(
          'E se è fermo?',
          'La linea 4 fa lo stesso percorso, con la pedana. Il guasto lo sanno prima allo Sportello che sul cartello: chiama.',
        ),
        note('Di notte, dopo l’ultima corsa, restano i gradini. Illuminati, almeno.'),
        buttons(
          toPage('getting-around', 'Tutti i modi per salire'),
          toService('night-bus', 'La notturna'),
        ),
      ],
      en: [
        text(
          'It climbs through the rock from the Tintorie to Borgo dei Liutai and saves you a hundred and ninety-six steps. At the bottom look for an arch beside the old wash-house, badly signposted; at the top you come out next to the string maker’s, which you know by the sound of somebody tuning.',
        ),
        html(
          bullets(
            'Every day, 6 am to midnight.',
            'Free: no ticket and no card.',
            'Bicycles allowed, one at a time, outside busy hours.',
            'Maintenance on the second Tuesday of the month, 10 am to noon.',
          ),
        ),
        question(
          'When is there a queue?',
          'At 8.40 am going up and at 6.10 pm going down, ten minutes each. In those ten minutes you could have walked it.',
        ),
        question(
          'Does it work with a wheelchair?',
          'Yes: the door is ninety centimetres wide, the buttons are low and raised, and floors are announced. At the top there is a two-centimetre sill, with a ramp on the right.',
        ),
        question(
          'What if it is out of order?',
          'Line 4 covers the same route and has a ramp. The youth office hears about faults before the notice goes up, so ring.',
        ),
        note('Late at night, after the last run, there are the steps. They are lit, at least.'),
        buttons(
          toPage('getting-around', 'All the ways up'),
          toService('night-bus', 'About the night bus'),
        ),
      ],
    },
  },

  'night-bus': {
    title: { it: 'Linea N, la notturna', en: 'Line N, the night bus' },
    slug: { it: 'linea-n-notturna', en: 'night-bus-line-n' },
    excerpt: {
      it: 'Venerdì e sabato fino alle 2, con fermata a richiesta per chi torna da solo. Aspetta l’ultimo bis, dicono.',
      en: 'Fridays and Saturdays until 2 am, stopping on request for people going home alone. It waits for encores, they say.',
    },
    image: 'bus-stop-night-line',
    categories: ['move'],
    serviceType: 'transport',
    address: at('Piazza Grande', 1),
    contactLinks: [
      phone('alla centrale', 'the control room', '0000 123471'),
      website('Orari in tempo reale', 'Live timetable', 'https://autobus.example.org'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('Venerdì e sabato, più le vigilie di festa:'),
          bullets(
            'da Piazza Grande ogni 30 minuti, dalle 22.30 alle 2;',
            'da Oltremora verso il centro ai minuti 15 e 45;',
            'dalla stazione dieci minuti dopo l’ultimo regionale, anche se è in ritardo.',
          ),
        ),
        text(
          'Il giro è un otto: stazione, Filande, Porta Nuova, Piazza Grande, Tintorie, ponte, Oltremora e ritorno. Venticinque minuti in tutto. Se ti addormenti ti ritrovi dove sei salito, ed è successo a persone serie.',
        ),
        card(
          'Fermata a richiesta',
          [
            'Dopo le 23 puoi chiedere di scendere tra una fermata e l’altra: dillo a chi guida due minuti prima. Si apre solo la porta davanti e l’autobus aspetta finché hai girato la chiave.',
          ],
          undefined,
          'castelmora-by-night',
        ),
        title('Biglietto', 'small'),
        text(
          'Con la Studium Card di notte non si paga. Senza, 1,50 euro a bordo, con la carta o con monete; il resto di un biglietto da venti non ce l’ha mai nessuno.',
        ),
        note(
          'Dalla domenica al giovedì la N non c’è. L’ultima 1 passa alle 23.40, poi si cammina: dal centro alla stazione sono diciotto minuti in discesa.',
        ),
        links(toPage('getting-around', 'Le altre linee')),
      ],
      en: [
        html(
          paragraphs('Fridays and Saturdays, and the eves of public holidays:'),
          bullets(
            'from Piazza Grande every 30 minutes, 10.30 pm to 2 am;',
            'from Oltremora to the centre at quarter past and quarter to;',
            'from the station ten minutes after the last regional train, even when it is late.',
          ),
        ),
        text(
          'The route is a figure of eight: station, Filande, Porta Nuova, Piazza Grande, Tintorie, the bridge, Oltremora and back. Twenty-five minutes in all. Fall asleep and you wake up where you got on, which has happened to serious people.',
        ),
        card(
          'Stopping on request',
          [
            'After 11 pm you may ask to get off between stops: tell the driver two minutes before. Only the front door opens, and the bus waits until you have turned your key.',
          ],
          undefined,
          'castelmora-by-night',
        ),
        title('Tickets', 'small'),
        text(
          'With a Studium Card the night bus is free. Without one it is 1.50 euros on board, by card or in coins; nobody has ever had change for a twenty.',
        ),
        note(
          'From Sunday to Thursday there is no line N. The last 1 passes at 11.40 pm; after that you walk, and from the centre to the station it is eighteen minutes downhill.',
        ),
        links(toPage('getting-around', 'The other lines')),
      ],
    },
  },

  'river-ferry': {
    title: { it: 'Traghetto dei Salici', en: 'The rope ferry' },
    slug: { it: 'traghetto-dei-salici', en: 'rope-ferry' },
    excerpt: {
      it: 'Due minuti di fiume, una corda e un barcaiolo. Per chi abita a Oltremora vale venti minuti di strada.',
      en: 'Two minutes of river, one rope and a boatman. If you live in Oltremora it saves twenty minutes of road.',
    },
    image: 'bridge-over-the-mora-evening',
    categories: ['move'],
    serviceType: 'transport',
    address: at('Via del Traghetto', 1, 'Oltremora'),
    contactLinks: [
      phone('all’approdo', 'the landing', '0000 123472'),
      email('ai trasporti', 'the transport office', 'trasporti@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'La barca è legata a una fune tesa tra le due rive e la spinge la corrente: niente motore, niente rumore, dodici passeggeri e quattro biciclette. Si parte quando c’è qualcuno. Per chiamarla dall’altra sponda si suona la campana, una volta; due volte è da maleducati.',
        ),
        columns(
          3,
          group(
            title('Da aprile a ottobre', 'small'),
            text('Tutti i giorni, 7.30–20.30. In giugno e luglio fino alle 22.'),
          ),
          group(
            title('Da novembre a marzo', 'small'),
            text('Lunedì–venerdì, 7.30–9.30 e 16–18.30. Il resto del giorno si passa dal ponte.'),
          ),
          group(
            title('Prezzo', 'small'),
            text('60 centesimi, bicicletta compresa. Con l’abbonamento dei bus non si paga.'),
          ),
        ),
        title('Quando non c’è', 'small'),
        text(
          'Con il fiume sopra il secondo anello di ferro del molo il servizio si ferma, e in novembre capita una settimana su tre. C’è una bandiera rossa sul salice dell’approdo, che si vede dal ponte. La 6 allora è piena: parti dieci minuti prima.',
        ),
        note(
          'La domenica di Palio, in giugno, i traghetti sono in gara e la corsa normale riprende verso sera, con barcaioli più o meno lucidi.',
        ),
        links(
          toService('rowing-club', 'Remare invece di farsi portare'),
          toPage('getting-around', 'Autobus e percorsi'),
        ),
      ],
      en: [
        text(
          'The boat hangs on a rope stretched between the banks and the current pushes it across: no engine, no noise, twelve passengers and four bicycles. It leaves when there is somebody. To call it from the far side ring the bell, once; twice is rude.',
        ),
        columns(
          3,
          group(
            title('April to October', 'small'),
            text('Every day, 7.30 am to 8.30 pm. In June and July until 10 pm.'),
          ),
          group(
            title('November to March', 'small'),
            text(
              'Monday to Friday, 7.30 to 9.30 am and 4 to 6.30 pm. For the rest of the day there is the bridge.',
            ),
          ),
          group(title('Fare', 'small'), text('60 cents, bicycle included. Free with a bus pass.')),
        ),
        title('When it does not run', 'small'),
        text(
          'Once the river rises above the second iron ring on the landing, service stops, and in November that means one week in three. A red flag goes up on the willow, and you can see it from the bridge. Line 6 is packed on those days: leave ten minutes early.',
        ),
        note(
          'On the Sunday of the Ferry Race, in June, the ferries are busy racing. Normal service resumes towards evening, with boatmen in varying condition.',
        ),
        links(
          toService('rowing-club', 'Rowing instead of being rowed'),
          toPage('getting-around', 'Buses and routes'),
        ),
      ],
    },
  },
};
