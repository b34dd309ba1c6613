import { bullets, html, text, toPage, toService } from '../parts';
import { accordion, links } from './pieces';
import type { Bilingual, BlockSeed } from '../../types';

/** Questions about intimate subjects. */
export const healthQuestions: Bilingual<BlockSeed[]> = {
  it: [
    accordion(
      'Quanto costa?',
      text(
        'L’ambulatorio e l’ascolto niente. Per visite ed esami prescritti dal medico si paga il ticket, tranne chi è esente per reddito o per età: chiedi il codice prima di prenotare, dopo è tardi.',
      ),
    ),
    accordion(
      'Lo saprà qualcuno?',
      text(
        'No. Né la famiglia né l’ateneo ricevono niente, nemmeno la data. L’unica eccezione è un pericolo serio e immediato, e te lo dicono al primo colloquio.',
      ),
    ),
    accordion(
      'Ho una tessera di un altro paese',
      html(
        bullets(
          'Quella europea vale per le cure necessarie: portala sempre, insieme al passaporto.',
          'Da fuori dell’Unione serve un’assicurazione o l’iscrizione volontaria al servizio sanitario, per anno solare: farla a ottobre conviene poco, a gennaio molto.',
          'In farmacia chiedi il nome del principio attivo: la marca di casa tua qui si chiama in un altro modo.',
        ),
      ),
      links(toPage('arriving-from-abroad', 'Arrivare da un altro paese')),
    ),
    accordion(
      'Contraccezione, test, consultorio',
      text(
        'Il consultorio è due portoni dopo l’ambulatorio, in Via della Misericordia 11. Fino a 26 anni il martedì e il giovedì pomeriggio si entra senza appuntamento; i test si fanno anche senza dire chi sei.',
      ),
      links(toService('contraception-advice', 'Orari del consultorio')),
    ),
    accordion(
      'Un compagno di casa mi preoccupa',
      text(
        'Puoi andare all’ascolto anche per qualcun altro: un colloquio serve a capire che cosa dire e che cosa no. Intanto una domanda diretta non fa danni. Chiedere «come stai, davvero» e poi tacere dieci secondi è già molto.',
      ),
    ),
  ],
  en: [
    accordion(
      'What does it cost?',
      text(
        'The surgery and the listening desk, nothing. Visits and tests prescribed by a doctor carry a charge unless you are exempt by income or age: ask for the code before booking, afterwards is too late.',
      ),
    ),
    accordion(
      'Will anyone find out?',
      text(
        'No. Neither your family nor your university is told anything, not even the date. The only exception is serious and immediate danger, and they say so in the first talk.',
      ),
    ),
    accordion(
      'My card is from another country',
      html(
        bullets(
          'The European one covers necessary treatment: carry it, together with your passport.',
          'From outside the EU you need insurance, or voluntary registration with the health service. That runs by calendar year: poor value in October, good value in January.',
          'At the pharmacy ask by active ingredient: your brand from home has another name here.',
        ),
      ),
      links(toPage('arriving-from-abroad', 'Coming from another country')),
    ),
    accordion(
      'Contraception, tests, family planning',
      text(
        'The advice centre is two doors along from the surgery, at Via della Misericordia 11. Under 26 you just walk in on Tuesday and Thursday afternoons; tests can be done without saying who you are.',
      ),
      links(toService('contraception-advice', 'Hours of the advice centre')),
    ),
    accordion(
      'I am worried about a flatmate',
      text(
        'You can go to the listening desk on behalf of someone else: one talk helps you see what to say and what not to. Meanwhile a direct question does no harm. Asking “how are you, really” and then keeping quiet for ten seconds is a good deal already.',
      ),
    ),
  ],
};
