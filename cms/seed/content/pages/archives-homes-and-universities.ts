import { bullets, columns, group, html, paragraphs, picture, text, title, toPage } from '../parts';
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
        'Tre atenei in una città che si attraversa in venti minuti: l’Università, il Politecnico del Colle e il Conservatorio San Vero.',
    },
    en: {
      title: 'The universities of Castelmora',
      description:
        'Three universities in a town you can cross in twenty minutes: the University, the Politecnico del Colle and the Conservatorio San Vero.',
    },
  },
  blocks: {
    it: [
      text(
        'La città è nata intorno al suo studium e si vede ancora: per andare a lezione si attraversa un mercato, un cortile o un pezzo di mura. Gli atenei sono tre e la mensa è in comune.',
      ),
      columns(
        3,
        group(
          picture('lecture-hall-university'),
          title('Università di Castelmora', 'small'),
          text(
            'Dal 1361, undici dipartimenti dentro le mura e circa 9.800 iscritti. Lettere e Giurisprudenza stanno intorno a Piazza Grande, Scienze e Medicina alle Mura Alte, vicino all’Orto Botanico.',
            'Le aule sono sparse in ventidue palazzi: nei primi giorni calcola dieci minuti in più e scarpe comode.',
          ),
        ),
        group(
          picture('lecture-hall-polytechnic'),
          title('Politecnico del Colle', 'small'),
          text(
            'Ingegneria, architettura e design nelle vecchie filande fuori Porta Nuova. Circa 3.600 iscritti, laboratori aperti fino alle 22, molte biciclette.',
            'Tutto sta in quattro edifici collegati da una galleria: quando piove è un vantaggio serio.',
          ),
        ),
        group(
          picture('concert-conservatorio'),
          title('Conservatorio San Vero', 'small'),
          text(
            'Strumento, canto, composizione e musica antica per seicento allievi, nel chiostro sopra il Borgo dei Liutai. Si entra con un’audizione, di solito in primavera.',
            'Il giovedì alle 18 gli allievi suonano in sala piccola: l’ingresso è libero e il programma si scopre lì.',
          ),
        ),
      ),
      title('Scegliere con calma', 'medium'),
      html(
        paragraphs('Prima di iscriverti, tre prove che costano poco:'),
        bullets(
          '<strong>Siediti a una lezione.</strong> Quelle del primo anno sono aperte: scegli un martedì qualunque, non il giorno della festa.',
          '<strong>Fai la strada.</strong> Da dove abiteresti fino all’aula, a piedi, all’ora giusta.',
          '<strong>Chiedi a chi è al secondo anno.</strong> Al primo è tutto nuovo, al terzo è già tutto passato.',
        ),
      ),
      picture('library-dei-librai', 'La biblioteca dei Librai è aperta a tutti e tre gli atenei.'),
      title('Segreterie e scadenze', 'medium'),
      text(
        'Immatricolazioni, piani di studio e tasse passano dalle segreterie dei singoli atenei: le date cambiano ogni anno e valgono quelle pubblicate da loro. Lo Sportello Giovani non può iscriverti, ma può leggere il bando insieme a te.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('first-steps', 'Che cosa fare prima')],
      },
    ],
    en: [
      text(
        'The town grew around its studium and it still shows: on the way to class you cross a market, a courtyard or a piece of wall. There are three universities, and they share the canteens.',
      ),
      columns(
        3,
        group(
          picture('lecture-hall-university'),
          title('University of Castelmora', 'small'),
          text(
            'Since 1361: eleven departments inside the walls and some 9,800 students. Arts and law are around Piazza Grande, science and medicine up at Mura Alte, by the Botanic Garden.',
            'Lecture rooms are scattered over twenty-two buildings: in the first days allow ten extra minutes and wear good shoes.',
          ),
        ),
        group(
          picture('lecture-hall-polytechnic'),
          title('The Politecnico', 'small'),
          text(
            'The Politecnico del Colle teaches engineering, architecture and design in the old silk mills outside Porta Nuova. Some 3,600 students, workshops open until 10 pm, a great many bicycles.',
            'Everything is in four buildings joined by a covered passage, a serious advantage in the rain.',
          ),
        ),
        group(
          picture('concert-conservatorio'),
          title('The Conservatorio', 'small'),
          text(
            'The Conservatorio San Vero teaches instruments, singing, composition and early music to six hundred students, in a cloister above Borgo dei Liutai. Entry is by audition, usually in spring.',
            'On Thursdays at six students play in the small hall: admission is free and you find out the programme when you get there.',
          ),
        ),
      ),
      title('Choosing calmly', 'medium'),
      html(
        paragraphs('Before you enrol, three cheap experiments:'),
        bullets(
          '<strong>Sit in on a lecture.</strong> First-year classes are open: pick an ordinary Tuesday, not the open day.',
          '<strong>Walk the walk.</strong> From where you would live to the lecture room, at the right time of day.',
          '<strong>Ask a second-year.</strong> In the first year everything is new, by the third it is all over.',
        ),
      ),
      picture('library-dei-librai', 'The library on the arcade is open to students of all three.'),
      title('Offices and deadlines', 'medium'),
      text(
        'Enrolment, study plans and fees go through the offices of each university: dates change every year and the ones they publish are the ones that count. The youth office cannot enrol you, but it can read the call with you.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('first-steps', 'What to do first')],
      },
    ],
  },
};
