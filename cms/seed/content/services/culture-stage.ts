import {
  bullets,
  columns,
  email,
  html,
  phone,
  steps,
  text,
  toPage,
  toService,
  toUniversity,
  website,
} from '../parts';
import { at } from '../../map/address';
import { accordion, card, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const stage: Record<string, ServiceSeed> = {
  'student-choir': {
    title: { it: 'Coro degli atenei', en: 'The student choir' },
    slug: { it: 'coro-degli-atenei', en: 'student-choir' },
    excerpt: {
      it: 'Una cinquantina di voci, il mercoledì sera. Saper leggere le note aiuta, non è richiesto; i tenori mancano sempre.',
      en: 'Some fifty voices on Wednesday evenings. Reading music helps; nobody asks for it. Tenors are always missing.',
    },
    image: 'theatre-choir-rehearsal',
    categories: ['culture'],
    serviceType: 'association',
    address: at('Via del Ginnasio Vecchio', 11),
    contactLinks: [
      email('al coro', 'the choir', 'coro@studium.example.org'),
      phone('al coro', 'the choir', '0000 123484'),
    ],
    blocks: {
      it: [
        text(
          'Si prova il mercoledì dalle 20.45 alle 22.30 nel vecchio refettorio del Ginnasio, soffitto a sette metri e una stufa sola, occupata dai bassi. Dirige Zoe Bartalucci, in italiano e in inglese, perché metà della fila di fondo viene da lontano.',
        ),
        text(
          'La prima sera ascolti. La seconda ti siedi dove la tua voce sta comoda e il vicino ti indica il rigo con il dito. Dopo un mese canti anche tu, e in dicembre sei sul palco del Mercato delle Lanterne con una cartellina nera e i piedi gelati.',
        ),
        html(
          bullets(
            'Quota: 20 euro l’anno, spartiti compresi.',
            'Nuove voci: settembre e gennaio. I tenori in qualunque momento, anche di notte.',
            'Da portare: matita, acqua, una camicia nera per i concerti.',
          ),
        ),
        question(
          'C’è un’audizione?',
          'No. Si intona una scala e Zoe indica una sedia. Due persone, finora, sono state messe vicino a voci molto sicure.',
        ),
        note(
          'Due volte l’anno la prova è a porte aperte e si può venire soltanto a sentire. Poi si va al Caffè del Pozzo, dove si decidono i programmi e, negli anni, tre matrimoni.',
        ),
        links(
          toUniversity('conservatorio-san-vero', 'Il Conservatorio San Vero'),
          toService('instrument-lending', 'Prendere in prestito uno strumento'),
        ),
      ],
      en: [
        text(
          'Rehearsals are on Wednesdays from 8.45 to 10.30 pm in the old refectory of the Ginnasio, with a ceiling seven metres up and a single stove, occupied by the basses. Zoe Bartalucci conducts in Italian and English, because half the back row comes from far away.',
        ),
        text(
          'On the first evening you listen. On the second you sit where your voice is comfortable and your neighbour follows the line with a finger. After a month you sing, and in December you are on stage at the Lantern Market with a black folder and frozen feet.',
        ),
        html(
          bullets(
            'Membership: 20 euros a year, scores included.',
            'New voices: September and January. Tenors at any time, day or night.',
            'Bring: a pencil, water, a black shirt for concerts.',
          ),
        ),
        question(
          'Is there an audition?',
          'No. You sing a scale and Zoe points at a chair. Two people, so far, have been seated next to very confident voices.',
        ),
        note(
          'Twice a year the doors are open and you may come just to hear. Afterwards everybody goes to the Caffè del Pozzo, where programmes are decided, as were, over the years, three marriages.',
        ),
        links(
          toUniversity('conservatorio-san-vero', 'About the Conservatorio'),
          toService('instrument-lending', 'Borrowing an instrument'),
        ),
      ],
    },
  },

  'theatre-tickets': {
    title: { it: 'A teatro con 5 euro', en: 'Theatre for 5 euros' },
    slug: { it: 'a-teatro-con-cinque-euro', en: 'theatre-for-five-euros' },
    excerpt: {
      it: 'Al Teatro dei Notai il loggione costa 5 euro, si compra da un’ora prima e ha una scala che fa riflettere.',
      en: 'At the Teatro dei Notai the gallery costs 5 euros, goes on sale an hour before, and has a thoughtful staircase.',
    },
    image: 'theatre-dei-notai-curtain-up',
    categories: ['culture'],
    serviceType: 'culture',
    address: at('Via dei Notai', 9),
    contactLinks: [
      phone('alla cassa del teatro', 'the box office', '0000 123485'),
      website('Cartellone', 'What is on', 'https://teatro.example.org'),
    ],
    blocks: {
      it: [
        html(
          steps(
            'Controlla che quella sera si reciti: da ottobre ad aprile, di solito dal giovedì al sabato e la domenica pomeriggio.',
            'Mettiti in fila un’ora e dieci prima: la cassa apre un’ora prima, il loggione ha trenta posti e non si prenota.',
            'Sali. Sono settantotto gradini e la panca non ha schienale: prendi posto contro il muro.',
          ),
        ),
        text(
          'Il teatro ha centoventi poltrone di velluto consumato e una compagnia metà di mestiere, metà di studenti. Dal loggione si vede bene e si sente meglio che in platea, colpi di tosse compresi. Se invece vuoi una poltrona sicura, il ridotto con la Studium Card è di 7 euro e si compra anche il giorno prima.',
        ),
        columns(
          2,
          card('Posti da chiedere', [
            'Platea, fila C, verso il corridoio: centrali e con spazio per le gambe.',
          ]),
          card('Posti da evitare', ['Il 14 e il 15. La colonna è lì da prima e ha la precedenza.']),
        ),
        question(
          'E i posti avanzati?',
          'Dieci minuti prima dell’inizio vanno a chi ha la Studium Card per 3 euro. Il numero si prende alla cassa mezz’ora prima; alle prime non ne avanza nessuno.',
        ),
        note('Il guardaroba costa un euro e in alto fa freddo. Tieni la sciarpa.'),
        links(
          toPage('events', 'Gli spettacoli in programma'),
          toService('night-bus', 'Tornare a casa di venerdì e sabato'),
        ),
      ],
      en: [
        html(
          steps(
            'See whether there is a performance that evening: October to April, usually Thursday to Saturday and Sunday afternoon.',
            'Queue an hour and ten minutes ahead: the box office opens an hour before, the gallery holds thirty and cannot be booked.',
            'Climb. It is seventy-eight steps and the bench has no back: sit against the wall.',
          ),
        ),
        text(
          'The theatre has a hundred and twenty seats in worn velvet and a company half professional, half students. From the gallery you see well and hear better than in the stalls, coughing included. If you would rather have a proper seat, the student ticket is 7 euros with a Studium Card and can be bought the day before.',
        ),
        columns(
          2,
          card('Seats to ask for', [
            'Stalls, row C, by the aisle: central, and room for your legs.',
          ]),
          card('Seats to avoid', ['14 and 15. The column was there first and has right of way.']),
        ),
        question(
          'What about leftover seats?',
          'Ten minutes before the start they go to Studium Card holders for 3 euros. You take a number at the box office half an hour before; on opening nights nothing is left.',
        ),
        note('The cloakroom costs a euro and it is cold up there. Keep your scarf.'),
        links(
          toPage('events', 'Shows coming up'),
          toService('night-bus', 'Getting home on Fridays and Saturdays'),
        ),
      ],
    },
  },

  'instrument-lending': {
    title: { it: 'Strumenti in prestito', en: 'Instruments on loan' },
    slug: { it: 'strumenti-in-prestito', en: 'instruments-on-loan' },
    excerpt: {
      it: 'Violini, chitarre, un oboe e due contrabbassi: si prendono per sei mesi, come i libri, ma con la cauzione.',
      en: 'Violins, guitars, one oboe and two double basses: six months each, like library books, with a deposit.',
    },
    image: 'borgo-dei-liutai',
    categories: ['culture'],
    serviceType: 'culture',
    address: at('Borgo dei Liutai', 23),
    contactLinks: [
      email('alla bottega comune', 'the shared workshop', 'strumenti@studium.example.org'),
      phone('alla bottega comune', 'the shared workshop', '0000 123486'),
    ],
    blocks: {
      it: [
        text(
          'I liutai del Borgo hanno sempre qualche strumento che non si vende: la vernice non piace, il cliente è morto, l’allievo è cresciuto. Da dodici anni li mettono insieme e li prestano a chi studia, musicista o no.',
        ),
        accordion(
          'Come si prende',
          html(
            steps(
              'Vieni di sabato, 9.30–12.30, con la Studium Card.',
              'Provi. Qualcuno ti guarda le mani e consiglia la misura.',
              'Lasci la cauzione, da 50 a 150 euro, e 6 euro al mese.',
              'Dopo tre mesi lo riporti per un controllo: corde e anima, gratis.',
            ),
          ),
        ),
        accordion(
          'Se succede qualcosa',
          text(
            'Una corda la paghi tu. Un graffio si perdona. Per una crepa non provare con la colla: portalo subito, anche piangendo, e quasi sempre si sistema. Il furto lo copre l’assicurazione, se lo strumento non era in un’auto.',
          ),
        ),
        text(
          'In settembre i violini finiscono in due sabati; i contrabbassi restano, perché nessuno ha la scala abbastanza larga. Se hai un pianterreno, pensaci.',
        ),
        note(
          'Al Conservatorio tre aule si aprono a tutti il sabato pomeriggio: si prenota con un messaggio, un’ora, e i vicini ringraziano.',
        ),
        links(
          toUniversity('conservatorio-san-vero', 'Il Conservatorio'),
          toService('borgo-lift', 'L’ascensore, contrabbasso incluso'),
        ),
      ],
      en: [
        text(
          'The violin makers of the Borgo always have an instrument that will not sell: wrong varnish, a customer who died, a pupil who grew. For twelve years they have pooled them and lent them to students, musicians or not.',
        ),
        accordion(
          'How to get one',
          html(
            steps(
              'Come on a Saturday, 9.30 am to 12.30 pm, with your Studium Card.',
              'Try some. Somebody looks at your hands and suggests a size.',
              'Leave the deposit, 50 to 150 euros, and pay 6 euros a month.',
              'Bring it back after three months for a check of strings and soundpost, free of charge.',
            ),
          ),
        ),
        accordion(
          'If something happens',
          text(
            'A string is on you. A scratch is forgiven. With a crack, leave the glue alone: bring it at once, in tears if necessary, and it can nearly always be mended. Theft is insured, unless the instrument was in a car.',
          ),
        ),
        text(
          'In September the violins are gone in two Saturdays; the double basses stay, because nobody’s staircase is wide enough. If you live on a ground floor, give it a thought.',
        ),
        note(
          'Three rooms at the Conservatorio are open to everyone on Saturday afternoons: book an hour by message, and your neighbours will be grateful.',
        ),
        links(
          toUniversity('conservatorio-san-vero', 'Visit the Conservatorio'),
          toService('borgo-lift', 'The lift, double bass included'),
        ),
      ],
    },
  },
};
