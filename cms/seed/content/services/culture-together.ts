import {
  bullets,
  chat,
  columns,
  email,
  group,
  html,
  phone,
  steps,
  text,
  title,
  toPage,
  toService,
  toUniversity,
} from '../parts';
import { at } from '../../map/address';
import { buttons, links, note } from './parts';
import type { ServiceSeed } from '../../types';

export const together: Record<string, ServiceSeed> = {
  allotments: {
    title: { it: 'Orti in comune', en: 'Student allotments' },
    slug: { it: 'orti-in-comune', en: 'student-allotments' },
    excerpt: {
      it: 'Quaranta fazzoletti di terra a Oltremora, dieci metri per quattro. A giugno zucchine per tutti, per forza.',
      en: 'Forty patches of earth in Oltremora, ten metres by four. In June there are courgettes for all, like it or not.',
    },
    image: 'river-bank-allotments',
    categories: ['culture', 'eat'],
    serviceType: 'association',
    address: at('Via degli Orti', 25, 'Oltremora'),
    contactLinks: [
      email('agli orti', 'the allotments', 'orti@studium.example.org'),
      phone('agli orti', 'the allotments', '0000 123490'),
    ],
    blocks: {
      it: [
        text(
          'La terra è del Comune, l’acqua viene dal canale e i consigli dai vicini, che coltivano qui da cinquant’anni e guardano le tue file storte con dolore sincero. Si assegna in due o tre persone per orto: da soli, con gli esami di giugno, si perde contro le erbacce.',
        ),
        html(
          steps(
            'Domanda in gennaio, un modulo di una pagina. Si sorteggia a febbraio.',
            'Marzo: consegna delle chiavi, degli attrezzi e di un calendario fatto a mano.',
            'Sabato mattina, 9–12, c’è sempre una dottoranda dell’Istituto dell’Orto per le domande.',
          ),
        ),
        title('Costi e impegno', 'small'),
        html(
          bullets(
            '24 euro l’anno a orto, acqua e semi compresi.',
            'Tre ore a settimana da aprile a luglio; in agosto si fanno i turni per l’acqua.',
            'Niente veleni, niente musica dopo le 21.',
          ),
        ),
        note(
          'La serratura del cancello gira al contrario. Metà delle domande di rinuncia, a marzo, nasce lì.',
        ),
        text(
          'Il raccolto in più va alla Dispensa Aperta o alla mensa dei Salici. Ci si arriva con la 6, fermata Mulino, o con il traghetto e la carriola.',
        ),
        links(
          toUniversity('landscape-institute', 'L’Istituto di Studi sul Paesaggio e l’Orto'),
          toService('open-pantry', 'La Dispensa Aperta'),
        ),
      ],
      en: [
        text(
          'The land belongs to the town, the water comes from the canal and the advice from the neighbours, who have gardened here for fifty years and look at your crooked rows with honest pain. Plots are given to two or three people together: alone, with exams in June, the weeds win.',
        ),
        html(
          steps(
            'Apply in January, on a one-page form. Names are drawn in February.',
            'March: you get keys, tools and a hand-drawn calendar.',
            'On Saturday mornings, 9 to 12, a doctoral student from the landscape institute is there for questions.',
          ),
        ),
        title('Money and time', 'small'),
        html(
          bullets(
            '24 euros a year for a plot, water and seeds included.',
            'Three hours a week from April to July; in August you take turns with the watering.',
            'No poisons, and no music after 9 pm.',
          ),
        ),
        note(
          'The lock on the gate turns the wrong way. Half of those who give up in March give up there.',
        ),
        text(
          'What you cannot eat goes to the open pantry or the riverside canteen. Take line 6 to Mulino, or the ferry with a wheelbarrow.',
        ),
        links(
          toUniversity('landscape-institute', 'The institute of landscape and garden studies'),
          toService('open-pantry', 'About the open pantry'),
        ),
      ],
    },
  },

  'erasmus-buddies': {
    title: { it: 'Compagni di città', en: 'Erasmus buddies' },
    slug: { it: 'compagni-di-citta', en: 'erasmus-buddies' },
    excerpt: {
      it: 'Chi arriva in scambio trova qualcuno alla stazione. Chi è qui da un po’ scopre che non conosceva la città.',
      en: 'Exchange students find somebody at the station. Those who meet them find out they never knew the town.',
    },
    image: 'river-bank-salici-dawn',
    categories: ['culture'],
    serviceType: 'association',
    address: at('Portico delle Lavandaie', 9),
    contactLinks: [
      email('ai compagni di città', 'the buddies', 'buddy@studium.example.org'),
      chat('ai compagni di città', 'the buddies', '0000 123492'),
    ],
    blocks: {
      it: [
        text(
          'L’idea è modesta: per il primo mese hai una persona a cui chiedere dove si compra un materasso e perché il portone non si apre. Di solito si resta amici; qualche volta ci si saluta a ottobre, contenti lo stesso.',
        ),
        columns(
          2,
          group(
            title('Arrivi', 'small'),
            html(
              bullets(
                'Scrivi tre settimane prima, con data e treno.',
                'Ti aspettano in stazione e vi portate le valigie a vicenda.',
                'Primo giorno: scheda telefonica, Sportello, mensa.',
              ),
            ),
          ),
          group(
            title('Sei già qui', 'small'),
            html(
              bullets(
                'Ti iscrivi a luglio o a dicembre.',
                'Un incontro di due ore, poi due persone al massimo.',
                'Serve un po’ di inglese e molta pazienza per la burocrazia altrui.',
              ),
            ),
          ),
        ),
        text(
          'Ufficio aperto lunedì e giovedì, 17–19. È gratis; le gite della domenica costano il biglietto del treno. In novembre c’è la cena dei piatti spiegati: ognuno cucina una cosa e ne racconta la storia, in fretta perché si fredda.',
        ),
        note(
          'Se con il tuo compagno non ci si trova, scrivilo. Cambiano la coppia in due giorni e nessuno si offende.',
        ),
        buttons(
          toPage('first-steps', 'La prima settimana'),
          toService('residence-permit-help', 'Se vieni da fuori dell’Unione'),
        ),
      ],
      en: [
        text(
          'The idea is modest: for the first month you have one person to ask where to buy a mattress and why the street door will not open. Most pairs stay friends; some say goodbye in October, and are none the worse for it.',
        ),
        columns(
          2,
          group(
            title('You are arriving', 'small'),
            html(
              bullets(
                'Write three weeks ahead, with your date and train.',
                'They wait at the station and share the suitcases.',
                'Day one: phone card, youth office, canteen.',
              ),
            ),
          ),
          group(
            title('You live here', 'small'),
            html(
              bullets(
                'Sign up in July or December.',
                'One meeting of two hours, then two people at most.',
                'You need some English and much patience for other people’s paperwork.',
              ),
            ),
          ),
        ),
        text(
          'The office is open Mondays and Thursdays, 5 to 7 pm. It is free; Sunday trips cost the train fare. In November comes the dinner of explained dishes: everybody cooks one thing and tells its story, quickly, before it gets cold.',
        ),
        note(
          'If you and your buddy do not get on, write and say so. They change the pair in two days and nobody minds.',
        ),
        buttons(
          toPage('first-steps', 'The first week'),
          toService('residence-permit-help', 'If you come from outside the EU'),
        ),
      ],
    },
  },
};
