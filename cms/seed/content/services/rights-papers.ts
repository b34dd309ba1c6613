import {
  bullets,
  email,
  html,
  paragraphs,
  phone,
  steps,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import { at } from '../../map/address';
import { accordion, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const papers: Record<string, ServiceSeed> = {
  'tax-help': {
    title: { it: 'ISEE e tasse', en: 'Tax and income papers' },
    slug: { it: 'isee-e-tasse', en: 'tax-and-income-papers' },
    excerpt: {
      it: 'L’ISEE decide quanto paghi di tasse, mensa e alloggio. Qui te lo preparano, se i documenti ci sono tutti.',
      en: 'Your ISEE decides what you pay for fees, meals and housing. They prepare it here, if your papers are complete.',
    },
    image: 'youth-office-forms-desk',
    categories: ['rights', 'work'],
    serviceType: 'desk',
    address: at('Via dei Notai', 22),
    contactLinks: [
      phone('al CAF', 'the tax desk', '0000 123496'),
      email('al CAF', 'the tax desk', 'isee@studium.example.org'),
    ],
    blocks: {
      it: [
        html(
          paragraphs(
            'L’ISEE è il numero che riassume il reddito della tua famiglia. Vale fino al 31 dicembre, quindi a gennaio si rifà, e a gennaio siete in tremila.',
          ),
          bullets(
            'Lunedì, mercoledì e venerdì, 9–13, su appuntamento.',
            'Martedì, 15–18, senza: si prende il numero.',
            'Gratis. La dichiarazione dei redditi costa 20 euro con la Studium Card.',
          ),
        ),
        accordion(
          'I documenti, tutti',
          html(
            bullets(
              'Documento e codice fiscale di chi è nello stato di famiglia.',
              'Saldo e giacenza media dei conti al 31 dicembre di due anni fa.',
              'Redditi dello stesso anno, targa dell’auto, mutuo o affitto registrato.',
            ),
          ),
        ),
        accordion(
          'Se la tua famiglia vive all’estero',
          text(
            'Serve l’ISEE parificato: redditi e patrimonio tradotti e, per alcuni paesi, legalizzati. Comincia in giugno per ottobre. Qui hanno modelli in undici lingue e una lista di traduttori onesti.',
          ),
        ),
        question(
          'Quanto ci vuole?',
          'Dieci giorni da quando c’è tutto. Il foglio che manca di solito è la giacenza media: chiedila alla banca prima di venire.',
        ),
        note(
          'Le scadenze delle tasse le decide il tuo ateneo. Chiedi l’ISEE un mese prima, non il giorno prima.',
        ),
        links(
          toService('canteen-pozzo', 'Quanto cambia in mensa'),
          toService('youth-office', 'Lo Sportello Giovani'),
        ),
      ],
      en: [
        html(
          paragraphs(
            'ISEE is the figure that sums up your family’s income. It is valid until 31 December, so in January it has to be done again, and in January there are three thousand of you.',
          ),
          bullets(
            'Monday, Wednesday and Friday, 9 am to 1 pm, by appointment.',
            'Tuesday, 3 to 6 pm, without: take a number.',
            'Free. A tax return costs 20 euros with a Studium Card.',
          ),
        ),
        accordion(
          'All the papers',
          html(
            bullets(
              'Identity document and tax code of everybody in your household.',
              'Bank balances and average yearly balance, as of 31 December two years ago.',
              'Income of that same year, car number plate, mortgage or registered lease.',
            ),
          ),
        ),
        accordion(
          'If your family lives abroad',
          text(
            'You need the equivalent ISEE: income and property translated and, for some countries, legalised. Start in June for October. They have samples in eleven languages and a list of honest translators.',
          ),
        ),
        question(
          'How long does it take?',
          'Ten days from when everything is there. The missing sheet is usually the average balance: ask your bank before you come.',
        ),
        note(
          'Fee deadlines are set by your university. Apply for the ISEE a month before, rather than the day before.',
        ),
        links(
          toService('canteen-pozzo', 'What it changes at the canteen'),
          toService('youth-office', 'About the youth office'),
        ),
      ],
    },
  },

  'residence-permit-help': {
    title: { it: 'Aiuto permesso di soggiorno', en: 'Residence permit help' },
    slug: { it: 'aiuto-permesso-di-soggiorno', en: 'residence-permit-help' },
    excerpt: {
      it: 'Otto giorni lavorativi per chiederlo, poi mesi per averlo. La busta la prepari qui, foglio per foglio.',
      en: 'Eight working days to apply, then months to get it. You put the envelope together here, sheet by sheet.',
    },
    image: 'portico-delle-lavandaie',
    categories: ['rights'],
    serviceType: 'desk',
    address: at('Portico delle Lavandaie', 5),
    contactLinks: [
      email('al servizio', 'the permit desk', 'permessi@studium.example.org'),
      phone('al servizio', 'the permit desk', '0000 123497'),
    ],
    blocks: {
      it: [
        html(
          steps(
            '<strong>Entro otto giorni lavorativi dall’arrivo</strong> prendi il modulo in posta e vieni qui con quello.',
            'Lo compiliamo insieme: un’ora, meno se hai le carte in ordine.',
            'Spedisci la busta dall’ufficio postale di Via del Ginnasio Vecchio 14, sportello 4. La ricevuta è preziosa: vale come permesso mentre aspetti.',
            'Impronte in Via della Circonvallazione 40, alla data scritta sulla lettera, con quattro fototessere. Il tesserino arriva in due o tre mesi, o in sei.',
          ),
        ),
        title('Nella busta', 'small'),
        html(
          bullets(
            'Copia di tutto il passaporto, comprese le pagine con un timbro solo.',
            'Lettera di iscrizione e prova dei mezzi: borsa, conto o garante.',
            'Assicurazione sanitaria e indirizzo di casa.',
            'Marca da bollo, 16 euro. Tra bollettino e spedizione se ne vanno circa altri 100.',
          ),
        ),
        text(
          'Orari: martedì e giovedì 10–13 e 14–17; dal 15 settembre al 30 ottobre tutti i giorni. Si parla inglese, francese, arabo il giovedì, cinese su richiesta. Il servizio è gratuito.',
        ),
        question(
          'Con la sola ricevuta posso lavorare e viaggiare?',
          'Lavorare sì, fino a venti ore a settimana. Per viaggiare fuori dall’Italia chiedi prima: dipende da dove passi.',
        ),
        note('Fai due copie di ogni cosa e tienine una a casa tua, non da un amico.'),
        links(
          toService('erasmus-buddies', 'Qualcuno che ti accompagna in posta'),
          toPage('first-steps', 'Primi passi'),
        ),
      ],
      en: [
        html(
          steps(
            '<strong>Within eight working days of arriving</strong> pick up the kit at the post office and bring it here.',
            'We fill it in together: an hour, less if you have your papers in order.',
            'Send it from the post office at Via del Ginnasio Vecchio 14, window 4. Guard the receipt: it stands in for the permit while you wait.',
            'Fingerprints at Via della Circonvallazione 40, on the date in the letter, with four passport photos. The card takes two or three months, or six.',
          ),
        ),
        title('In the envelope', 'small'),
        html(
          bullets(
            'A copy of your whole passport, including pages with a single stamp.',
            'Enrolment letter and proof of means: a grant, an account or a guarantor.',
            'Health insurance and your home address.',
            'A duty stamp, 16 euros. Payment slip and postage come to some 100 more.',
          ),
        ),
        text(
          'Hours: Tuesday and Thursday 10 am to 1 pm and 2 to 5 pm; from 15 September to 30 October every weekday. English and French are spoken, Arabic on Thursdays, Chinese on request. The service is free.',
        ),
        question(
          'May I work and travel on the receipt alone?',
          'Work, yes, up to twenty hours a week. Before travelling outside Italy, ask: it depends on where you pass through.',
        ),
        note('Make two copies of everything and keep one at home. Your own home, not a friend’s.'),
        links(
          toService('erasmus-buddies', 'Somebody to come to the post office with you'),
          toPage('first-steps', 'Your first steps'),
        ),
      ],
    },
  },
};
