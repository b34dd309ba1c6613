import {
  bullets,
  email,
  html,
  phone,
  picture,
  steps,
  text,
  title,
  toPage,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import { accordion, buttons, card, links, note, question } from '../services/parts';
import type { UniversitySeed } from '../../types';

export const arts: Record<string, UniversitySeed> = {
  'conservatorio-san-vero': {
    title: { it: 'Conservatorio San Vero', en: 'The Conservatorio' },
    slug: { it: 'conservatorio-san-vero', en: 'conservatorio-school-of-music' },
    subtitle: {
      it: 'Seicento allievi in un chiostro, dal violino all’organo, e un vicinato che ha imparato ad ascoltare',
      en: 'Six hundred musicians in a cloister, from violin to organ, and neighbours who have learned to listen',
    },
    thumbnail: 'concert-san-vero-evening',
    address: at('Piazza San Vero', 4),
    contactLinks: [
      phone('in portineria', 'the porter', '0000 123403'),
      email('alla segreteria', 'the student office', 'segreteria@conservatorio.example.org'),
      website(
        'Sito del Conservatorio',
        'Website of the Conservatorio',
        'https://conservatorio.example.org',
      ),
    ],
    blocks: {
      it: [
        text(
          'Si entra dal chiostro e per mezz’ora non si capisce da dove venga che cosa: un fagotto al primo piano, un soprano dietro la cisterna, sotto tutto l’organo. Le lezioni individuali fissano la settimana, due ore con il maestro, e il resto è fatto di stanze da trovare.',
        ),
        card(
          'Le stanze per studiare',
          [
            'Trentuno, dalle 7 alle 22.30. Le chiavi si prendono in portineria con la Studium Card, due ore per volta.',
            'La 9 ha il pianoforte migliore e la finestra che non si chiude. La 22 è senza riscaldamento e sempre libera.',
          ],
          toService('instrument-lending', 'Strumenti in prestito'),
        ),
        title('Come si entra', 'small'),
        html(
          steps(
            'Domanda in febbraio e marzo, con il programma che vuoi suonare.',
            'Audizione tra aprile e maggio: venti minuti, un brano a scelta loro, lettura a prima vista.',
            'Prova di teoria lo stesso giorno. Chi non la passa può entrare e recuperarla nel primo anno.',
            'La graduatoria esce a fine giugno. In settembre c’è una seconda chiamata, quasi sempre per viola e fagotto.',
          ),
        ),
        text(
          'Ad accompagnarti al pianoforte ci pensa la casa, ma chiedilo una settimana prima. Per un contrabbasso o un’arpa c’è un ingresso in piano da Via del Campanile, e l’ascensore del Borgo ha già visto di peggio.',
        ),
        picture(
          'concert-conservatorio',
          'Il giovedì alle 18 si suona in sala piccola, e si entra liberi.',
        ),
        title('Il la delle finestre', 'small'),
        text(
          'L’ultimo giorno di lezione, a mezzogiorno, ognuno apre la finestra dell’aula in cui si trova e suona un la. Dura un minuto. I liutai escono dalle botteghe e giudicano l’intonazione, che nel complesso peggiora da otto anni. Al giorno di porte aperte chiedi di salire alla cantoria, dove si vedono i mantici, e siediti in fondo a una lezione collettiva.',
        ),
        links(
          toService('student-choir', 'Cantare con gli altri atenei'),
          toService('borgo-lift', 'L’ascensore del Borgo'),
          toPage('events', 'I concerti in programma'),
        ),
      ],
      en: [
        text(
          'You come in through the cloister, and for half an hour you cannot tell what is coming from where: a bassoon on the first floor, a soprano behind the cistern, the organ beneath it all. At the Conservatorio San Vero individual lessons shape the week, two hours with your teacher, and the rest is rooms that have to be found.',
        ),
        card(
          'Practice rooms',
          [
            'Thirty-one, from 7 am to 10.30 pm. The porter gives you a key against your Studium Card, two hours at a time.',
            'Number 9 has the best piano and a window that will not shut. Number 22 is unheated and always free.',
          ],
          toService('instrument-lending', 'Instruments on loan'),
        ),
        title('How to get in', 'small'),
        html(
          steps(
            'Apply in February and March, with the programme you would like to play.',
            'Audition in April or May: twenty minutes, one piece of their choosing, sight-reading.',
            'Theory test on the same day. If you fail it you may still enter and make it up in the first year.',
            'Results come at the end of June. In September there is a second call, nearly always for viola and bassoon.',
          ),
        ),
        text(
          'An accompanist is provided, but ask a week ahead. For a double bass or a harp there is a step-free entrance from Via del Campanile, and the Borgo lift has seen worse.',
        ),
        picture('concert-conservatorio', 'Thursdays at six, in the small hall: admission is free.'),
        title('The A from the windows', 'small'),
        text(
          'On the last day of classes, at noon, everyone opens the window of whatever room they are in and plays an A. It lasts a minute. The violin makers come out of their workshops to judge the tuning, which on the whole has been getting worse for eight years. On the open day ask to climb to the organ loft, where you can see the bellows, and sit at the back of a group class.',
        ),
        links(
          toService('student-choir', 'Singing with the other universities'),
          toService('borgo-lift', 'The lift up to the Borgo'),
          toPage('events', 'Concerts coming up'),
        ),
      ],
    },
  },

  'academy-of-fine-arts': {
    title: { it: 'Accademia di Belle Arti', en: 'The Academy of Fine Arts' },
    slug: { it: 'accademia-di-belle-arti', en: 'academy-of-fine-arts' },
    subtitle: {
      it: 'Pittura, scultura, grafica e scena nelle tintorie, dove l’acqua del canale è di nuovo trasparente',
      en: 'Painting, sculpture, print and stage design in the dye works, where the canal runs clear again',
    },
    thumbnail: 'atelier-dye-works',
    address: at('Via delle Tintorie', 20),
    contactLinks: [
      phone('alla segreteria', 'the student office', '0000 123404'),
      email('alla segreteria', 'the student office', 'segreteria@accademia.example.org'),
      website('Sito dell’Accademia', 'Website of the Academy', 'https://accademia.example.org'),
    ],
    blocks: {
      it: [
        text(
          'L’Accademia delle Tintorie ha circa 420 iscritti e un armadio ogni due, il che spiega molte amicizie. Si sta in studio dalla mattina alla sera; storia dell’arte e anatomia stanno nel pomeriggio, quando la luce non serve. I voti esistono, ma quello che conta è la revisione del lunedì, in piedi davanti al tuo lavoro, con altri dodici che lo guardano.',
        ),
        accordion(
          'Gli spazi',
          html(
            bullets(
              'Tintoria grande: pittura e scultura, vasche vuote usate come stanze.',
              'Casa del canale: grafica, con la stamperia dei caratteri di legno.',
              'Sottotetto: scena e costume. Solo scale, e un montacarichi per le scenografie.',
              'Cantina: fotografia, e la camera oscura aperta a tutti di sera.',
            ),
          ),
        ),
        accordion(
          'Ammissione',
          html(
            steps(
              'Iscrizione alla prova entro fine agosto.',
              'Settembre: tre giorni, una copia dal vero, un tema libero e un colloquio sulla cartella.',
              'La cartella: quindici lavori al massimo. Metti anche uno che non ti è riuscito, e di’ perché.',
              'Ventidue posti per scuola, trenta per pittura.',
            ),
          ),
        ),
        question(
          'Quanto si spende in materiali?',
          'Tra 300 e 600 euro l’anno. Meno, se impari a frugare nella stanza degli avanzi: tele, legni, gessi, aperta il venerdì dalle 14.',
        ),
        picture('courtyard-tintorie', 'Il cortile dove si asciugano le stampe, quando non piove.'),
        title('Il fazzoletto', 'small'),
        text(
          'A novembre ogni nuovo iscritto riceve un fazzoletto bianco e lo immerge nell’unica vasca ancora piena. Il colore lo decide il terzo anno e resta segreto fino alla fine: le ultime matricole sono uscite arancioni, mani comprese. Al giorno di porte aperte guarda la ciminiera dall’interno, l’orto del guado e la parete dove da cent’anni si provano i pennelli.',
        ),
        note(
          'Con un temporale la via si allaga di due dita. Le tele si tengono appese, e dopo la prima volta lo si ricorda.',
        ),
        buttons(
          toService('darkroom', 'La camera oscura'),
          toService('canteen-salici', 'La mensa sul fiume'),
        ),
      ],
      en: [
        text(
          'Some 420 students and a cupboard for each pair of them, which accounts for many friendships. You are in the studio from morning to evening; art history and anatomy are in the afternoon, when the light is no use. There are marks, but what counts is the Monday review: standing in front of your work, with twelve others looking at it.',
        ),
        accordion(
          'The rooms',
          html(
            bullets(
              'The large dye house: painting and sculpture, with empty vats used as rooms.',
              'The house on the canal: prints, and a press with wooden type.',
              'The loft: stage and costume. Stairs only, plus a hoist for the scenery.',
              'The cellar: photography, with a darkroom open to all in the evening.',
            ),
          ),
        ),
        accordion(
          'Admission',
          html(
            steps(
              'Sign up for the entrance test by the end of August.',
              'September: three days, a drawing from life, a free subject, and an interview about your portfolio.',
              'The portfolio: fifteen works at most. Put in one that failed, and say why.',
              'Twenty-two places in each school, thirty in painting.',
            ),
          ),
        ),
        question(
          'How much do materials cost?',
          'Between 300 and 600 euros a year. Less, once you learn to rummage in the leftovers room: canvas, wood, plaster, open on Fridays from 2 pm.',
        ),
        picture('courtyard-tintorie', 'The yard where prints hang to dry, when it is not raining.'),
        title('The handkerchief', 'small'),
        text(
          'In November every new student is given a white handkerchief and dips it into the one vat that is still full. Third-years choose the colour and keep it secret until the end: the last lot came out orange, hands included. On the open day see the chimney from the inside, the bed of woad, and the wall on which brushes have been tried for a hundred years.',
        ),
        note(
          'In a storm the street floods by two fingers. Canvases are kept hanging, and you only forget once.',
        ),
        buttons(
          toService('darkroom', 'About the darkroom'),
          toService('canteen-salici', 'The canteen by the river'),
        ),
      ],
    },
  },
};
