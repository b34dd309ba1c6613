import {
  bullets,
  columns,
  email,
  group,
  html,
  phone,
  picture,
  text,
  title,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import {
  accordion,
  box,
  buttons,
  card,
  links,
  mailTo,
  question,
  separator,
} from '../services/parts';
import type { UniversitySeed } from '../../types';

export const small: Record<string, UniversitySeed> = {
  'school-of-interpreters': {
    title: { it: 'Scuola per Mediatori Linguistici', en: 'The school of interpreters' },
    slug: { it: 'scuola-per-mediatori-linguistici', en: 'school-of-interpreters' },
    subtitle: {
      it: 'Undici lingue, venti cabine e tre anni per imparare a non aggiungere niente di tuo',
      en: 'Eleven languages, twenty booths and three years to learn to add nothing of your own',
    },
    thumbnail: 'lecture-school-of-interpreters',
    address: at('Largo del Grano', 6),
    contactLinks: [
      phone('alla Scuola', 'the school', '0000 123405'),
      email('alla Scuola', 'the school', 'segreteria@mediatori.example.org'),
      website('Sito della Scuola', 'Website of the school', 'https://mediatori.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Il nome intero è Scuola Superiore per Mediatori Linguistici; in città si dice «i Mediatori». Sono circa 260, in un granaio di quattro piani dove la frequenza è obbligatoria e l’assenza si sente: nelle classi di arabo si è in cinque. Dal secondo anno metà delle ore è in cabina, con le cuffie, a tradurre discorsi veri di gente che parla troppo in fretta.',
        ),
        columns(
          2,
          group(
            title('Piano per piano', 'small'),
            html(
              bullets(
                'Terra: segreteria, schedario del tandem.',
                'Primo: aule da venti, mai di più.',
                'Secondo: le cabine, vetro e silenzio.',
                'Terzo: biblioteca dei dizionari e un terrazzo.',
              ),
            ),
          ),
          group(
            title('La prova', 'small'),
            text(
              'Due date, maggio e settembre; novanta posti. Un testo da riassumere in italiano, uno da capire in inglese, dieci minuti di colloquio nella terza lingua, che può anche essere una che vuoi cominciare.',
            ),
          ),
        ),
        question(
          'Bisogna sapere già due lingue?',
          'L’inglese bene, l’italiano benissimo. La terza si può cominciare da zero: arabo, cinese e portoghese hanno un corso intensivo in agosto.',
        ),
        question(
          'È cara?',
          'La retta piena è di 2.900 euro l’anno, a rate, e scende con l’ISEE fino a 400. Il semestre fuori è compreso nel terzo anno, e conviene scegliere la città dove nessuno parla inglese.',
        ),
        picture('arcade-print-shop', 'I portici finiscono un attimo prima della Scuola.'),
        title('Il giorno muto', 'small'),
        text(
          'Un mercoledì di marzo, dalle 8 alle 18, nessuno dice una parola: si fa lezione, si ordina il caffè, si litiga per i posti, tutto a gesti. I primi ridono alle nove; alle quattro si capisce quanto si parla per niente. Al giorno di porte aperte ti siedono in cabina e ti fanno interpretare un minuto. Quasi tutti dimenticano di respirare.',
        ),
        box(
          'river',
          text(
            'Davanti alla porta mancano i venti passi di portico di Largo del Grano. All’ingresso c’è un cesto di ombrelli: si prendono e si lasciano, anche senza essere iscritti.',
          ),
        ),
        links(
          toService('language-tandem', 'Il tandem linguistico'),
          toService('erasmus-buddies', 'Accogliere chi arriva in scambio'),
        ),
      ],
      en: [
        text(
          'Its full name is Scuola Superiore per Mediatori Linguistici; in town people say “the Mediatori”. There are about 260 of them, in a four-storey granary where attendance is compulsory and an absence shows: the Arabic class has five people. From the second year half the hours are spent in a booth with headphones on, translating real speeches by people who talk too fast.',
        ),
        columns(
          2,
          group(
            title('Floor by floor', 'small'),
            html(
              bullets(
                'Ground: student office, tandem card index.',
                'First: rooms for twenty, never more.',
                'Second: the booths, glass and silence.',
                'Third: the library of dictionaries, and a terrace.',
              ),
            ),
          ),
          group(
            title('Entrance test', 'small'),
            text(
              'Two dates, May and September; ninety places. One text to sum up in Italian, one to understand in English, and ten minutes of talk in a third language, which may be one you only mean to start.',
            ),
          ),
        ),
        question(
          'Must I know two languages already?',
          'English well and Italian very well. The third can be started from scratch: Arabic, Chinese and Portuguese have an intensive course in August.',
        ),
        question(
          'Is it expensive?',
          'The full fee is 2,900 euros a year, in instalments, and comes down with your ISEE to 400. The semester abroad is part of the third year; choose a town where nobody speaks English.',
        ),
        picture('arcade-print-shop', 'The arcades stop just short of the school.'),
        title('The silent day', 'small'),
        text(
          'On one Wednesday in March, from 8 am to 6 pm, nobody says a word: classes are held, coffee is ordered and seats are fought over in gestures only. The first laugh comes at nine; by four you know how much you talk for nothing. On the open day they sit you in a booth and have you interpret for a minute. Nearly everyone forgets to breathe.',
        ),
        box(
          'river',
          text(
            'Right outside are the twenty steps of Largo del Grano without an arcade. There is a basket of umbrellas by the door: take one, leave one, student or not.',
          ),
        ),
        links(
          toService('language-tandem', 'The language tandem'),
          toService('erasmus-buddies', 'Welcoming exchange students'),
        ),
      ],
    },
  },

  'landscape-institute': {
    title: { it: 'Istituto di Studi sul Paesaggio e l’Orto', en: 'The landscape institute' },
    slug: { it: 'istituto-paesaggio-e-orto', en: 'landscape-institute' },
    subtitle: {
      it: 'Centoquaranta persone già laureate, tre serre e un calendario che comanda su tutto',
      en: 'A hundred and forty graduates, three greenhouses and a calendar that rules them all',
    },
    thumbnail: 'greenhouse-landscape-institute',
    address: at('Via dell’Orto Botanico', 9, 'Mura Alte'),
    contactLinks: [
      phone('all’Istituto', 'the institute', '0000 123406'),
      email('all’Istituto', 'the institute', 'segreteria@paesaggio.example.org'),
      website('Sito dell’Istituto', 'Website of the institute', 'https://paesaggio.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Qui si arriva dopo una laurea, qualunque: agronomi e architetti, ma anche due storici, un infermiere, una che faceva l’avvocata e adesso innesta peri. Un master di un anno, uno di due e il dottorato. La mattina si zappa, si rileva o si misura; il pomeriggio si disegna. Da marzo a giugno le lezioni si spostano quando lo decide il tempo.',
        ),
        title('Dove si sta', 'small'),
        html(
          bullets(
            'La sede, di fronte all’Orto Botanico: aule, erbario, laboratorio dei suoli.',
            'Tre serre sulla terrazza delle mura, una calda, una fredda e una rotta con dignità.',
            'Un ettaro di prova a Oltremora, accanto agli orti: ci si va con la 6, in stivali.',
          ),
        ),
        card(
          'Come ci si candida',
          [
            'Entro metà maggio: una lettera, due pagine su un luogo che conosci bene e una mappa disegnata a mano. Il colloquio è in giugno e si fa camminando.',
            'Venticinque posti nel master breve, trenta in quello lungo, sei borse di dottorato. Si lavora in italiano; la tesi può essere in inglese.',
          ],
          mailTo('Chiedi allo Sportello di rileggerla', 'ciao'),
        ),
        accordion(
          'Che cosa comprare prima',
          text(
            'Stivali, un coltello da innesto, un quaderno che regge la pioggia: 90 euro in tutto. Le cesoie si prendono alla biblioteca degli attrezzi o si ricevono in dono da chi finisce.',
          ),
        ),
        title('L’albero che passa di mano', 'small'),
        text(
          'Ogni iscritto prende in cura un albero della città e, quando se ne va, lo consegna a qualcuno dell’anno dopo con una lettera: che cosa ha avuto, che cosa teme, chi ci parcheggia contro. Le lettere stanno in un armadio e la più vecchia è del 1931. Al giorno di porte aperte, in aprile, chiedi di leggerne una; poi visita l’erbario e la serra rotta, che è la più bella.',
        ),
        separator,
        buttons(
          toService('allotments', 'Gli orti in comune'),
          toService('science-reading-room', 'La sala più silenziosa, a due minuti'),
          toService('tool-library', 'La biblioteca degli attrezzi'),
        ),
      ],
      en: [
        text(
          'You come here after a degree, any degree: agronomists and architects, but also two historians, a nurse, and a woman who used to be a lawyer and now grafts pears. The Istituto di Studi sul Paesaggio e l’Orto offers a one-year master’s, a two-year one and a doctorate. Mornings are for digging, surveying or measuring; afternoons for drawing. From March to June classes move when the weather says so.',
        ),
        title('Where you spend your days', 'small'),
        html(
          bullets(
            'The main house, opposite the Botanic Garden: classrooms, herbarium, soil laboratory.',
            'Three greenhouses on the terrace of the walls: one warm, one cold and one broken with dignity.',
            'A hectare of trial ground in Oltremora, next to the allotments: line 6, and boots.',
          ),
        ),
        card(
          'How to apply',
          [
            'By mid-May: a letter, two pages about a place you know well and a map drawn by hand. Interviews are in June and take place on foot.',
            'Twenty-five places in the short master’s, thirty in the long one, six doctoral grants. Teaching is in Italian; your thesis may be in English.',
          ],
          mailTo('Ask the youth office to read it over', 'ciao'),
        ),
        accordion(
          'What to buy beforehand',
          text(
            'Boots, a grafting knife and a notebook that stands rain: 90 euros in all. Secateurs come from the tool library, or as a present from those who are leaving.',
          ),
        ),
        title('The tree that changes hands', 'small'),
        text(
          'Every student looks after one tree in town and, on leaving, hands it over to somebody in the year below with a letter: what it has suffered, what it fears, who parks against it. The letters are kept in a cupboard and the oldest is from 1931. On the open day, in April, ask to read one; then see the herbarium and the broken greenhouse, which is the loveliest.',
        ),
        separator,
        buttons(
          toService('allotments', 'The student allotments'),
          toService('science-reading-room', 'The quietest room, two minutes away'),
          toService('tool-library', 'Borrowing tools'),
        ),
      ],
    },
  },
};
