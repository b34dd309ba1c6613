import {
  bullets,
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
  website,
} from '../parts';
import { at } from '../../map/address';
import { links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const making: Record<string, ServiceSeed> = {
  'student-radio': {
    title: { it: 'Radio Sottoscala', en: 'The student radio' },
    slug: { it: 'radio-sottoscala', en: 'student-radio-sottoscala' },
    excerpt: {
      it: 'Trasmette ogni sera dalle 21 da un vero sottoscala. Cercano voci, tecnici e qualcuno puntuale.',
      en: 'On air every evening from 9 pm, from a real cupboard under the stairs. They need voices, technicians and somebody punctual.',
    },
    image: 'armchairs-advice-room',
    categories: ['culture'],
    serviceType: 'association',
    address: at('Via del Ginnasio Vecchio', 16),
    contactLinks: [
      email('alla radio', 'the radio', 'radio@studium.example.org'),
      website('Ascolta la diretta', 'Listen live', 'https://radio.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Due microfoni, un soffitto inclinato, i secchi delle pulizie che durante la diretta non si possono spostare. La radio la fanno una cinquantina di studenti di tutti gli atenei: notiziario, musica, una rubrica sulle mense temutissima dalle mense. Si ascolta in rete o al Caffè del Pozzo.',
        ),
        title('Entrare in redazione', 'small'),
        html(
          steps(
            'Vieni alla riunione, il mercoledì alle 19. Si può solo ascoltare.',
            'Dopo due riunioni ti affiancano a un programma per un mese.',
            'Poi proponi il tuo: mezz’ora, una puntata di prova, si decide ad alzata di mano.',
          ),
        ),
        html(
          bullets(
            'Studio aperto tutti i giorni, 17–24.',
            'Quota: 10 euro l’anno. Si ripaga in tè.',
            'Corso di montaggio audio gratuito, in ottobre e in marzo.',
            'Porta le tue cuffie: quelle comuni hanno una storia.',
          ),
        ),
        question(
          'Devo avere una bella voce?',
          'No. Devi arrivare dieci minuti prima e spegnere il telefono. Alla voce ci si abitua, ai silenzi in onda no.',
        ),
        question(
          'Si possono avere crediti?',
          'Due, per chi resta un anno e frequenta Lettere o la Scuola per Mediatori. Gli altri imparano a parlare in pubblico, che di solito costa di più.',
        ),
        links(
          toService('career-desk', 'Mettere la radio nel curriculum'),
          toPage('events', 'Gli eventi che raccontano'),
        ),
      ],
      en: [
        text(
          'Two microphones, a sloping ceiling, and cleaning buckets that must not be moved during a broadcast. Some fifty students from all the universities run the station: news, music, and a programme on the canteens that the canteens dread. You can hear it online or at the Caffè del Pozzo.',
        ),
        title('Joining', 'small'),
        html(
          steps(
            'Come to the meeting, Wednesdays at 7 pm. You may just listen.',
            'After two meetings you shadow a programme for a month.',
            'Then you propose your own: half an hour, one pilot, a show of hands.',
          ),
        ),
        html(
          bullets(
            'The studio is open every day, 5 pm to midnight.',
            'Membership: 10 euros a year. You drink it back in tea.',
            'Free course in audio editing, in October and March.',
            'Bring your own headphones: the shared ones have a past.',
          ),
        ),
        question(
          'Do I need a good voice?',
          'No. You need to come ten minutes early and switch off your phone. People get used to voices; they never get used to dead air.',
        ),
        question(
          'Are there credits in it?',
          'Two, if you stay a year and study arts or interpreting. Everyone else learns to speak in public, which usually costs more.',
        ),
        links(
          toService('career-desk', 'Putting the radio on your CV'),
          toPage('events', 'The events they talk about'),
        ),
      ],
    },
  },

  darkroom: {
    title: { it: 'Camera oscura', en: 'The darkroom' },
    slug: { it: 'camera-oscura', en: 'darkroom' },
    excerpt: {
      it: 'Tre ingranditori e una luce rossa nella cantina dell’Accademia. L’odore di fissaggio resta sui maglioni.',
      en: 'Three enlargers and a red light in the Academy’s cellar. The smell of fixer stays in your jumper.',
    },
    image: 'laboratory-darkroom',
    categories: ['culture'],
    serviceType: 'culture',
    address: at('Via delle Tintorie', 33),
    contactLinks: [
      email('alla camera oscura', 'the darkroom', 'cameraoscura@studium.example.org'),
      phone('alla camera oscura', 'the darkroom', '0000 123487'),
    ],
    blocks: {
      it: [
        columns(
          2,
          group(
            title('Turni', 'small'),
            html(
              bullets(
                'Lunedì–giovedì, 18–22.',
                'Sabato, 14–20.',
                'Si prenota un ingranditore, per due ore.',
              ),
            ),
          ),
          group(
            title('Costi', 'small'),
            html(
              bullets(
                '4 euro a turno, chimica compresa.',
                'Carta: 60 centesimi a foglio.',
                'Macchine in prestito: 5 euro a settimana.',
              ),
            ),
          ),
        ),
        text(
          'Gli studenti dell’Accademia la usano di giorno; la sera è di tutti. Per entrare da soli serve il corso base, tre serate, 18 euro: si impara a caricare una pellicola al buio, a non confondere le vaschette e a dire «luce» prima di aprire la porta. La porta ha due tende proprio per chi lo dimentica.',
        ),
        title('La prima stampa', 'small'),
        text(
          'Porta un rullino in bianco e nero già scattato, vestiti scuri e un’ora più di quella che pensi. Il provino si fa in dieci minuti, la stampa giusta in un pomeriggio. Si mettono ad asciugare in corridoio, e lì i passanti commentano.',
        ),
        note(
          'Dopo un temporale la cantina è umida e le stampe si arricciano. Il vecchio dizionario di latino sul tavolo serve a quello.',
        ),
        links(
          toUniversity('academy-of-fine-arts', 'L’Accademia delle Tintorie'),
          toService('repair-cafe', 'Una macchina fotografica da aggiustare'),
        ),
      ],
      en: [
        columns(
          2,
          group(
            title('Slots', 'small'),
            html(
              bullets(
                'Monday to Thursday, 6 to 10 pm.',
                'Saturday, 2 to 8 pm.',
                'You book one enlarger for two hours.',
              ),
            ),
          ),
          group(
            title('What you pay', 'small'),
            html(
              bullets(
                '4 euros a slot, chemicals included.',
                'Paper: 60 cents a sheet.',
                'Cameras to borrow: 5 euros a week.',
              ),
            ),
          ),
        ),
        text(
          'Academy students have it by day; in the evening it is everyone’s. To work on your own you take the basic course first, three evenings, 18 euros: how to load a film in the dark, how not to mix up the trays, and how to say “light” before opening the door. There are two curtains behind that door for those who forget.',
        ),
        title('Your first print', 'small'),
        text(
          'Bring an exposed black-and-white film, dark clothes and an hour more than you think. A contact sheet takes ten minutes, the right print an afternoon. They hang to dry in the corridor, where passers-by have opinions.',
        ),
        note(
          'After a storm the cellar is damp and prints curl. That is what the old Latin dictionary on the table is for.',
        ),
        links(
          toUniversity('academy-of-fine-arts', 'The Academy in the dye works'),
          toService('repair-cafe', 'A camera that needs mending'),
        ),
      ],
    },
  },
};
