import type { EventSeed } from '../../types';
import { bullets, email, html, paragraphs, text, title, toUniversity } from '../parts';
import { aulaMagna, aulaMagnaMail, schoolOfInterpreters } from './venues';

export const openLectures: Record<string, EventSeed> = {
  'why-hill-towns-stand': {
    title: { it: 'Perché il colle non scivola via', en: 'Why the hill stays where it is' },
    slug: { it: 'perche-il-colle-non-scivola-via', en: 'why-the-hill-stays' },
    excerpt: {
      it: 'Lezione aperta su argille, cantine e cattive notizie ben misurate, con una cassetta di terra sul tavolo.',
      en: 'An open lecture on clay, cellars and carefully measured bad news, with a crate of earth on the table.',
    },
    image: 'lecture-aula-magna-hill',
    categories: ['talks'],
    tags: ['free-admission', 'for-freshers', 'without-steps'],
    eventType: 'lecture',
    starts: { week: -7, day: 'tue', at: '17:30' },
    ends: { week: -7, day: 'tue', at: '19:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: aulaMagna,
    contactLinks: [aulaMagnaMail],
    blocks: {
      it: [
        text(
          'Le lezioni aperte in Aula Magna cominciano sempre con un argomento che riguarda i piedi di chi ascolta. Questa volta la tiene Corinna Lazzerini, geotecnica del Politecnico, che da diciannove anni misura di quanto si muove Castelmora: sei decimi di millimetro l’anno, verso il fiume, con eleganza.',
          'Sul tavolo c’è una cassetta con gli strati del colle ricostruiti, una pompetta e una casa di mattoncini. A metà lezione piove, nella cassetta. Chi siede nelle prime due file porti pazienza per gli schizzi.',
        ),
        title('Da sapere', 'small'),
        html(
          bullets(
            'Non serve matematica, tranne una divisione verso la fine.',
            'I posti sono trecento; le prese di corrente, quattro.',
            'Dal cortile si entra in piano, a destra dello scalone.',
          ),
        ),
        text(
          'Chi ha la Studium Card può chiedere l’attestato di presenza: in alcuni corsi vale mezzo credito, in altri vale come segnalibro. Il Ginnasio Vecchio è a due minuti da Piazza Grande.',
        ),
      ],
      en: [
        text(
          'Open lectures in the Aula Magna always begin with something directly under the audience’s feet. This one is by Corinna Lazzerini, a geotechnical engineer at the Politecnico who has spent nineteen years measuring how far Castelmora moves: six tenths of a millimetre a year, towards the river, quite gracefully.',
          'On the table stands a crate with the layers of the hill rebuilt inside it, a small pump and a toy brick house. Halfway through, it rains in the crate. The front two rows should expect a few drops.',
        ),
        title('Good to know', 'small'),
        html(
          bullets(
            'No mathematics, apart from one division near the end.',
            'There are three hundred seats and four power sockets.',
            'The level way in is from the courtyard, to the right of the great staircase.',
          ),
        ),
        text(
          'With a Studium Card you can ask for a certificate of attendance: on some courses it counts for half a credit, on others it makes a bookmark. The Ginnasio Vecchio is two minutes from Piazza Grande.',
        ),
      ],
    },
  },

  'what-interpreters-leave-out': {
    title: { it: 'Quello che l’interprete non dice', en: 'What the interpreter leaves out' },
    slug: { it: 'quello-che-interprete-non-dice', en: 'what-the-interpreter-leaves-out' },
    excerpt: {
      it: 'Quattro interpreti raccontano, in inglese, il momento in cui hanno dovuto decidere in un secondo e mezzo.',
      en: 'Four interpreters describe the moment when they had a second and a half to make up their minds.',
    },
    image: 'lecture-largo-del-grano',
    categories: ['talks'],
    tags: ['free-admission', 'in-english'],
    eventType: 'lecture',
    starts: { week: -3, day: 'thu', at: '18:30' },
    ends: { week: -3, day: 'thu', at: '20:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: schoolOfInterpreters,
    contactLinks: [email('alla Scuola', 'the School', 'incontri@studium.example.org')],
    blocks: {
      it: [
        text(
          'Una barzelletta intraducibile davanti a due delegazioni. Un insulto che forse era un complimento. Un medico che parla per tre minuti e un paziente che chiede soltanto se è grave. I quattro ospiti hanno lavorato in tribunali, ospedali e fiere di macchine agricole; nessuno fa nomi, tutti fanno le voci.',
          'L’incontro è in inglese. Nelle due cabine in fondo all’aula gli studenti del terzo anno traducono in italiano, dal vivo: la cuffia si ritira all’entrata lasciando un documento, e vale la pena metterla anche solo per sentire come se la cavano con la barzelletta.',
        ),
        html(
          '<blockquote><p>Il silenzio dura sempre meno di quanto ti sembra. Usalo.</p></blockquote>',
          paragraphs('Henrike Solberg, interprete di conferenza'),
        ),
        text(
          'Aula al primo piano, novanta posti, ascensore da tre persone. Largo del Grano è a metà strada fra Piazza Grande e Porta Nuova, lungo i portici.',
        ),
        {
          type: 'links',
          links: [toUniversity('school-of-interpreters', 'La Scuola per Mediatori Linguistici')],
        },
      ],
      en: [
        text(
          'A joke with no translation, in front of two delegations. An insult that may have been a compliment. A doctor who speaks for three minutes to a patient who only wants to know whether it is serious. The four guests have worked in courts, in hospitals and at farm machinery fairs. None of them names names; all of them do the voices.',
          'The talk is in English. In the two booths at the back third-year students interpret it live into Italian. Headsets are handed out at the door against an identity document, and are worth having just to hear how the joke comes out.',
        ),
        html(
          '<blockquote><p>Silence is always shorter than it feels. Use it.</p></blockquote>',
          paragraphs('Henrike Solberg, conference interpreter'),
        ),
        text(
          'First-floor room, ninety seats, a lift that takes three. Largo del Grano is halfway between Piazza Grande and Porta Nuova, along the arcades.',
        ),
        {
          type: 'links',
          links: [toUniversity('school-of-interpreters', 'The school behind the booths')],
        },
      ],
    },
  },

  'a-medieval-students-bill': {
    title: { it: 'Il conto di uno studente del 1400', en: 'A student’s bill from 1400' },
    slug: { it: 'conto-di-uno-studente-del-1400', en: 'a-students-bill-from-1400' },
    excerpt: {
      it: 'Pane, candele, un libro in pegno e una multa per liuto fuori orario. Lezione aperta su un foglio di spese.',
      en: 'Bread, candles, a pawned book and a fine for late-night lute. An open lecture on one page of expenses.',
    },
    image: 'lecture-hall-university',
    categories: ['talks', 'university-life'],
    tags: ['free-admission', 'without-steps'],
    eventType: 'lecture',
    starts: { week: 8, day: 'wed', at: '17:30' },
    ends: { week: 8, day: 'wed', at: '19:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: aulaMagna,
    contactLinks: [aulaMagnaMail],
    blocks: {
      it: [
        text(
          'Si chiamava Bertoldo, veniva da tre giorni di cammino e annotava tutto, compresi i debiti che non intendeva pagare. Il suo foglio è rimasto per sei secoli dentro la legatura di un codice e lo ha scoperto una restauratrice con la pazienza di chi scuce orli.',
          'Lo legge Ulderico Sani, che insegna Storia economica e da allora parla di Bertoldo come di un nipote. Affitto, legna, lavandaia, il prezzo di un posto vicino alla stufa: voce per voce, con accanto quello che le stesse cose costano oggi qui. La differenza più piccola, dice, è sull’affitto.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Vedere il foglio',
          children: [
            text(
              'Dalle 16.30 alle 17.20 l’originale è esposto nell’anticamera dell’Aula Magna, sotto vetro, a luce bassa. Niente fotografie con il lampo; all’uscita c’è una riproduzione da portare via.',
            ),
          ],
        },
        text(
          'Si entra in piano dal cortile del Ginnasio Vecchio. Per gli ultimi posti conviene la balconata: si sente bene e si vede la nuca del relatore.',
        ),
      ],
      en: [
        text(
          'His name was Bertoldo, he had walked three days to get here, and he wrote everything down, including debts he had no intention of paying. For six centuries the sheet stayed inside the binding of a manuscript, until a conservator unpicked it as one would a hem.',
          'Ulderico Sani, who teaches economic history and has talked of Bertoldo like a nephew ever since, reads it out. Rent, firewood, the washerwoman, the price of a seat near the stove: line by line, each beside what the same thing costs here now. The smallest difference, he says, is in the rent.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Seeing the sheet',
          children: [
            text(
              'From 4.30 to 5.20 pm the original is on show in the anteroom, under glass and in low light. No flash; on your way out there is a copy to take home.',
            ),
          ],
        },
        text(
          'There is a level entrance from the courtyard of the Ginnasio Vecchio. If you are late, try the balcony: the sound is good and so is the view of the back of the speaker’s head.',
        ),
      ],
    },
  },
};
