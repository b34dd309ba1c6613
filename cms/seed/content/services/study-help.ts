import {
  bullets,
  columns,
  email,
  html,
  phone,
  steps,
  text,
  title,
  toPage,
  toService,
  toUniversity,
  website,
} from '../parts';
import { at } from '../../map/address';
import { accordion, buttons, card, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const studyHelp: Record<string, ServiceSeed> = {
  'statistics-tutoring': {
    title: { it: 'Tutorato di statistica', en: 'Help with statistics' },
    slug: { it: 'tutorato-di-statistica', en: 'help-with-statistics' },
    excerpt: {
      it: 'Due pomeriggi a settimana per l’esame che ferma tutti, da Psicologia ad Agraria. Si viene con i propri errori.',
      en: 'Two afternoons a week for the exam that stops everyone, psychologists and agronomists alike. Bring your mistakes.',
    },
    image: 'lecture-hall-tutoring-hour',
    categories: ['study'],
    serviceType: 'studyRoom',
    address: at('Via del Ginnasio Vecchio', 10),
    contactLinks: [
      email('ai tutor', 'the tutors', 'tutorato.statistica@studium.example.org'),
      website('Calendario degli incontri', 'Calendar of sessions', 'https://tutorato.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Sei tutor, tutti dottorandi, tutti passati da qui quando l’esame non lo capivano nemmeno loro. Non rifanno la lezione: ti siedi, mostri l’esercizio su cui ti sei fermato e si ricomincia da quella riga.',
        ),
        html(
          bullets(
            '<strong>Martedì e giovedì</strong>, 14.30–18, aula 4, primo piano.',
            '<strong>Prima degli appelli</strong> anche il sabato, 9–13.',
            '<strong>Online</strong> il lunedì sera, 20–21.30, per chi lavora.',
          ),
        ),
        accordion(
          'Che cosa portare',
          html(
            bullets(
              'Il testo dell’esercizio e il tuo tentativo, anche sbagliato. Soprattutto sbagliato.',
              'Il portatile, se il corso usa un programma.',
              'Il formulario che ti lasceranno tenere all’esame.',
            ),
          ),
        ),
        question(
          'Quanto costa?',
          'Niente, per gli iscritti di tutti gli atenei. Non serve prenotare, tranne nelle due settimane prima degli esami.',
        ),
        question(
          'Mi fanno la parte di statistica della tesi?',
          'No, ma ti dicono se il tuo campione ha senso prima che te lo dica la commissione.',
        ),
        note('Alle 14.30 si è in cinque, alle 17 in trenta. La matematica, qui, è facile.'),
        links(toService('accessibility-service', 'Tempi e strumenti per chi ha un DSA')),
      ],
      en: [
        text(
          'There are six tutors, all doctoral students, and all of them once sat here not understanding the exam either. They do not repeat the lecture: you sit down, show the exercise where you got stuck, and start again from that line.',
        ),
        html(
          bullets(
            '<strong>Tuesday and Thursday</strong>, 2.30 to 6 pm, room 4, first floor.',
            '<strong>Before exams</strong> on Saturdays as well, 9 am to 1 pm.',
            '<strong>On screen</strong> on Monday evenings, 8 to 9.30 pm, for those with a job.',
          ),
        ),
        accordion(
          'What to bring',
          html(
            bullets(
              'The exercise and your attempt, wrong ones included. Wrong ones above all.',
              'A laptop, if your course uses software.',
              'The formula sheet you will be allowed to keep in the exam.',
            ),
          ),
        ),
        question(
          'What does it cost?',
          'Nothing, for students of every university in town. No booking either, except in the fortnight before exams.',
        ),
        question(
          'Will they do the statistics in my thesis?',
          'No, but they will tell you whether your sample makes sense before the examiners do.',
        ),
        note('At 2.30 there are five of you, at five o’clock thirty. That bit of maths is easy.'),
        links(toService('accessibility-service', 'Extra time and tools for dyslexic students')),
      ],
    },
  },

  'language-tandem': {
    title: { it: 'Tandem linguistico', en: 'Language tandem' },
    slug: { it: 'tandem-linguistico', en: 'language-tandem' },
    excerpt: {
      it: 'Un’ora nella tua lingua, un’ora nella sua. Le coppie le fa una signora con uno schedario di legno, e ci prende.',
      en: 'An hour in your language, an hour in theirs. Pairs are made by a lady with a wooden card index, and she gets it right.',
    },
    image: 'courtyard-tintorie',
    categories: ['study', 'culture'],
    serviceType: 'association',
    address: at('Largo del Grano', 6),
    contactLinks: [
      email('al tandem', 'the tandem desk', 'tandem@studium.example.org'),
      phone('al tandem', 'the tandem desk', '0000 123437'),
    ],
    blocks: {
      it: [
        html(
          steps(
            'Passi allo schedario, alla Scuola per Mediatori Linguistici: lunedì e mercoledì, 12–15.',
            'Scrivi su un cartoncino che lingua offri, quale cerchi e di che cosa parli volentieri.',
            'Entro dieci giorni ricevi un nome. Il primo incontro si fa lì, con il tè.',
            'Da quel momento vi organizzate da soli: un’ora per lingua, almeno otto volte.',
          ),
        ),
        text(
          'Costa zero e vale fino a due crediti in quattro dipartimenti, se tieni il diario degli incontri. L’italiano è sempre richiesto, quindi chi è nato qui trova in fretta; per il giapponese si aspetta di più.',
        ),
        columns(
          2,
          card('Se non scatta', [
            'Capita. Torni allo schedario, dici «non scatta» e si cambia, senza spiegazioni.',
          ]),
          card('Se vuoi provare prima', [
            'Il martedì dalle 19 c’è lo scambio di lingue al Caffè del Pozzo, senza iscrizione: una bandierina sul tavolo e si parla.',
          ]),
        ),
        text(
          'Un consiglio: scegliete una cosa da fare, non solo da dire. Cucinare funziona; commentare il tempo dura due incontri.',
        ),
        links(
          toUniversity('school-of-interpreters', 'La Scuola per Mediatori Linguistici'),
          toService('erasmus-buddies', 'Un compagno di città per i primi mesi'),
        ),
      ],
      en: [
        html(
          steps(
            'Drop in on the card index at the school of interpreters: Mondays and Wednesdays, 12 noon to 3 pm.',
            'Write on a card which language you offer, which one you want and what you like talking about.',
            'Within ten days you get a name. You meet there the first time, with tea.',
            'From then on it is up to the two of you: one hour each way, eight times at least.',
          ),
        ),
        text(
          'It costs nothing and is worth up to two credits in four departments, provided you keep a diary of the meetings. Italian is what everybody wants, so if that is what you can offer you are matched quickly; Japanese takes longer.',
        ),
        columns(
          2,
          card('If it does not click', [
            'It happens. Go back to the index, say so, and you get another partner without explaining.',
          ]),
          card('If you want a taste first', [
            'On Tuesdays from 7 pm there is the language exchange at the Caffè del Pozzo, no registration: a small flag on the table and off you go.',
          ]),
        ),
        text(
          'One piece of advice: pick something to do together as well as something to say. Cooking works; the weather lasts two meetings.',
        ),
        links(
          toUniversity('school-of-interpreters', 'About the school of interpreters'),
          toService('erasmus-buddies', 'Somebody to show you round in the first months'),
        ),
      ],
    },
  },

  'accessibility-service': {
    title: { it: 'Servizio disabilità e DSA', en: 'Disability and dyslexia desk' },
    slug: { it: 'servizio-disabilita-e-dsa', en: 'disability-and-dyslexia-service' },
    excerpt: {
      it: 'Tempi più lunghi, appunti, interpreti, aule da spostare al piano terra. Vieni prima degli esami, non dopo.',
      en: 'Extra time, notes, interpreters, lectures moved to the ground floor. Come before the exams, not after.',
    },
    image: 'accessibility-office-desk',
    categories: ['study', 'rights'],
    serviceType: 'desk',
    address: at('Via Alta', 12),
    contactLinks: [
      phone('al servizio', 'the service', '0000 123467'),
      email('al servizio', 'the service', 'inclusione@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Ventidue palazzi antichi su un colle: l’Università non è nata comoda. Questo ufficio rimedia a quello che può, e quando non può lo dice subito. Vale per gli iscritti di tutti gli atenei, anche per una gamba rotta che dura due mesi.',
        ),
        title('Orari', 'small'),
        html(
          bullets(
            'Lunedì, mercoledì e venerdì, 9.30–13, con o senza appuntamento.',
            'Martedì e giovedì, 14–17, su appuntamento e anche in video.',
            'Ingresso senza gradini dal cortile, citofono a un metro da terra.',
          ),
        ),
        title('Che cosa si ottiene', 'small'),
        html(
          bullets(
            'Il 30 per cento di tempo in più agli esami, o prove divise in due.',
            'Un tutor alla pari per gli appunti.',
            'Interprete della lingua dei segni, da chiedere con tre settimane di anticipo.',
            'Lezioni spostate in un’aula raggiungibile.',
          ),
        ),
        question(
          'Quali documenti servono?',
          'La certificazione, anche vecchia: se va rinnovata ti dicono dove. Intanto si comincia. La leggono in due e non finisce nel libretto.',
        ),
        question(
          'Quanto tempo ci vuole?',
          'Una settimana per le cose semplici, un mese per un’aula. È tutto gratuito.',
        ),
        buttons(
          toPage('getting-around', 'Percorsi senza gradini'),
          toService('borgo-lift', 'L’ascensore del Borgo'),
        ),
      ],
      en: [
        text(
          'Twenty-two old buildings on a hill: the University was not made for comfort. This office mends what it can and tells you straight away when it cannot. It is for students of every university in town, and a leg broken for two months counts too.',
        ),
        title('Opening hours', 'small'),
        html(
          bullets(
            'Monday, Wednesday and Friday, 9.30 am to 1 pm, with or without an appointment.',
            'Tuesday and Thursday, 2 to 5 pm, by appointment, on video if you prefer.',
            'The entrance from the courtyard has no steps, and the bell is a metre off the ground.',
          ),
        ),
        title('What you can get', 'small'),
        html(
          bullets(
            'Thirty per cent more time in exams, or a paper split in two.',
            'A fellow student who takes notes for you.',
            'A sign-language interpreter, asked for three weeks ahead.',
            'Lectures moved to a room you can reach.',
          ),
        ),
        question(
          'Which papers do I need?',
          'Your diagnosis, even an old one: if it has to be renewed they tell you where, and start anyway. Two people read it and it never appears on your record.',
        ),
        question(
          'How long does it take?',
          'A week for simple things, a month for a room. All of it is free.',
        ),
        buttons(
          toPage('getting-around', 'Routes without steps'),
          toService('borgo-lift', 'About the Borgo lift'),
        ),
      ],
    },
  },
};
