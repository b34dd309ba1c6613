import {
  bullets,
  columns,
  email,
  group,
  html,
  paragraphs,
  phone,
  picture,
  text,
  title,
  toAccommodation,
  toService,
} from '../parts';
import { at } from '../../map/address';
import { buttons, links, note, separator } from './parts';
import type { ServiceSeed } from '../../types';

export const studyRooms: Record<string, ServiceSeed> = {
  'science-reading-room': {
    title: { it: 'Sala di Scienze', en: 'Science reading room' },
    slug: { it: 'sala-di-scienze', en: 'science-reading-room' },
    excerpt: {
      it: 'La sala più silenziosa della città, alle Mura Alte. Si sente la matita del vicino, e poi ci si scusa.',
      en: 'The quietest room in town, up at Mura Alte. You can hear your neighbour’s pencil, and then the apology.',
    },
    image: 'library-science',
    categories: ['study'],
    serviceType: 'studyRoom',
    address: at('Via dell’Osservatorio', 9, 'Mura Alte'),
    contactLinks: [
      phone('alla sala', 'the reading room', '0000 123436'),
      email('alla sala', 'the reading room', 'sala.scienze@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Qui il silenzio lo fanno rispettare gli studenti, non il custode. I telefoni stanno nelle cassette di legno all’ingresso, una per posto, e le tastiere rumorose hanno una stanza loro dietro il vetro.',
        ),
        columns(
          2,
          group(
            title('Orari', 'small'),
            html(
              bullets(
                'Lunedì–venerdì, 8–20.',
                'Sabato, 9–13.',
                'In sessione d’esame fino alle 22.',
              ),
            ),
          ),
          group(
            title('Posti', 'small'),
            html(
              bullets(
                '84 in sala, 16 nella stanza delle tastiere.',
                'Quattro tavoli regolabili, vicino all’ascensore.',
                'Prese ovunque, rete buona.',
              ),
            ),
          ),
        ),
        title('Che cosa portare', 'small'),
        text(
          'La Studium Card per il tornello, una moneta da un euro per l’armadietto, un maglione: il riscaldamento è pensato per i microscopi. Acqua sì, in bottiglia chiusa; il resto si mangia sulla terrazza, dove si vede fino al ponte. Entrano gli iscritti di tutti gli atenei, gratis.',
        ),
        note(
          'Dal centro sono quindici minuti in salita, o la linea 2 fino all’Orto Botanico. Chi sale a piedi arriva sveglio.',
        ),
        links(
          toService('library-librai', 'La biblioteca in centro, aperta fino alle 23'),
          toService('exam-weeks-room', 'La sala aperta tutta la notte'),
        ),
      ],
      en: [
        text(
          'Silence here is kept by the students, not by the attendant. Phones go into wooden boxes by the door, one per seat, and noisy keyboards have a room of their own behind the glass.',
        ),
        columns(
          2,
          group(
            title('Opening hours', 'small'),
            html(
              bullets(
                'Monday to Friday, 8 am to 8 pm.',
                'Saturday, 9 am to 1 pm.',
                'During exams, until 10 pm.',
              ),
            ),
          ),
          group(
            title('Seats', 'small'),
            html(
              bullets(
                '84 in the main room, 16 in the keyboard room.',
                'Four height-adjustable desks, next to the lift.',
                'Sockets everywhere and a good connection.',
              ),
            ),
          ),
        ),
        title('What to bring', 'small'),
        text(
          'Your Studium Card for the turnstile, a one-euro coin for the locker, and a jumper: the heating was designed with microscopes in mind. Water is fine in a closed bottle; everything else is eaten on the terrace, where you can see as far as the bridge. Students of all the universities get in, free of charge.',
        ),
        note(
          'From the centre it is fifteen minutes uphill, or line 2 to Orto Botanico. If you walk, you arrive awake.',
        ),
        links(
          toService('library-librai', 'The library in the centre, open until 11 pm'),
          toService('exam-weeks-room', 'The room that stays open all night'),
        ),
      ],
    },
  },

  'exam-weeks-room': {
    title: { it: 'Refettorio di notte', en: 'The all-night refectory' },
    slug: { it: 'refettorio-di-notte', en: 'all-night-refectory' },
    excerpt: {
      it: 'In sessione d’esame il refettorio del Melograno non chiude mai. Una presa sotto ogni panca e tè alle tre.',
      en: 'In exam weeks the Melograno refectory never closes. A socket under every bench, and tea at three.',
    },
    image: 'refectory-exam-weeks-night',
    categories: ['study'],
    serviceType: 'studyRoom',
    address: at('Piazza del Pozzo', 2),
    contactLinks: [
      email('alla sala', 'the refectory', 'refettorio@studium.example.org'),
      phone('alla portineria', 'the porter', '0000 123429'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('Tre periodi l’anno, sempre aperta, anche la domenica:'),
          bullets(
            'dal 10 gennaio a fine febbraio;',
            'dal 1° giugno al 20 luglio;',
            'le prime tre settimane di settembre.',
          ),
        ),
        text(
          'Per il resto dell’anno è il refettorio del Collegio e ci si mangia. Durante gli esami i tavoli lunghi diventano centoventi posti, con la regola del convento: si parla nella corte, mai dentro. Dall’una alle sette il portone è chiuso e si entra con la Studium Card; la porta è quella piccola, a sinistra.',
        ),
        picture('courtyard-melograno', 'Nella corte si può parlare, a voce bassa.'),
        title('Per una notte che serva', 'small'),
        html(
          bullets(
            'Coperta o maglione: i muri sono spessi un metro e la pietra non perdona.',
            'Cuffie. Il frigorifero del latte vibra in si bemolle.',
            'Una tazza tua: alle tre passa il tè, offerto dal Collegio.',
            'Un orario per smettere, scritto prima di cominciare.',
          ),
        ),
        text(
          'È gratis. Chi dorme sulle panche non viene svegliato, ma la foto sulla bacheca della cucina è quasi certa.',
        ),
        separator,
        buttons(
          toAccommodation('collegio-del-melograno', 'Il Collegio del Melograno'),
          toService('listening-desk', 'Se l’ansia non passa'),
        ),
      ],
      en: [
        html(
          paragraphs('Three times a year, open round the clock, Sundays included:'),
          bullets(
            'from 10 January to the end of February;',
            'from 1 June to 20 July;',
            'the first three weeks of September.',
          ),
        ),
        text(
          'The rest of the year this is where the hall has its meals. During exams the long tables become a hundred and twenty seats, with the convent’s old rule: talk in the courtyard, never inside. Between one and seven the main door is locked and you use your Studium Card at the small one on the left.',
        ),
        picture('courtyard-melograno', 'Talking is for the courtyard, in a low voice.'),
        title('For a night that is worth it', 'small'),
        html(
          bullets(
            'A blanket or a jumper: the walls are a metre thick and the stone is merciless.',
            'Headphones. The milk fridge hums in B flat.',
            'A mug of your own: tea comes round at three, courtesy of the hall.',
            'A time to stop, written down before you start.',
          ),
        ),
        text(
          'It is free. Nobody will wake you if you fall asleep on a bench, but your picture on the kitchen board is nearly certain.',
        ),
        separator,
        buttons(
          toAccommodation('collegio-del-melograno', 'About the Melograno hall'),
          toService('listening-desk', 'If the worry will not go away'),
        ),
      ],
    },
  },
};
