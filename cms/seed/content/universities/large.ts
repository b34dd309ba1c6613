import {
  bullets,
  columns,
  email,
  group,
  html,
  phone,
  picture,
  steps,
  text,
  title,
  toService,
  website,
  townFilm,
} from '../parts';
import { at } from '../../map/address';
import { accordion, buttons, links, question, separator } from '../services/parts';
import type { UniversitySeed } from '../../types';

export const large: Record<string, UniversitySeed> = {
  'university-of-castelmora': {
    title: { it: 'Università di Castelmora', en: 'University of Castelmora' },
    slug: { it: 'universita-di-castelmora', en: 'university-of-castelmora' },
    subtitle: {
      it: 'Undici dipartimenti, ventidue palazzi e una campana che suona in ritardo dal 1361',
      en: 'Eleven departments, twenty-two buildings and a bell that has rung late since 1361',
    },
    thumbnail: 'courtyard-ginnasio-vecchio',
    address: at('Piazza Grande', 3),
    embedUrl: townFilm,
    contactLinks: [
      phone('alla segreteria', 'the student office', '0000 123401'),
      email('alla segreteria', 'the student office', 'segreteria@universita.example.org'),
      website(
        'Sito dell’Università',
        'Website of the University',
        'https://universita.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Con 9.800 iscritti è un quarto della città. Le lezioni cominciano con il quarto d’ora accademico, che qui è di dodici minuti perché la campana del Ginnasio è indietro di tre e nessuno ha il coraggio di toccarla. I corsi grandi, Giurisprudenza e Psicologia, riempiono aule da trecento; a Filologia si è in nove e il professore sa come ti chiami, nel bene e nel male.',
        ),
        title('Dove sono le aule', 'small'),
        html(
          bullets(
            '<strong>Lettere, Storia, Giurisprudenza</strong>: tra Piazza Grande, Via Alta e il Ginnasio Vecchio.',
            '<strong>Economia e Psicologia</strong>: Via dei Notai, con due aule in un ex cinema.',
            '<strong>Scienze, Medicina, Agraria, Veterinaria</strong>: Mura Alte, linea 2, fermata Orto Botanico.',
          ),
        ),
        text(
          'Tra una lezione in centro e una alle Mura Alte ci sono quindici minuti in salita. Chi fa l’orario lo dimentica ogni anno: controlla prima di scegliere gli esami liberi.',
        ),
        accordion(
          'Iscriversi, in ordine',
          html(
            steps(
              'Da luglio: domanda online. Per i corsi a numero programmato c’è il test, tra luglio e settembre.',
              'Entro i primi di ottobre: prima rata. La seconda, in primavera, dipende dall’ISEE.',
              'Titolo straniero: valutazione da chiedere in maggio, con le traduzioni.',
              'Il libretto e il certificato si scaricano dopo una settimana. Con quelli ritiri la Studium Card.',
            ),
          ),
        ),
        picture(
          'graduation-day-university',
          'Il giorno della laurea si attraversa il cortile in diagonale, senza fretta.',
        ),
        title('Il cortile che non si taglia', 'small'),
        text(
          'Nel cortile del Ginnasio si cammina lungo il portico, mai in diagonale: chi taglia, si dice, non si laurea. Ci credono in pochi e lo fanno tutti, professori compresi. Al giorno di porte aperte, a febbraio, guarda l’Aula Magna, la sala anatomica di legno e la segreteria, dove passerai più tempo.',
        ),
        links(
          toService('library-librai', 'La biblioteca dei Librai'),
          toService('canteen-pozzo', 'La mensa più vicina a Lettere'),
          toService('statistics-tutoring', 'Aiuto per l’esame di statistica'),
        ),
      ],
      en: [
        text(
          'With 9,800 students it is a quarter of the town. Lectures start after the academic quarter of an hour, which here lasts twelve minutes, because the Ginnasio bell is three minutes slow and nobody dares touch it. The big courses, law and psychology, fill halls of three hundred; in philology there are nine of you and the professor knows your name, for better or worse.',
        ),
        title('Where the rooms are', 'small'),
        html(
          bullets(
            '<strong>Arts, history, law</strong>: around Piazza Grande, Via Alta and the Ginnasio Vecchio.',
            '<strong>Economics and psychology</strong>: Via dei Notai, with two lecture halls in a former cinema.',
            '<strong>Science, medicine, agriculture, veterinary</strong>: Mura Alte, line 2, Orto Botanico stop.',
          ),
        ),
        text(
          'Between a class in the centre and one at Mura Alte lie fifteen minutes uphill. Those who draw up the timetable forget this every year: check before you pick your free credits.',
        ),
        accordion(
          'Enrolling, in order',
          html(
            steps(
              'From July: apply online. Courses with limited places have a test, between July and September.',
              'By early October: the first instalment. The second, in spring, depends on your ISEE.',
              'Qualification from abroad: ask for the assessment in May, with translations.',
              'Student record and certificate can be downloaded after a week. They get you the Studium Card.',
            ),
          ),
        ),
        picture(
          'graduation-day-university',
          'On graduation day you cross the courtyard diagonally, taking your time.',
        ),
        title('The courtyard nobody crosses', 'small'),
        text(
          'In the Ginnasio courtyard you walk along the arcade and never straight across: whoever cuts the corner, they say, will not graduate. Few believe it and everybody does it, professors included. On the open day, in February, see the Aula Magna, the wooden anatomy theatre and the student office, where you will be spending more time.',
        ),
        links(
          toService('library-librai', 'The library on the arcade'),
          toService('canteen-pozzo', 'The canteen nearest to arts'),
          toService('statistics-tutoring', 'Help with the statistics exam'),
        ),
      ],
    },
  },

  'politecnico-del-colle': {
    title: { it: 'Politecnico del Colle', en: 'The Politecnico' },
    slug: { it: 'politecnico-del-colle', en: 'politecnico-engineering-and-design' },
    subtitle: {
      it: 'Ingegneria, architettura e design nelle vecchie filande, con i laboratori aperti fino alle 22',
      en: 'Engineering, architecture and design in the old silk mills, with workshops open until 10 pm',
    },
    thumbnail: 'laboratory-politecnico-robot-arm',
    address: at('Via delle Filande', 10),
    contactLinks: [
      phone('alla segreteria', 'the student office', '0000 123402'),
      email('alla segreteria', 'the student office', 'segreteria@politecnico.example.org'),
      website(
        'Sito del Politecnico',
        'Website of the Politecnico',
        'https://politecnico.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Quattro filande in fila, una galleria coperta che le unisce e 3.600 iscritti che ci vanno in bicicletta. Si lavora in gruppo dal secondo mese: chi viene per studiare da solo impara presto a discutere di bulloni con altre cinque persone. Il primo anno è duro, fisica e analisi insieme; dal terzo si passa più tempo in officina che in aula.',
        ),
        columns(
          2,
          group(
            title('Gli edifici', 'small'),
            html(
              bullets(
                '<strong>A</strong>: aule grandi e segreteria.',
                '<strong>B</strong>: ventidue laboratori, fino alle 22.',
                '<strong>C</strong>: architettura e design, odore di colla.',
                '<strong>D</strong>: sala studio, la più calda della città, sopra la centrale termica.',
              ),
            ),
          ),
          group(
            picture(
              'lecture-hall-filande-morning',
              'Alle 8.15 l’aula grande è piena fino ai gradini.',
            ),
          ),
        ),
        title('Entrare', 'small'),
        text(
          'C’è un test in primavera e uno a fine agosto: sessanta domande, un’ora e mezza, si può rifare. Chi non raggiunge la soglia in matematica entra lo stesso e segue un corso di recupero, di pomeriggio. Architettura ha 90 posti e chiede anche un disegno a mano libera; le tavole del tecnigrafo di tuo nonno fanno simpatia e non danno punti.',
        ),
        question(
          'Serve un computer potente?',
          'Al primo anno no. Per i programmi di disegno ci sono 140 postazioni, e il prestito di portatili dura un semestre.',
        ),
        question(
          'È tutto in piano?',
          'Sì, ascensori compresi: le balle di seta pesavano quanto una carrozzina elettrica.',
        ),
        separator,
        title('Il filo sul telaio 7', 'small'),
        text(
          'Chi supera Analisi Due lega un filo di seta al telaio numero 7, nell’atrio. I colori cambiano ogni anno e il groviglio ormai non passa dalla porta. Al giorno di porte aperte, oltre al ponte di spaghetti, prova a entrare nella galleria del vento e a sentire la sirena della filanda: suona ancora, alle 12.45.',
        ),
        buttons(
          toService('canteen-filande', 'La mensa accanto'),
          toService('bike-workshop', 'La ciclofficina'),
          toService('career-desk', 'I tirocini'),
        ),
      ],
      en: [
        text(
          'Four silk mills in a row, a covered passage joining them, and 3,600 students who come by bicycle. The Politecnico del Colle has you working in groups from the second month on: if you like to study alone you soon learn to argue about bolts with five other people. The first year is hard, physics and calculus together; from the third you spend more time in workshops than in lectures.',
        ),
        columns(
          2,
          group(
            title('The buildings', 'small'),
            html(
              bullets(
                '<strong>A</strong>: big lecture halls and the student office.',
                '<strong>B</strong>: twenty-two laboratories, until 10 pm.',
                '<strong>C</strong>: architecture and design, a smell of glue.',
                '<strong>D</strong>: the reading room, warmest in town, right above the boilers.',
              ),
            ),
          ),
          group(
            picture(
              'lecture-hall-filande-morning',
              'At quarter past eight the big hall is full to the steps.',
            ),
          ),
        ),
        title('Getting in', 'small'),
        text(
          'There is a test in spring and another in late August: sixty questions, an hour and a half, and you may try again. If you miss the mark in maths you are let in all the same and take a refresher course in the afternoons. Architecture has 90 places and also asks for a freehand drawing; your grandfather’s drawing board earns sympathy but no marks.',
        ),
        question(
          'Do I need a powerful computer?',
          'Not in the first year. There are 140 workstations for drawing software, and laptops are lent for a semester.',
        ),
        question(
          'Is it all on one level?',
          'Yes, with lifts: a bale of silk weighed as much as an electric wheelchair.',
        ),
        separator,
        title('The thread on loom 7', 'small'),
        text(
          'Whoever passes Calculus Two ties a silk thread to loom number 7 in the entrance hall. The colour changes every year and by now the tangle would not fit through the door. On the open day, besides the spaghetti bridge, ask to step into the wind tunnel and wait for the mill siren: it still sounds, at 12.45.',
        ),
        buttons(
          toService('canteen-filande', 'The canteen next door'),
          toService('bike-workshop', 'The bike workshop'),
          toService('career-desk', 'Traineeships'),
        ),
      ],
    },
  },
};
