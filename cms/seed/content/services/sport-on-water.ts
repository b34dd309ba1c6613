import { bullets, email, html, phone, text, title, toPage, toService, website } from '../parts';
import { at } from '../../map/address';
import { accordion, links, note, question, separator } from './parts';
import type { ServiceSeed } from '../../types';

export const waterSports: Record<string, ServiceSeed> = {
  'rowing-club': {
    title: { it: 'Canottieri della Mora', en: 'The rowing club' },
    slug: { it: 'canottieri-della-mora', en: 'rowing-club' },
    excerpt: {
      it: 'Corso per principianti due volte l’anno: otto uscite, un bagno quasi certo, poi non si smette più.',
      en: 'Beginners’ courses twice a year: eight outings, one near-certain swim, and after that you cannot stop.',
    },
    image: 'boathouse-rowing-club',
    categories: ['sport'],
    serviceType: 'sport',
    address: at('Lungofiume dei Salici', 41),
    contactLinks: [
      email('ai canottieri', 'the rowing club', 'canottieri@studium.example.org'),
      phone('alla rimessa', 'the boathouse', '0000 123480'),
    ],
    blocks: {
      it: [
        text(
          'La rimessa è la baracca verde dopo l’ultimo salice. Dentro ci sono diciannove barche, un bollitore e un istruttore, Fulvio Ramacqua, che ha messo in acqua tre generazioni di matricole e si ricorda chi ha tenuto il remo al contrario.',
        ),
        html(
          bullets(
            '<strong>Principianti</strong>: ottobre e aprile, otto uscite in quattro settimane, 45 euro con la Studium Card.',
            '<strong>Soci</strong>: 90 euro l’anno, 60 per chi studia.',
            '<strong>Uscite</strong>: martedì e giovedì 18–20, sabato 8–11. Chi ha lezione alle 9 esce alle 6.30, nel silenzio.',
          ),
        ),
        accordion(
          'La prima volta',
          html(
            bullets(
              'Prova di nuoto in piscina: cento metri vestiti, senza fretta.',
              'Pantaloncini aderenti, calze spesse, un cambio completo in un sacco che chiude.',
              'Certificato medico per attività non agonistica: lo fa l’ambulatorio studenti.',
            ),
          ),
        ),
        question(
          'E d’inverno?',
          'Da dicembre a febbraio si rema in palestra, sulle macchine, davanti a una foto del fiume. Con la Mora alta non si esce mai, nemmeno se lo chiede Fulvio.',
        ),
        separator,
        links(
          toService('student-surgery', 'Certificato medico'),
          toService('swimming-pool', 'Imparare prima a nuotare'),
        ),
      ],
      en: [
        text(
          'The boathouse is the green shed after the last willow. It holds nineteen boats, a kettle and a coach, Fulvio Ramacqua, who has put three generations of freshers on the water and remembers which of them held the oar the wrong way round.',
        ),
        html(
          bullets(
            '<strong>Beginners</strong>: October and April, eight outings in four weeks, 45 euros with a Studium Card.',
            '<strong>Members</strong>: 90 euros a year, 60 for students.',
            '<strong>Outings</strong>: Tuesday and Thursday 6 to 8 pm, Saturday 8 to 11 am. People with a nine o’clock lecture go out at 6.30, in silence.',
          ),
        ),
        accordion(
          'Your first time',
          html(
            bullets(
              'A swimming test in the pool: a hundred metres in your clothes, no hurry.',
              'Close-fitting shorts, thick socks, and a full change of clothes in a bag that shuts.',
              'A medical certificate for non-competitive sport: the student surgery writes it.',
            ),
          ),
        ),
        question(
          'What about winter?',
          'From December to February you row indoors, on machines, facing a photograph of the river. When the Mora is high nobody goes out, not even if Fulvio asks.',
        ),
        separator,
        links(
          toService('student-surgery', 'The medical certificate'),
          toService('swimming-pool', 'Learning to swim first'),
        ),
      ],
    },
  },

  'swimming-pool': {
    title: { it: 'Piscina comunale', en: 'The swimming pool' },
    slug: { it: 'piscina-comunale', en: 'swimming-pool' },
    excerpt: {
      it: 'Vasca coperta da venticinque metri e, d’estate, prato e vasca fuori. In agosto è quasi tua.',
      en: 'A 25-metre indoor pool and, in summer, a lawn and a pool outside. In August it is nearly yours.',
    },
    image: 'sports-ground-running-track',
    categories: ['sport'],
    serviceType: 'sport',
    address: at('Via del Campo Sportivo', 8),
    contactLinks: [
      phone('alla piscina', 'the pool', '0000 123482'),
      website(
        'Corsie libere, giorno per giorno',
        'Free lanes, day by day',
        'https://piscina.example.org',
      ),
    ],
    blocks: {
      it: [
        title('Nuoto libero', 'small'),
        html(
          bullets(
            'Lunedì–venerdì, 7–9, 12.30–15 e 20–22.',
            'Sabato, 9–18. Domenica, 9–13.',
            'Vasca esterna: da metà giugno a metà settembre, 10–19.30.',
          ),
        ),
        text(
          'Il Comune la costruì nel 1974 e lo spogliatoio ne è fiero. L’acqua è a 27 gradi, le docce hanno la loro idea. Delle sei corsie due sono sempre libere: la 1 per chi chiacchiera, la 6 per chi fa vasche con la faccia seria. Le corsie di mezzo si ereditano.',
        ),
        question(
          'Quanto costa?',
          'Un ingresso 6 euro, con la Studium Card 4. Dieci ingressi 35 euro, il mese intero 42. Tra le 13 e le 15 si paga la metà e si è quasi soli.',
        ),
        question(
          'Che cosa serve?',
          'Cuffia (alla cassa le vendono solo arancioni), ciabatte, lucchetto e una moneta da 50 centesimi per il phon. Il certificato medico soltanto per i corsi.',
        ),
        question(
          'Insegnano a nuotare agli adulti?',
          'Sì, lunedì e giovedì alle 20, in gruppi di sei. Si comincia dove si tocca e nessuno guarda: hanno messo i corsi apposta dopo cena.',
        ),
        note(
          'Ci porta la linea 4, fermata Politecnico, poi sei minuti a piedi. In bici, la vecchia ferrovia passa dietro il prato.',
        ),
        links(
          toService('rowing-club', 'I Canottieri, per chi vuole stare sopra l’acqua'),
          toPage('events', 'Che cosa succede d’estate'),
        ),
      ],
      en: [
        title('Public swimming', 'small'),
        html(
          bullets(
            'Monday to Friday, 7 to 9 am, 12.30 to 3 pm and 8 to 10 pm.',
            'Saturday, 9 am to 6 pm. Sunday, 9 am to 1 pm.',
            'Outdoor pool: mid-June to mid-September, 10 am to 7.30 pm.',
          ),
        ),
        text(
          'The town built it in 1974 and the changing rooms are proud of the fact. The water is at 27 degrees; the showers have their own views. Two of the six lanes are always free: lane 1 for people who chat, lane 6 for people who count lengths with a stern face. The ones in between are inherited.',
        ),
        question(
          'What does it cost?',
          'One swim 6 euros, 4 with a Studium Card. Ten swims 35 euros, a whole month 42. From 1 to 3 pm it is half price and nearly empty.',
        ),
        question(
          'What do I need?',
          'A cap (the desk only sells orange ones), flip-flops, a padlock and a 50-cent coin for the hairdryer. A medical certificate for lessons only.',
        ),
        question(
          'Do they teach adults to swim?',
          'Yes, Mondays and Thursdays at 8 pm, in groups of six. You start where you can stand and nobody watches: that is why they hold it after dinner.',
        ),
        note(
          'Take line 4 to the Politecnico, then walk six minutes. By bike, the old railway runs behind the lawn.',
        ),
        links(
          toService('rowing-club', 'The rowing club, for staying on top of the water'),
          toPage('events', 'What happens in summer'),
        ),
      ],
    },
  },
};
