import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import type { PageSeed } from '../../types';

export const accommodationsArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'accommodations',
  title: { it: 'Trova casa', en: 'Find a home' },
  slug: { it: 'alloggi', en: 'accommodations' },
  seo: {
    it: {
      title: 'Trova casa a Castelmora',
      description:
        'Camere, posti letto, monolocali, case e residenze per chi studia a Castelmora, con prezzo, spese, regole e contatti diretti.',
    },
    en: {
      title: 'Find a home in Castelmora',
      description:
        'Rooms, beds, studios, houses and residences for students in Castelmora, with prices, fees, rules and direct contacts.',
    },
  },
  blocks: {
    it: [
      text(
        'Qui scrivi o telefoni direttamente a chi affitta: non ci sono commissioni e non si prenota niente online. Prima di versare denaro, guarda la casa e leggi il contratto.',
      ),
    ],
    en: [
      text(
        'Here you write to or call the owner directly: there is no commission and nothing is booked online. Before you pay anything, see the place and read the lease.',
      ),
    ],
  },
};

export const universitiesArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'universities',
  title: { it: 'Atenei', en: 'Universities' },
  slug: { it: 'atenei', en: 'universities' },
  seo: {
    it: {
      title: 'Gli atenei di Castelmora',
      description:
        'Sei atenei in una città che si attraversa in venti minuti: come sono, dove sono le aule, come ci si iscrive e come scegliere con calma.',
    },
    en: {
      title: 'The universities of Castelmora',
      description:
        'Six universities in a town you can cross in twenty minutes: what they are like, where the rooms are, how to enrol, how to choose calmly.',
    },
  },
  blocks: {
    it: [
      text(
        'La città è nata intorno al suo studium e si vede ancora: per andare a lezione si attraversa un mercato, un cortile o un pezzo di mura. Gli atenei sono sei, il più grande ha 9.800 iscritti e il più piccolo centoquaranta. Le mense sono in comune, le biblioteche anche, e il tavolo del martedì non chiede la matricola a nessuno.',
      ),
      columns(
        2,
        group(
          title('Scegliere con calma', 'medium'),
          html(
            paragraphs('Prima di iscriverti, tre prove che costano poco:'),
            bullets(
              '<strong>Siediti a una lezione.</strong> Quelle del primo anno sono aperte quasi ovunque: scegli un martedì qualunque, non il giorno della festa.',
              '<strong>Fai la strada.</strong> Da dove abiteresti fino all’aula, a piedi, all’ora giusta.',
              '<strong>Chiedi a chi è al secondo anno.</strong> Al primo è tutto nuovo, al terzo è già tutto passato.',
            ),
          ),
        ),
        group(
          title('Segreterie e scadenze', 'medium'),
          text(
            'Alcuni corsi hanno un test, altri un’audizione o una cartella di lavori, altri niente: bastano la domanda e una rata. Le date cambiano ogni anno e valgono quelle pubblicate dagli atenei.',
            'Lo Sportello Giovani non può iscriverti, ma può leggere il bando insieme a te. Portalo stampato: si litiga meglio con una matita.',
          ),
        ),
      ),
      picture(
        'library-dei-librai',
        'La biblioteca dei Librai è aperta agli iscritti di tutti e sei.',
      ),
      {
        type: 'buttons',
        orientation: 'horizontal',
        buttonStyle: 'secondary',
        buttons: [
          toPage('first-steps', 'Che cosa fare prima'),
          toService('youth-office', 'Lo Sportello Giovani'),
        ],
      },
    ],
    en: [
      text(
        'The town grew around its studium and it still shows: on the way to class you cross a market, a courtyard or a piece of wall. There are six universities; the biggest has 9,800 students and the smallest a hundred and forty. They share the canteens and the libraries, and at the Tuesday table nobody asks for your student number.',
      ),
      columns(
        2,
        group(
          title('Choosing calmly', 'medium'),
          html(
            paragraphs('Before you enrol, three cheap experiments:'),
            bullets(
              '<strong>Sit in on a lecture.</strong> First-year classes are open nearly everywhere: pick an ordinary Tuesday, not the open day.',
              '<strong>Walk the walk.</strong> From where you would live to the lecture room, at the right time of day.',
              '<strong>Ask a second-year.</strong> In the first year everything is new, by the third it is all over.',
            ),
          ),
        ),
        group(
          title('Offices and deadlines', 'medium'),
          text(
            'Some courses have a test, some an audition or a portfolio, some nothing but a form and an instalment. Dates change every year, and the ones the universities publish are the ones that count.',
            'The youth office cannot enrol you, but it can read the call with you. Bring it on paper: one argues better with a pencil.',
          ),
        ),
      ),
      picture('library-dei-librai', 'The library on the arcade is open to students of all six.'),
      {
        type: 'buttons',
        orientation: 'horizontal',
        buttonStyle: 'secondary',
        buttons: [
          toPage('first-steps', 'What to do first'),
          toService('youth-office', 'The youth office'),
        ],
      },
    ],
  },
};
