import { bullets, html, text, title, toPage, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, heading, links, moreButtons, quote } from './pieces';

export const busesAndLift: Record<string, NewsSeed> = {
  'bus-line-4-mornings': {
    title: {
      it: 'Linea 4, due corse in più prima delle lezioni',
      en: 'Line 4 gets two extra runs before class',
    },
    slug: { it: 'linea-4-due-corse-in-piu', en: 'line-4-two-extra-runs' },
    excerpt: {
      it: 'Da lunedì si parte dalle Tintorie anche alle 7.40 e alle 7.55. L’autobus delle 8.05, quello dove si sale di profilo, dovrebbe tornare un autobus.',
      en: 'From Monday there are departures from the Tintorie at 7.40 and 7.55 am too. The 8.05, which people board sideways, should become a bus again.',
    },
    image: 'bus-stop-porta-nuova',
    categories: ['getting-around'],
    tags: ['timetables'],
    daysAgo: 1,
    blocks: {
      it: [
        text(
          'La linea 4 porta alle Filande quasi tutto il primo anno del Politecnico, e alle otto del mattino si vede. Chi sale in Piazza Grande resta spesso a terra: in due settimane di conteggi è successo a una persona su nove.',
        ),
        html(
          heading('Che cosa cambia'),
          bullets(
            'Due corse nuove dalle Tintorie, alle <strong>7.40</strong> e alle <strong>7.55</strong>, dal lunedì al venerdì.',
            'Al ritorno, una corsa in più dalle Filande alle <strong>18.10</strong>, dopo l’ultima lezione.',
            'La fermata davanti alla Mensa Filande si sposta di quaranta passi, oltre il semaforo. La vecchia pensilina resta, l’autobus no.',
          ),
        ),
        text(
          'Gli altri orari non si muovono. Il sabato e la domenica resta tutto com’era, compreso il vuoto tra le 13 e le 14.',
          'È una prova di otto settimane: se gli autobus delle 7.40 viaggiano vuoti, la corsa sparisce. Con la Studium Card si appoggia la tessera e basta. Ai conteggi non partecipa chi sale senza appoggiarla, quindi appoggiala.',
        ),
        moreButtons(toPage('getting-around', 'Le linee, una per una')),
      ],
      en: [
        text(
          'Line 4 carries nearly the whole first year of the Politecnico to the Filande, and at eight in the morning it shows. People waiting in Piazza Grande are often left behind: over two weeks of counting it happened to one in nine.',
        ),
        html(
          heading('What changes'),
          bullets(
            'Two new runs from the Tintorie, at <strong>7.40</strong> and <strong>7.55 am</strong>, Monday to Friday.',
            'Coming back, one more run from the Filande at <strong>6.10 pm</strong>, after the last lecture.',
            'The stop at the Mensa Filande moves forty paces, past the traffic light. The old shelter stays where it is; the bus does not.',
          ),
        ),
        text(
          'No other times move. Saturdays and Sundays stay as they were, including the gap between 1 and 2 pm.',
          'This is an eight-week trial: if the 7.40 runs empty, it goes. With a Studium Card you tap and sit down. Passengers who do not tap are not counted, so please tap.',
        ),
        moreButtons(toPage('getting-around', 'The lines, one by one')),
      ],
    },
  },

  'borgo-lift-repair': {
    title: {
      it: 'Ascensore del Borgo fermo per dieci giorni',
      en: 'Borgo lift out of service for ten days',
    },
    slug: { it: 'ascensore-del-borgo-fermo', en: 'borgo-lift-out-of-service' },
    excerpt: {
      it: 'Si cambiano le funi. Da lunedì si sale con la linea 4, gratis tra le Tintorie e San Vero, o con una navetta a chiamata con la pedana.',
      en: 'New cables are being fitted. From Monday take line 4, free between the Tintorie and San Vero, or an on-call shuttle with a ramp.',
    },
    image: 'borgo-dei-liutai',
    categories: ['getting-around'],
    tags: ['works', 'accessibility'],
    daysAgo: 5,
    blocks: {
      it: [
        html(
          quote(
            '<strong>Aggiornamento.</strong> I lavori sono cominciati in orario. Il pezzo che mancava è arrivato, e la riapertura resta quella annunciata.',
          ),
        ),
        text(
          'Le funi dell’ascensore tra le Tintorie e il Borgo dei Liutai hanno fatto i loro dodici anni e si cambiano. La cabina resta chiusa dieci giorni, notte compresa; poi si riapre con l’orario di sempre, dalle 6 a mezzanotte.',
        ),
        title('Come si sale intanto', 'small'),
        html(
          bullets(
            '<strong>Linea 4</strong>: tra le Tintorie e il centro non si paga, fino alla riapertura. Tutti i mezzi hanno la pedana.',
            '<strong>Navetta a chiamata</strong>: per chi usa la carrozzina, ha le stampelle o un contrabbasso. Si prenota allo <a href="tel:0000123456">0000 123456</a> mezz’ora prima, dalle 7 alle 22.',
            '<strong>Salita dei Cordai</strong>: centonovantasei gradini, due panchine, nessuna scusa.',
          ),
        ),
        text(
          'Se hai un esame o una visita e la navetta è piena, dillo al telefono: si trova un passaggio. Chi resta in Accademia fino a tardi tenga conto che dopo l’ultima corsa della 4 c’è solo la scala.',
        ),
        buttons(toService('borgo-lift', 'La scheda dell’ascensore')),
      ],
      en: [
        html(
          quote(
            '<strong>Update.</strong> Work began on time. The missing part has arrived, and the lift reopens on the day announced.',
          ),
        ),
        text(
          'The cables of the lift between the Tintorie and Borgo dei Liutai have served their twelve years and are being replaced. The cabin stays shut for ten days, nights included; after that it goes back to its usual hours, 6 am to midnight.',
        ),
        title('How to get up there meanwhile', 'small'),
        html(
          bullets(
            '<strong>Line 4</strong>: free between the Tintorie and the centre until the lift reopens. Every bus has a ramp.',
            '<strong>On-call shuttle</strong>: for anyone with a wheelchair, crutches or a double bass. Ring <a href="tel:0000123456">0000 123456</a> half an hour ahead, from 7 am to 10 pm.',
            '<strong>Salita dei Cordai</strong>: a hundred and ninety-six steps, two benches, no excuses.',
          ),
        ),
        text(
          'If you have an exam or a medical appointment and the shuttle is full, say so on the phone: somebody will find you a ride. If you work late at the Academy, bear in mind that after the last line 4 there are only the stairs.',
        ),
        buttons(toService('borgo-lift', 'About the lift')),
      ],
    },
  },

  'night-bus-request-stops': {
    title: {
      it: 'Sulla notturna si scende anche tra due fermate',
      en: 'The night bus now sets you down between stops',
    },
    slug: { it: 'notturna-fermate-a-richiesta', en: 'night-bus-request-stops' },
    excerpt: {
      it: 'Dopo le 23 basta dirlo a chi guida, due minuti prima. Vale il venerdì e il sabato, su tutta la linea N.',
      en: 'After 11 pm just tell the driver, two minutes ahead. It works on Fridays and Saturdays, along the whole of line N.',
    },
    image: 'bus-stop-at-night',
    categories: ['getting-around'],
    tags: ['free'],
    daysAgo: 85,
    blocks: {
      it: [
        text(
          'L’ultimo pezzo di strada, quello dalla fermata al portone, è la ragione per cui molti la notte non prendevano l’autobus. Da questo fine settimana, dopo le 23, la linea N si ferma dove chiedi, se lì un autobus si può fermare.',
        ),
        accordion(
          'Come si fa',
          text(
            'Sali davanti, di’ a chi guida dove vorresti scendere e ricordaglielo due minuti prima. Si scende solo dalla porta anteriore, e l’autobus aspetta finché hai girato la chiave. Niente soste sul ponte, dentro Porta Nuova e lungo la ciclabile: lì non c’è marciapiede.',
          ),
        ),
        accordion(
          'Quanto costa',
          text(
            'Niente in più. La N è compresa nella Studium Card; senza tessera sono 1,50 euro a bordo, anche con la carta.',
          ),
        ),
        accordion(
          'Per salire',
          text(
            'Per salire restano le fermate, che hanno la luce e l’orario. Alzare il braccio in mezzo al viale non serve: chi guida ha l’ordine di tirare dritto.',
          ),
        ),
        text(
          'L’ultima corsa parte da Piazza Grande alle 2. Chi la perde ha due possibilità, i piedi e l’amicizia. La proposta è partita da un banchetto di studentesse dell’Università, con seicento firme: il Comune ci ha messo cinque mesi a dire di sì.',
        ),
        links(toService('night-bus', 'Percorso e orari della notturna')),
      ],
      en: [
        text(
          'The last bit of the way, from the stop to the front door, is why many people did not take the bus at night. From this weekend, after 11 pm, line N stops where you ask, as long as a bus can stop there.',
        ),
        accordion(
          'How it works',
          text(
            'Get on at the front, tell the driver where you would like to get off, and say it again two minutes before. You leave by the front door only, and the bus waits until you have turned your key. No halts on the bridge, inside Porta Nuova or along the cycle path: there is no pavement there.',
          ),
        ),
        accordion(
          'What it costs',
          text(
            'Nothing extra. Line N is included in the Studium Card; without one it is 1.50 euros on board, by card if you like.',
          ),
        ),
        accordion(
          'Getting on',
          text(
            'For that you still need a stop, with a light and a timetable. Waving from the middle of the avenue will not help: drivers are told to carry on.',
          ),
        ),
        text(
          'The last bus leaves Piazza Grande at 2 am. If you miss it there are two options, feet and friendship. The idea came from a group of women at the University who collected six hundred signatures; the town took five months to say yes.',
        ),
        links(toService('night-bus', 'Route and times of the night bus')),
      ],
    },
  },
};
