import {
  bullets,
  email,
  html,
  paragraphs,
  phone,
  steps,
  text,
  title,
  toService,
  townFilm,
} from '../parts';
import { at } from '../../map/address';
import { box, buttons, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const townHelp: Record<string, ServiceSeed> = {
  'youth-office': {
    title: { it: 'Sportello Giovani', en: 'The youth office' },
    slug: { it: 'sportello-giovani', en: 'youth-office' },
    excerpt: {
      it: 'Due persone e un bollitore. Danno la Studium Card, la mappa di carta e il numero di chi sa.',
      en: 'Two people and a kettle. They hand out the Studium Card, the paper map and the number of whoever knows.',
    },
    image: 'portico-delle-lavandaie',
    categories: ['rights'],
    serviceType: 'desk',
    address: at('Portico delle Lavandaie', 3),
    embedUrl: townFilm,
    contactLinks: [
      phone('allo Sportello', 'the youth office', '0000 123456'),
      email('allo Sportello', 'the youth office', 'ciao@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Terza porta sotto il portico, insegna verde, un campanello che non serve perché è aperto. È l’ufficio del Comune che scrive questa guida: se una pagina sbaglia, ci si lamenta qui.',
        ),
        html(
          bullets(
            'Lunedì–venerdì, 10–13: si entra e basta.',
            'Lunedì–venerdì, 13–18: su appuntamento.',
            'Chiuso dal 10 al 20 agosto e il giorno del patrono.',
          ),
        ),
        box(
          'sand',
          title('La Studium Card', 'small'),
          html(
            paragraphs(
              'Si ritira al banco in dieci minuti, con un documento e il numero di matricola. La foto te la fanno loro, su uno sgabello troppo basso per chiunque. È gratis; il duplicato costa 5 euro.',
            ),
          ),
        ),
        title('Per che cosa si viene', 'small'),
        links(
          toService('rent-help-desk', 'Un contratto da leggere'),
          toService('residence-permit-help', 'Il permesso di soggiorno'),
          toService('listening-desk', 'Parlare con qualcuno, al secondo piano'),
          toService('career-desk', 'Un tirocinio o un lavoro'),
        ),
        text(
          'Per tutto il resto si viene con la domanda così com’è. Quando non sanno rispondere telefonano davanti a te, in viva voce, e di solito la cosa si risolve per imbarazzo.',
        ),
        note(
          'Nella prima settimana di ottobre passa alle 12.30. Alle 10 ci sono tutti, alle 12.30 restano i biscotti.',
        ),
      ],
      en: [
        text(
          'Third door under the arcade, green sign, a bell you need not ring because it is open. This is the municipal office that writes the guide you are reading: when a page is wrong, this is where you complain.',
        ),
        html(
          bullets(
            'Monday to Friday, 10 am to 1 pm: just walk in.',
            'Monday to Friday, 1 to 6 pm: by appointment.',
            'Closed from 10 to 20 August and on the patron saint’s day.',
          ),
        ),
        box(
          'sand',
          title('Your Studium Card', 'small'),
          html(
            paragraphs(
              'You get it at the counter in ten minutes, with an identity document and your student number. They take the photograph, on a stool that is too low for anyone. It is free; a second one costs 5 euros.',
            ),
          ),
        ),
        title('What people come for', 'small'),
        links(
          toService('rent-help-desk', 'A lease that needs reading'),
          toService('residence-permit-help', 'A residence permit'),
          toService('listening-desk', 'Talking to someone, on the second floor'),
          toService('career-desk', 'A traineeship or a job'),
        ),
        text(
          'For anything else, come with the question as it is. When they do not know the answer they ring somebody in front of you, on loudspeaker, and embarrassment usually settles the matter.',
        ),
        note(
          'In the first week of October come at half past twelve. At ten everyone is here; by then only the biscuits are left.',
        ),
      ],
    },
  },

  'lost-property': {
    title: { it: 'Oggetti smarriti', en: 'Lost property' },
    slug: { it: 'oggetti-smarriti', en: 'lost-property' },
    excerpt: {
      it: 'Ombrelli, cappotti, una tuba da concerto. Si tiene tutto un anno, e quasi nessuno viene a chiedere.',
      en: 'Umbrellas, coats, one concert tuba. Everything is kept for a year, and hardly anybody comes to ask.',
    },
    image: 'lost-property-counter',
    categories: ['rights'],
    serviceType: 'desk',
    address: at('Via di Porta Nuova', 11),
    contactLinks: [
      phone('agli oggetti smarriti', 'the lost property office', '0000 123498'),
      email('agli oggetti smarriti', 'the lost property office', 'smarriti@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Tutto quello che resta sugli autobus, nelle mense, nelle biblioteche e sulle panchine finisce in questa stanza, con un cartellino e due giorni di ritardo. Il record è una tesi stampata in cinque copie; l’hanno ripresa un’ora prima della discussione.',
        ),
        html(
          bullets(
            'Martedì e giovedì, 9–12.30.',
            'Mercoledì, 14.30–17.30.',
            'Telefono: dalle 9 alle 12, e conviene.',
          ),
        ),
        title('Prima di venire', 'small'),
        html(
          steps(
            'Aspetta due giorni: le cose dei bus arrivano con il furgone del lunedì e del giovedì.',
            'Telefona e descrivi. «Un ombrello nero» non basta, ce ne sono centodieci.',
            'Porta un documento e qualcosa che provi che è tuo: una foto, il codice, la seconda scarpa.',
          ),
        ),
        question(
          'Quanto costa riavere un oggetto?',
          'Due euro, cinque per le biciclette. Telefoni e documenti niente: quelli li consegnano alla polizia municipale, stesso portone, primo piano.',
        ),
        note(
          'Se hai perso la Studium Card, falla bloccare allo Sportello e poi cercala. In quest’ordine.',
        ),
        buttons(toService('youth-office', 'Bloccare la tessera')),
        text('A fine anno il resto si vende in Piazza Grande: ombrelli a un euro, e piove sempre.'),
      ],
      en: [
        text(
          'Whatever is left on buses, in canteens, in libraries and on benches ends up in this room, with a tag and two days late. The record is a thesis printed in five copies; its author got it back an hour before the viva.',
        ),
        html(
          bullets(
            'Tuesday and Thursday, 9 am to 12.30 pm.',
            'Wednesday, 2.30 to 5.30 pm.',
            'By phone: 9 am to noon, and it is worth it.',
          ),
        ),
        title('Before you come', 'small'),
        html(
          steps(
            'Wait two days: things from the buses arrive in the van on Mondays and Thursdays.',
            'Ring and describe it. “A black umbrella” will not do; there are a hundred and ten.',
            'Bring an identity document and some proof that it is yours: a photograph, the code, the other shoe.',
          ),
        ),
        question(
          'What does it cost to get something back?',
          'Two euros, five for bicycles. Nothing for phones and documents: those go to the municipal police, same door, first floor.',
        ),
        note(
          'If you have lost your Studium Card, have it blocked at the youth office and then look for it. In that order.',
        ),
        buttons(toService('youth-office', 'Blocking your card')),
        text(
          'What is left at the end of the year is sold in Piazza Grande: umbrellas for a euro, and it always rains.',
        ),
      ],
    },
  },
};
