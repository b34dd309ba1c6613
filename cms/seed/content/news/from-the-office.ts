import { bullets, html, paragraphs, steps, text, title, toNews, townFilm } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, heading, moreButtons, separator, subheading, writeTo } from './pieces';

export const fromTheOffice: Record<string, NewsSeed> = {
  'survey-results': {
    title: {
      it: 'Che cosa ci avete risposto in 2.180',
      en: 'What 2,180 of you told us',
    },
    slug: { it: 'risultati-del-questionario', en: 'survey-results' },
    excerpt: {
      it: 'Quanto si paga una stanza, come si va a lezione, che cosa manca. E le quattro cose che cambiamo per effetto delle risposte.',
      en: 'What a room costs, how people get to class, what is missing. And four things we are changing because of your answers.',
    },
    image: 'castelmora-from-the-river',
    categories: ['from-the-office', 'living'],
    tags: [],
    daysAgo: 10,
    blocks: {
      it: [
        text(
          'Hanno risposto 2.180 persone su 14.000: abbastanza per capirci qualcosa, non abbastanza per fare i saccenti. Chi abita con i genitori ha risposto meno degli altri, quindi le cifre sulla casa pendono verso i fuori sede.',
        ),
        html(
          subheading('Quanto si paga in media al mese'),
          bullets(
            'Posto letto: 225 euro.',
            'Camera singola fuori dalle mura: 315 euro.',
            'Camera singola in centro: 370 euro.',
            'Monolocale: 520 euro.',
          ),
          subheading('Come si va a lezione'),
          bullets(
            'A piedi: 61 per cento.',
            'In autobus: 22.',
            'In bicicletta: 13.',
            'In ascensore e basta: 4.',
          ),
          subheading('Che cosa manca di più'),
          bullets(
            'Posti per studiare la domenica mattina.',
            'Una lavanderia alle Filande.',
            'Sapere quando l’ascensore è fermo.',
          ),
        ),
        { type: 'embed', embedUrl: townFilm },
        separator,
        html(
          heading('Che cosa cambia'),
          steps(
            'I Librai aprono la domenica mattina in sessione d’esame.',
            'I guasti dell’ascensore si leggono nelle news, non solo sul cartello.',
            'Il contratto si rilegge allo Sportello anche in inglese.',
            'Per la lavanderia abbiamo chiesto un preventivo. Era alto. Ne chiediamo un altro.',
          ),
        ),
        text('Le tabelle intere, senza nomi, le mandiamo a chi le chiede.'),
        moreButtons(
          toNews('library-hours-exams', 'Gli orari dei Librai'),
          writeTo('Chiedi le tabelle', 'ciao'),
        ),
      ],
      en: [
        text(
          'You were 2,180 out of 14,000: enough to learn something, not enough to be smug about it. People living with their parents answered less than the rest, so the housing figures lean towards those from elsewhere.',
        ),
        html(
          subheading('Average monthly rent'),
          bullets(
            'A bed in a shared room: 225 euros.',
            'A single room outside the walls: 315 euros.',
            'A single room in the centre: 370 euros.',
            'A studio: 520 euros.',
          ),
          subheading('How you get to class'),
          bullets(
            'On foot: 61 per cent.',
            'By bus: 22.',
            'By bike: 13.',
            'By lift and nothing else: 4.',
          ),
          subheading('What you miss most'),
          bullets(
            'Somewhere to study on Sunday mornings.',
            'A launderette at the Filande.',
            'Knowing when the lift is out of order.',
          ),
        ),
        { type: 'embed', embedUrl: townFilm },
        separator,
        html(
          heading('What changes'),
          steps(
            'The Librai opens on Sunday mornings during exams.',
            'Lift breakdowns are reported in the news, not just on the notice.',
            'Leases are read over at the office in English as well.',
            'We asked for a quote for the launderette. It was high. We are asking for another.',
          ),
        ),
        text('The full tables, without names, go to anyone who asks.'),
        moreButtons(
          toNews('library-hours-exams', 'Hours of the Librai'),
          writeTo('Ask for the tables', 'ciao'),
        ),
      ],
    },
  },

  'wifi-in-the-squares': {
    title: {
      it: 'Rete gratuita in sei piazze, con qualche angolo morto',
      en: 'Free Wi-Fi in six squares, dead corners included',
    },
    slug: { it: 'rete-gratuita-nelle-piazze', en: 'free-wifi-in-the-squares' },
    excerpt: {
      it: 'Si entra una volta con la Studium Card e poi il telefono si ricorda. Sotto i portici prende poco: colpa di muri spessi un metro.',
      en: 'Log in once with your Studium Card and your phone remembers. Under the arcades it is weak, because the walls are a metre thick.',
    },
    image: 'market-piazza-grande',
    categories: ['living', 'from-the-office'],
    tags: ['free', 'studium-card'],
    daysAgo: 13,
    blocks: {
      it: [
        html(
          paragraphs(
            'La rete si chiama <strong>castelmora-aperta</strong>. Da lunedì è accesa qui:',
          ),
          bullets(
            'Piazza Grande, meglio vicino alla fontana;',
            'Piazza del Pozzo e Largo del Grano;',
            'Piazza San Vero, fino al terzo scalino della chiesa;',
            'il piazzale della stazione;',
            'Piazza Oltremora, che la chiedeva da sei anni.',
          ),
        ),
        title('Per collegarsi', 'small'),
        html(
          steps(
            'Scegli la rete e apri la pagina che compare.',
            'Scrivi il numero della Studium Card e la data di nascita.',
            'Chi non ha la tessera riceve un codice per messaggio, valido un giorno.',
          ),
        ),
        accordion(
          'Quanto è veloce',
          text(
            'Basta per una videochiamata, non per tre. Il sabato durante il mercato si divide in tanti: scarica i file il venerdì. Dall’una alle sei si spegne, per lasciar dormire chi abita sopra i gradini.',
          ),
        ),
        accordion(
          'Che cosa si conserva',
          text(
            'Ora e durata del collegamento, per trenta giorni. Non le pagine. Per la banca e per gli esami online usa comunque la rete di casa o del tuo ateneo.',
          ),
        ),
        text(
          'La prossima sarà il parco dei Salici, quando si troverà un palo che non disturbi gli aironi. Se da qualche parte non prende, mandaci il punto esatto: i tecnici passano il mercoledì.',
        ),
        buttons(writeTo('Segnala un angolo morto', 'ciao')),
      ],
      en: [
        html(
          paragraphs(
            'The network is called <strong>castelmora-aperta</strong>. From Monday you find it here:',
          ),
          bullets(
            'Piazza Grande, best near the fountain;',
            'Piazza del Pozzo and Largo del Grano;',
            'Piazza San Vero, up to the third step of the church;',
            'the station forecourt;',
            'Piazza Oltremora, which had been asking for six years.',
          ),
        ),
        title('Getting connected', 'small'),
        html(
          steps(
            'Choose the network and open the page that pops up.',
            'Enter your Studium Card number and date of birth.',
            'Without a card you get a code by text message, good for one day.',
          ),
        ),
        accordion(
          'How fast it is',
          text(
            'Enough for one video call, not for three. On Saturdays the whole market shares it: download your files on Friday. From one to six it is switched off, so that people living above the steps can sleep.',
          ),
        ),
        accordion(
          'What is kept',
          text(
            'The time and length of your connection, for thirty days. Not the pages. For your bank and for online exams use your network at home or at university all the same.',
          ),
        ),
        text(
          'Next will be the Salici park, once a pole is found that does not upset the herons. If there is no signal somewhere, send us the exact spot: the technicians come on Wednesdays.',
        ),
        buttons(writeTo('Report a dead corner', 'ciao')),
      ],
    },
  },
};
