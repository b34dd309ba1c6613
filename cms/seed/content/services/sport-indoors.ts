import {
  bullets,
  columns,
  email,
  group,
  html,
  phone,
  steps,
  text,
  title,
  toService,
} from '../parts';
import { at } from '../../map/address';
import { links, note } from './parts';
import type { ServiceSeed } from '../../types';

export const indoorSports: Record<string, ServiceSeed> = {
  'climbing-wall': {
    title: { it: 'Parete di Via della Spola', en: 'The climbing wall' },
    slug: { it: 'parete-via-della-spola', en: 'climbing-wall' },
    excerpt: {
      it: 'Quattordici metri di parete nella torre dell’acqua di una filanda. Scarpette in prestito, magnesite no.',
      en: 'Fourteen metres of wall inside the water tower of a silk mill. Shoes are lent, chalk is not.',
    },
    image: 'mill-via-della-spola',
    categories: ['sport'],
    serviceType: 'sport',
    address: at('Via della Spola', 12),
    contactLinks: [
      phone('alla parete', 'the climbing wall', '0000 123481'),
      email('alla parete', 'the climbing wall', 'parete@studium.example.org'),
    ],
    blocks: {
      it: [
        html(
          bullets(
            'Lunedì–venerdì, 16–23.',
            'Sabato e domenica, 10–20.',
            'Martedì e giovedì, 18–20: serata d’ingresso per chi non ha mai provato.',
          ),
        ),
        text(
          'La torre serviva a dare pressione alle bacinelle della seta. Adesso ci sono ventidue vie, dal terzo grado a una che nessuno ha ancora finito e che si chiama Analisi Due. Al piano terra la sala boulder, con i materassi alti e la musica bassa.',
        ),
        columns(
          2,
          group(
            title('Prezzi', 'small'),
            html(
              bullets(
                'Ingresso: 7 euro, 5 con la Studium Card.',
                'Dieci ingressi: 40 euro, e non scadono.',
                'Scarpette e imbrago: 2 euro.',
              ),
            ),
          ),
          group(
            title('Da portare', 'small'),
            html(
              bullets(
                'Pantaloni che si piegano.',
                'Un lucchetto per l’armadietto.',
                'Unghie corte: è la sola regola che fanno rispettare all’ingresso.',
              ),
            ),
          ),
        ),
        text(
          'Per salire con la corda serve un compagno e la prova del nodo. Chi viene da solo scrive il nome sulla lavagna: si trova sempre qualcuno dall’altra parte.',
        ),
        note('D’inverno la torre non si scalda oltre i 15 gradi. Le mani lo sanno, il resto no.'),
        links(toService('gym', 'La palestra, per chi preferisce il pavimento')),
      ],
      en: [
        html(
          bullets(
            'Monday to Friday, 4 to 11 pm.',
            'Saturday and Sunday, 10 am to 8 pm.',
            'Tuesday and Thursday, 6 to 8 pm: introduction for those who have never tried.',
          ),
        ),
        text(
          'The tower used to give pressure to the silk basins. Now it has twenty-two routes, from very easy to one that nobody has finished yet and that is called Calculus Two. On the ground floor is the bouldering room, with thick mats and low music.',
        ),
        columns(
          2,
          group(
            title('Prices', 'small'),
            html(
              bullets(
                'Entry: 7 euros, 5 with a Studium Card.',
                'Ten entries: 40 euros, and they never expire.',
                'Shoes and harness: 2 euros.',
              ),
            ),
          ),
          group(
            title('Bring', 'small'),
            html(
              bullets(
                'Trousers that bend.',
                'A padlock for the locker.',
                'Short nails: the one rule they enforce at the door.',
              ),
            ),
          ),
        ),
        text(
          'To climb with a rope you need a partner and have to pass the knot test. If you come alone, put your name on the blackboard: there is always somebody for the other end.',
        ),
        note(
          'In winter the tower never gets above 15 degrees. Your hands notice; the rest of you does not.',
        ),
        links(toService('gym', 'The gym, if you prefer the floor')),
      ],
    },
  },

  gym: {
    title: { it: 'Palestra universitaria', en: 'The university gym' },
    slug: { it: 'palestra-universitaria', en: 'university-gym' },
    excerpt: {
      it: 'Pesi, corsi e campi all’aperto a 18 euro al mese. Gli specchi sono pochi, e si sta meglio.',
      en: 'Weights, classes and outdoor pitches for 18 euros a month. There are few mirrors, and you feel better for it.',
    },
    image: 'sports-ground-volleyball',
    categories: ['sport'],
    serviceType: 'sport',
    address: at('Via del Campo Sportivo', 4),
    contactLinks: [
      phone('alla palestra', 'the gym', '0000 123483'),
      email('alla palestra', 'the gym', 'palestra@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Due piani dietro le tribune: sotto i pesi, sopra la sala dei corsi con il parquet di quando qui si ballava il sabato. Fuori, un campo da calcio a otto, due da pallavolo e la pista, che è in terra e dopo la pioggia va lasciata in pace.',
        ),
        html(
          bullets(
            'Lunedì–venerdì 7.30–22.30, sabato 9–18, domenica 10–14.',
            'Sala pesi: 18 euro al mese con la Studium Card, 28 senza.',
            'Corsi compresi nel prezzo; quello di boxe si riempie in settembre.',
            'Campi: 12 euro l’ora da dividere tra tutti.',
          ),
        ),
        title('Iscriversi', 'small'),
        html(
          steps(
            'Fatti dare il certificato medico (15 euro, ambulatorio studenti).',
            'Vieni con il certificato, la tessera e scarpe pulite in una borsa.',
            'Fai il giro con l’istruttore: venti minuti, obbligatori anche se sai già tutto.',
          ),
        ),
        note(
          'Tra le 18 e le 20 si aspetta per ogni attrezzo. Alle 7.30 siete in tre, e uno è il professore di Filologia.',
        ),
        text(
          'I tornei tra dipartimenti cominciano a novembre. Medicina vince la pallavolo da sei anni e non se ne parla volentieri.',
        ),
        links(
          toService('climbing-wall', 'La parete, a dieci minuti'),
          toService('student-surgery', 'Il certificato'),
        ),
      ],
      en: [
        text(
          'Two floors behind the stands: weights below, and above them the class room, with a parquet from the days when people danced here on Saturdays. Outside are an eight-a-side football pitch, two volleyball courts and a cinder track, best left alone after rain.',
        ),
        html(
          bullets(
            'Monday to Friday 7.30 am to 10.30 pm, Saturday 9 am to 6 pm, Sunday 10 am to 2 pm.',
            'Weights: 18 euros a month with a Studium Card, 28 without.',
            'Classes are included; boxing fills up in September.',
            'Pitches: 12 euros an hour, to be shared among all of you.',
          ),
        ),
        title('Joining', 'small'),
        html(
          steps(
            'Get the medical certificate (15 euros, at the student surgery).',
            'Come with the certificate, your card, and clean shoes in a bag.',
            'Go round with the instructor: twenty minutes, compulsory even if you know it all.',
          ),
        ),
        note(
          'From 6 to 8 pm you wait for every machine. At 7.30 in the morning there are three of you, and one is the professor of philology.',
        ),
        text(
          'Tournaments between departments begin in November. Medicine has won the volleyball six years running and people would rather not discuss it.',
        ),
        links(
          toService('climbing-wall', 'The climbing wall, ten minutes away'),
          toService('student-surgery', 'Where to get the certificate'),
        ),
      ],
    },
  },
};
