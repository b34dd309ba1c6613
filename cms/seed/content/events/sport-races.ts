import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toPage, toService } from '../parts';
import { youthOffice } from './venues';

export const races: Record<string, EventSeed> = {
  'seven-gates-run': {
    title: { it: 'Corsa delle Sette Porte', en: 'Seven Gates Run' },
    slug: { it: 'corsa-delle-sette-porte', en: 'seven-gates-run' },
    excerpt: {
      it: 'Dieci chilometri intorno e attraverso le mura, sette porte, una salita di troppo. Si corre o si cammina.',
      en: 'Ten kilometres around and across the walls, seven gates and one climb too many. Run it or walk it.',
    },
    image: 'race-seven-gates',
    categories: ['sport'],
    tags: ['outdoors', 'families-welcome'],
    eventType: 'sport',
    starts: { week: 11, day: 'sun', at: '09:30' },
    ends: { week: 11, day: 'sun', at: '13:00' },
    ticket: {
      it: 'Pettorale 8 € · 5 € con la Studium Card',
      en: 'Race number €8 · €5 with the Studium Card',
    },
    address: at('Via di Porta Nuova', 1),
    contactLinks: [
      email('alla corsa', 'the race office', 'setteporte@studium.example.org'),
      youthOffice,
    ],
    blocks: {
      it: [
        text(
          'Si parte da Porta Nuova e si torna a Porta Nuova, dopo essere passati sotto le altre sei. I primi quattro chilometri seguono le mura e ingannano; il quinto scende al fiume; il settimo è la Salita dei Cordai, pendenza media quattordici per cento, con la banda in cima che suona solo per chi arriva correndo.',
          'Il record è di trentatré minuti e otto secondi, di una studentessa di Veterinaria che rincorreva il proprio cane. Il tempo è stato omologato, quello del cane no.',
        ),
        title('Prima della partenza', 'small'),
        html(
          bullets(
            'Pettorali in Piazza Grande il sabato dalle 15 alle 19, e la domenica fino alle 8.45.',
            'Deposito borse sotto la porta, custodito dagli scout.',
            'Acqua al terzo, al sesto e in cima alla salita. Bicchieri da restituire.',
            'La camminata di quattro chilometri parte alle 9.40 e va bene anche con il passeggino, tranne otto gradini.',
          ),
        ),
        text(
          'Dalle 9 alle 12.30 dentro le mura gli autobus non passano: la linea 1 si ferma a Porta Nuova. Le docce sono al campo sportivo, calde per i primi sessanta.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toPage('getting-around', 'Come arrivare alla partenza')],
        },
      ],
      en: [
        text(
          'You start at Porta Nuova and finish at Porta Nuova, having run under the other six gates in between. The first four kilometres follow the walls and mislead you; the fifth drops to the river; the seventh is Salita dei Cordai, average gradient fourteen per cent, with a band at the top that plays only for those still running.',
          'The record is thirty-three minutes and eight seconds, set by a veterinary student chasing her own dog. Her time was ratified. The dog’s was not.',
        ),
        title('Before the start', 'small'),
        html(
          bullets(
            'Collect your number in Piazza Grande on Saturday from 3 to 7 pm, or on Sunday until 8.45 am.',
            'Bags are left under the gate, watched by the scouts.',
            'Water at three and six kilometres and at the top of the climb. Give the cup back.',
            'The four-kilometre walk leaves at 9.40 am and suits prams, but for eight steps.',
          ),
        ),
        text(
          'Between 9 am and 12.30 pm no buses run inside the walls: line 1 stops at Porta Nuova. Showers are at the sports ground, hot for the first sixty.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toPage('getting-around', 'How to reach the start')],
        },
      ],
    },
  },

  'six-schools-tournament': {
    title: { it: 'Torneo dei sei atenei', en: 'The six schools’ tournament' },
    slug: { it: 'torneo-dei-sei-atenei', en: 'six-schools-tournament' },
    excerpt: {
      it: 'Pallavolo, calcio a cinque e tiro alla fune in due giorni. L’Istituto dell’Orto gioca in nove contati.',
      en: 'Volleyball, five-a-side and tug-of-war over two days. The landscape institute has exactly nine players.',
    },
    image: 'sports-ground-tournament',
    categories: ['sport', 'university-life'],
    tags: ['free-admission', 'outdoors', 'without-steps'],
    eventType: 'sport',
    starts: { week: 13, day: 'sat', at: '09:30' },
    ends: { week: 13, day: 'sun', at: '18:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: at('Via del Campo Sportivo', 3, 'Filande'),
    contactLinks: [email('al torneo', 'the tournament', 'torneo@studium.example.org')],
    blocks: {
      it: [
        text(
          'L’Università ha quasi diecimila iscritti e l’Istituto di Studi sul Paesaggio centoquaranta: per rendere la cosa interessante, ogni ateneo schiera una squadra sola e il tiro alla fune vale doppio. Chi passa la vita a spostare vasi, si è visto, tira forte.',
        ),
        title('Due giorni', 'small'),
        html(
          bullets(
            '<strong>Sabato 9.30–13</strong>, gironi di pallavolo.',
            '<strong>Sabato 14.30–18.30</strong>, calcio a cinque, tutte contro tutte.',
            '<strong>Domenica 10–13</strong>, semifinali.',
            '<strong>Domenica 15</strong>, finali. Alle 17 la fune, in mezzo al campo.',
          ),
          paragraphs(
            'Le squadre sono miste per regolamento. Il Conservatorio gioca con i guanti, per contratto con i propri insegnanti; gli interpreti discutono con l’arbitro in sei lingue e perdono lo stesso.',
          ),
        ),
        text(
          'Le gradinate hanno duecento posti e un settore in piano accanto all’ingresso. Il chiosco vende piadine e resta senza verso le due. La linea 4 si ferma al Politecnico; da lì il campo è a sei minuti, seguendo Via dei Gelsi.',
        ),
      ],
      en: [
        text(
          'The University has almost ten thousand students and the landscape institute a hundred and forty. To keep it interesting every school fields one team only and the tug-of-war counts double. People who spend their lives shifting plant pots turn out to pull very hard.',
        ),
        title('Two days', 'small'),
        html(
          bullets(
            '<strong>Saturday 9.30 am–1 pm</strong>: volleyball groups.',
            '<strong>Saturday 2.30–6.30 pm</strong>: five-a-side, everyone against everyone.',
            '<strong>Sunday 10 am–1 pm</strong>: semi-finals.',
            '<strong>Sunday 3 pm</strong>: finals. At five, the rope, in the middle of the pitch.',
          ),
          paragraphs(
            'Teams are mixed, by rule. The Conservatorio wears gloves, by agreement with its teachers; the interpreters argue with the referee in six languages and lose anyway.',
          ),
        ),
        text(
          'The stand seats two hundred and has a step-free area by the gate. The kiosk sells flatbreads and runs out around two. Line 4 stops at the Politecnico; from there the ground is six minutes along Via dei Gelsi.',
        ),
      ],
    },
  },

  'ferry-race': {
    title: { it: 'Palio dei Traghetti', en: 'Ferry Race' },
    slug: { it: 'palio-dei-traghetti', en: 'ferry-race' },
    excerpt: {
      it: 'Cinque chiatte a fondo piatto, una pertica ciascuna, ottanta metri d’acqua. Dura sei minuti o un’ora.',
      en: 'Five flat-bottomed ferries, one pole each, eighty metres of water. It takes six minutes or an hour.',
    },
    image: 'bridge-ferry-race',
    categories: ['sport', 'markets-and-parties'],
    tags: ['free-admission', 'outdoors', 'by-the-river'],
    eventType: 'sport',
    starts: { week: 18, day: 'sun', at: '16:00' },
    ends: { week: 18, day: 'sun', at: '21:30' },
    ticket: { it: 'Ingresso libero sulle due rive', en: 'Free on both banks' },
    address: at('Via del Traghetto', 1, 'Oltremora'),
    contactLinks: [email('al Palio', 'the Ferry Race', 'palio@studium.example.org'), youthOffice],
    blocks: {
      it: [
        text(
          'Prima del ponte si passava la Mora in chiatta, e ogni quartiere aveva la sua. Il Palio rifà quel tragitto in gara: Borgo, Tintorie, Mura Alte, Filande e Oltremora, quattro persone a bordo e una sola pertica. Si va di là, si raccoglie un sacco di grano, si torna. Chi bagna il grano ricomincia.',
          'Sono ammessi gli studenti, purché abitino nel quartiere: a Oltremora negano da anni di scegliere i coinquilini in base all’altezza.',
        ),
        html(
          '<h3>Il pomeriggio</h3>',
          bullets(
            'Alle 16 il corteo parte da Piazza Oltremora, con le pertiche in spalla.',
            'Alle 17 la gara, tempo e corrente permettendo. Con il fiume alto si rimanda di una settimana.',
            'Dalle 18.30 le tavole sul prato: piatto unico 9 €, ridotto con la Studium Card.',
          ),
          '<blockquote><p>Non è questione di forza. È questione di stare zitti in quattro.</p></blockquote>',
          paragraphs('Fosca Bellandi, pertica di Oltremora per undici edizioni'),
        ),
        text(
          'Si vede meglio dalla riva di Oltremora; la linea 6 aggiunge corse dalle 15. Sul ponte non ci si ferma: c’è un vigile messo lì apposta.',
        ),
        {
          type: 'links',
          links: [toService('river-ferry', 'Il traghetto che lavora ancora')],
        },
      ],
      en: [
        text(
          'Before the bridge, people crossed the Mora on flat ferries, and each quarter had its own. The race repeats that crossing: Borgo, Tintorie, Mura Alte, Filande and Oltremora, four people aboard and a single pole. Over you go, pick up a sack of grain, and back. Wet the grain and you begin again.',
          'Students may take part as long as they live in the quarter. For years Oltremora has denied picking flatmates by height.',
        ),
        html(
          '<h3>The afternoon</h3>',
          bullets(
            'At 4 pm the procession leaves Piazza Oltremora, poles on shoulders.',
            'At 5 pm the race, weather and current permitting. If the river is high it moves by a week.',
            'From 6.30 pm, tables on the grass: one dish, €9, less with the Studium Card.',
          ),
          '<blockquote><p>It has nothing to do with strength. It is about four people keeping quiet.</p></blockquote>',
          paragraphs('Fosca Bellandi, who held the pole for Oltremora eleven times'),
        ),
        text(
          'The view is best from the Oltremora side; line 6 runs extra buses from 3 pm. You may not stop on the bridge: a traffic warden is posted there for the purpose.',
        ),
        {
          type: 'links',
          links: [toService('river-ferry', 'The ferry that is still at work')],
        },
      ],
    },
  },
};
