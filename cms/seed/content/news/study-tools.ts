import {
  bullets,
  html,
  paragraphs,
  picture,
  steps,
  text,
  toNews,
  toService,
  toUniversity,
} from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, heading, links, moreButtons, writeTo } from './pieces';

export const studyTools: Record<string, NewsSeed> = {
  'laptop-loan': {
    title: {
      it: 'Un portatile in prestito per tutto il semestre',
      en: 'Borrow a laptop for the whole semester',
    },
    slug: { it: 'portatili-in-prestito', en: 'laptops-on-loan' },
    excerpt: {
      it: 'Sessanta computer ai Librai per chi non ne ha uno, o ne ha uno che si spegne. Serve l’ISEE, non il merito.',
      en: 'Sixty computers at the Librai for students who have none, or one that keeps dying. It goes by income, not by marks.',
    },
    image: 'single-room-filande',
    categories: ['study', 'money-and-grants'],
    tags: ['free', 'studium-card', 'deadlines'],
    daysAgo: 55,
    blocks: {
      it: [
        text(
          'Li ha comprati il Comune con i soldi risparmiati sulla guida di carta, che da quest’anno ha meno pagine e si capisce di più. Sono usati e rimessi a nuovo, pesano un chilo e mezzo e hanno la batteria cambiata.',
        ),
        html(
          heading('Chi può chiederlo'),
          bullets(
            'Iscritti a uno dei sei atenei, con la Studium Card attiva.',
            'ISEE fino a 27.000 euro. Prima chi è sotto i 13.000, poi gli altri in ordine di arrivo.',
            'Chi ha il proprio in riparazione può averne uno per quindici giorni, senza ISEE.',
          ),
          heading('Come funziona'),
          steps(
            'Compila il modulo al banco prestiti entro fine mese.',
            'Dopo dieci giorni ricevi un messaggio con l’ora del ritiro.',
            'Lo tieni fino all’ultimo giorno di esami e lo riporti con il suo alimentatore, che è la parte che tutti perdono.',
          ),
        ),
        picture(
          'library-exam-evening',
          'Ai Librai le prese ci sono in novanta posti, tutti verso il cortile.',
        ),
        text(
          'Non c’è cauzione. Un guasto lo paga la biblioteca, un caffè sulla tastiera si divide a metà fino a 60 euro. Alla riconsegna il disco viene cancellato: salva la tesi altrove, due volte.',
        ),
        moreButtons(toService('library-librai', 'Il banco prestiti')),
      ],
      en: [
        text(
          'The town bought them with the money saved on the printed guide, which from this year has fewer pages and is easier to follow. They are used and refurbished, weigh a kilo and a half and have new batteries.',
        ),
        html(
          heading('Who can ask'),
          bullets(
            'Students of any of the six universities with an active Studium Card.',
            'ISEE (the Italian income indicator) up to 27,000 euros. Those under 13,000 come first, the others in order of arrival.',
            'If yours is being repaired you may have one for a fortnight, with no ISEE.',
          ),
          heading('How it works'),
          steps(
            'Fill in the form at the loans desk by the end of the month.',
            'Ten days later you get a message with a collection time.',
            'Keep it until the last day of exams and return it with its charger, which is the part everyone loses.',
          ),
        ),
        picture(
          'library-exam-evening',
          'At the Librai ninety seats have a socket, all of them facing the courtyard.',
        ),
        text(
          'There is no deposit. The library pays for breakdowns; coffee on the keyboard is shared half and half, up to 60 euros. The disk is wiped when you hand it back, so save your thesis somewhere else, twice.',
        ),
        moreButtons(toService('library-librai', 'The loans desk')),
      ],
    },
  },

  'italian-courses': {
    title: {
      it: 'Corsi di italiano la sera, gratis per chi è appena arrivato',
      en: 'Free evening Italian for people who have just arrived',
    },
    slug: { it: 'corsi-di-italiano-la-sera', en: 'free-evening-italian' },
    excerpt: {
      it: 'Quattro livelli, due sere a settimana in Largo del Grano. Il test di ingresso dura venti minuti e nessuno lo sbaglia.',
      en: 'Four levels, two evenings a week in Largo del Grano. The placement test takes twenty minutes and cannot be failed.',
    },
    image: 'lecture-hall-university',
    categories: ['study'],
    tags: ['free', 'first-year', 'studium-card'],
    daysAgo: 95,
    blocks: {
      it: [
        text(
          'Si impara in fretta a dire «un caffè». Più tardi arriva la telefonata dell’idraulico, ed è per quella che servono questi corsi. Li tengono gli specializzandi della Scuola per Mediatori Linguistici, con un’insegnante in aula.',
        ),
        html(
          bullets(
            '<strong>Livelli</strong>: da principiante assoluto a B2.',
            '<strong>Quando</strong>: lunedì e mercoledì, 18.30–20, per dodici settimane.',
            '<strong>Quanto costa</strong>: niente, con la Studium Card. Il libro è 14 euro, usato 6.',
            '<strong>Classi</strong>: al massimo sedici persone.',
          ),
        ),
        accordion(
          'Il test di ingresso',
          text(
            'Venti minuti scritti e cinque di conversazione, di solito su che cosa hai mangiato. Si fa il lunedì dalle 16 alle 18, senza prenotare. Se il livello risulta sbagliato, si cambia entro la seconda settimana.',
          ),
        ),
        accordion(
          'Crediti e attestato',
          text(
            'Con il settanta per cento di presenze ricevi un attestato. L’Università e il Politecnico riconoscono tre crediti; agli altri atenei chiedi in segreteria prima di iscriverti.',
          ),
        ),
        text(
          'I livelli bassi si riempiono per primi. Se resti in lista d’attesa, il martedì c’è lo scambio al Caffè del Pozzo: si impara soprattutto il lessico della birra, ma si impara.',
        ),
        buttons(
          writeTo('Iscriviti ai corsi', 'italiano'),
          toUniversity('school-of-interpreters', 'La Scuola'),
        ),
      ],
      en: [
        text(
          'Asking for a coffee is quickly learned. Then the plumber rings, and that is what these courses are for. They are taught by graduates of the school for interpreters, with a teacher in the room.',
        ),
        html(
          bullets(
            '<strong>Levels</strong>: from absolute beginner to B2.',
            '<strong>When</strong>: Mondays and Wednesdays, 6.30 to 8 pm, for twelve weeks.',
            '<strong>Cost</strong>: nothing with a Studium Card. The book is 14 euros, or 6 second-hand.',
            '<strong>Classes</strong>: sixteen people at most.',
          ),
        ),
        accordion(
          'The placement test',
          text(
            'Twenty minutes of writing and five of conversation, usually about what you had for lunch. Mondays from 4 to 6 pm, no booking. If the level turns out to be wrong you can change until the second week.',
          ),
        ),
        accordion(
          'Credits and certificate',
          text(
            'With seventy per cent attendance you get a certificate. The University and the Politecnico give three credits for it; elsewhere, ask your office before you enrol.',
          ),
        ),
        text(
          'The lower levels fill up first. If you end up on the waiting list, there is the Tuesday exchange at the Pozzo café: you mostly learn words for beer, but you learn.',
        ),
        buttons(
          writeTo('Sign up for a course', 'italiano'),
          toUniversity('school-of-interpreters', 'The school'),
        ),
      ],
    },
  },

  'repair-evening-politecnico': {
    title: {
      it: 'Al Politecnico si riparano tostapane, cuffie e lampade',
      en: 'Toasters, headphones and lamps mended at the Politecnico',
    },
    slug: { it: 'serata-di-riparazione', en: 'repair-evening' },
    excerpt: {
      it: 'Il primo lunedì del mese il laboratorio resta aperto per tutti. Si ripara insieme a te, e non sempre ci si riesce.',
      en: 'On the first Monday of the month the lab is open to everyone. Things are mended with you, and not always successfully.',
    },
    image: 'laboratory-filande-evening',
    categories: ['study', 'living'],
    tags: ['free'],
    daysAgo: 163,
    blocks: {
      it: [
        text(
          'Il bilancio delle prime serate: 71 oggetti portati, 44 riparati, 19 dichiarati morti, 8 che funzionavano già ed erano solo spenti. Quest’ultima categoria cresce.',
        ),
        html(
          heading('Che cosa portare'),
          bullets(
            'Piccoli elettrodomestici, lampade, cuffie, giocattoli, amplificatori. Puliti, per favore: il tostapane con le briciole fa scattare il rilevatore.',
            'Niente forni a microonde, batterie gonfie o cose attaccate al gas.',
            'I pezzi di ricambio, se li hai già. Quelli comuni costano da 1 a 5 euro.',
          ),
        ),
        picture(
          'lecture-hall-polytechnic',
          'Alle 18 si comincia con dieci minuti di lavagna: tensione, corrente, paura.',
        ),
        html(
          heading('Come si svolge'),
          paragraphs(
            'Dalle 18 alle 21, alle Filande, edificio 2, piano terra. Prendi un numero e ti siedi accanto a chi ripara, quasi sempre studenti di Elettronica del terzo anno: il cacciavite lo tieni tu. Per loro vale come tirocinio, per te come una lezione che nessuno verbalizza.',
            'Chi preferisce la torta, o ha una cerniera rotta, aspetti la domenica del Caffè delle Riparazioni: i due gruppi si passano i pazienti.',
          ),
        ),
        links(
          toUniversity('politecnico-del-colle', 'Il Politecnico'),
          toNews('swap-market-report', 'Il mercato dello scambio'),
          toService('repair-cafe', 'Il Caffè delle Riparazioni'),
        ),
      ],
      en: [
        text(
          'The score after the first evenings: 71 objects brought in, 44 mended, 19 pronounced dead, 8 which worked all along and were merely switched off. That last group is growing.',
        ),
        html(
          heading('What to bring'),
          bullets(
            'Small appliances, lamps, headphones, toys, amplifiers. Clean, please: a toaster full of crumbs sets off the smoke detector.',
            'No microwave ovens, swollen batteries or anything connected to gas.',
            'Spare parts, if you already have them. The common ones cost 1 to 5 euros.',
          ),
        ),
        picture(
          'lecture-hall-polytechnic',
          'At 6 pm there are ten minutes of blackboard: voltage, current, fear.',
        ),
        html(
          heading('What happens'),
          paragraphs(
            'From 6 to 9 pm at the Filande, building 2, ground floor. You take a number and sit beside whoever mends it, nearly always third-year electronics students; the screwdriver is yours. For them it counts as a placement, for you as a class with no exam.',
            'If you prefer cake, or have a broken zip, wait for the repair café on its Sunday: the two groups pass patients to each other.',
          ),
        ),
        links(
          toUniversity('politecnico-del-colle', 'About the Politecnico'),
          toNews('swap-market-report', 'The swap market'),
          toService('repair-cafe', 'The repair café'),
        ),
      ],
    },
  },
};
