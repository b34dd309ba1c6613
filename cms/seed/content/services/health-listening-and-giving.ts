import {
  bullets,
  columns,
  email,
  html,
  paragraphs,
  phone,
  steps,
  text,
  title,
  toService,
} from '../parts';
import { at } from '../../map/address';
import { box, buttons, card, links, mailTo } from './parts';
import type { ServiceSeed } from '../../types';

export const listeningAndGiving: Record<string, ServiceSeed> = {
  'listening-desk': {
    title: { it: 'Sportello d’ascolto', en: 'Listening desk' },
    slug: { it: 'sportello-d-ascolto', en: 'listening-desk' },
    excerpt: {
      it: 'Quattro colloqui da cinquanta minuti, gratuiti e riservati. Non serve una ragione grande per venire.',
      en: 'Four talks of fifty minutes, free and confidential. You do not need a big reason to come.',
    },
    image: 'armchairs-listening-desk',
    categories: ['health'],
    serviceType: 'counselling',
    address: at('Portico delle Lavandaie', 3),
    contactLinks: [
      email('all’ascolto', 'the listening desk', 'ascolto@studium.example.org'),
      phone('all’ascolto', 'the listening desk', '0000 123477'),
    ],
    blocks: {
      it: [
        text(
          'Secondo piano, in fondo al corridoio, due poltrone e una finestra sul cortile. Si viene perché non si dorme, perché l’esame non si riesce a dare, perché a casa sta succedendo qualcosa, oppure perché è novembre e non si conosce nessuno. Ci lavorano tre psicologhe. Quello che dici resta lì.',
        ),
        html(
          steps(
            'Scrivi due righe, anche solo «vorrei un appuntamento», e in che lingua: italiano o inglese.',
            'Ti rispondono entro due giorni e ti vedono di solito entro la settimana.',
            'Dopo quattro colloqui si decide insieme: basta così, oppure un percorso più lungo con qualcuno fuori, a tariffa ridotta.',
          ),
        ),
        title('Orari', 'small'),
        html(
          bullets(
            'Lunedì, mercoledì e giovedì, 10–18.',
            'Martedì, 14–20, per chi lavora.',
            'Venerdì, 9.30–12.30: mezz’ora ciascuno, senza appuntamento.',
          ),
        ),
        text(
          'Non serve un documento e niente arriva all’ateneo. Si sale dal portone accanto allo Sportello Giovani, così chi ti vede entrare può pensare che ti serva un modulo.',
        ),
        box(
          'sage',
          title('Se è urgente', 'small'),
          text(
            'Se pensi di farti del male, o lo temi per qualcuno, non aspettare l’appuntamento: chiama il <strong>112</strong>, a qualunque ora.',
          ),
        ),
        buttons(mailTo('Chiedi un appuntamento', 'ascolto')),
      ],
      en: [
        text(
          'Second floor, end of the corridor, two armchairs and a window on the courtyard. People come because they cannot sleep, because there is one exam they cannot face, because something is going on at home, or because it is November and they know nobody. Three psychologists work here. What you say stays here.',
        ),
        html(
          steps(
            'Write two lines, even just “I would like an appointment”, and say whether in Italian or in English.',
            'You hear back within two days and are usually seen within the week.',
            'After four talks you decide together: that was enough, or something longer with somebody outside, at a reduced fee.',
          ),
        ),
        title('Opening hours', 'small'),
        html(
          bullets(
            'Monday, Wednesday and Thursday, 10 am to 6 pm.',
            'Tuesday, 2 to 8 pm, for those with a job.',
            'Friday, 9.30 am to 12.30 pm: half an hour each, no appointment.',
          ),
        ),
        text(
          'No papers needed, and your university is told nothing. You go up by the door next to the youth office, so anyone who sees you may think you are after a form.',
        ),
        box(
          'sage',
          title('If it is urgent', 'small'),
          text(
            'If you think you might harm yourself, or fear it for somebody else, do not wait for an appointment: call <strong>112</strong>, at any hour.',
          ),
        ),
        buttons(mailTo('Ask for an appointment', 'ascolto')),
      ],
    },
  },

  'blood-donors': {
    title: { it: 'Donare il sangue', en: 'Giving blood' },
    slug: { it: 'donare-il-sangue', en: 'giving-blood' },
    excerpt: {
      it: 'Mezz’ora, una colazione salata e le analisi gratis. Il sabato i gruppi di amici fanno a gara di coraggio.',
      en: 'Half an hour, a salty breakfast and free blood tests. On Saturdays groups of friends compete in courage.',
    },
    image: 'clinic-via-della-misericordia',
    categories: ['health'],
    serviceType: 'association',
    address: at('Via della Misericordia', 16),
    contactLinks: [
      phone('ai donatori', 'the donors', '0000 123479'),
      email('ai donatori', 'the donors', 'donatori@studium.example.org'),
    ],
    blocks: {
      it: [
        html(
          paragraphs('Si dona su prenotazione:'),
          bullets(
            'martedì, giovedì e sabato, 7.45–11;',
            'la seconda domenica del mese, per chi studia tutta la settimana.',
          ),
        ),
        text(
          'D’agosto e a gennaio le scorte scendono, perché metà dei donatori della città ha vent’anni e torna a casa. La prima volta ti visitano e ti prelevano solo un campione: la donazione vera è dopo un paio di settimane, se tutto va bene. Poi puoi tornare ogni tre mesi, o due volte l’anno se hai il ciclo.',
        ),
        title('Chi può', 'small'),
        text(
          'Dai 18 anni, oltre i 50 chili, in salute. Non subito dopo un tatuaggio (quattro mesi), un viaggio ai tropici o una notte in bianco. Nel colloquio si dice la verità: lo ascolta un medico, e basta.',
        ),
        columns(
          2,
          card('La mattina stessa', [
            'Colazione leggera sì: tè, fette biscottate, frutta. Niente latte.',
            'Documento e tessera sanitaria.',
          ]),
          card('Dopo', [
            'Panino, succo e dieci minuti seduti, sul serio.',
            'Niente salita a piedi fino a pranzo: il biglietto della linea 1 lo danno loro.',
          ]),
        ),
        text(
          'Chi lavora ha diritto al giorno libero pagato; chi ha lezione, alla giustificazione.',
        ),
        links(toService('volunteering', 'Altri modi di dare una mano')),
      ],
      en: [
        html(
          paragraphs('You book, then you come:'),
          bullets(
            'Tuesday, Thursday and Saturday, 7.45 to 11 am;',
            'the second Sunday of the month, for people who study all week.',
          ),
        ),
        text(
          'In August and January stocks run low, because half the donors in town are twenty and go home. The first time they examine you and take a sample only: the real thing is a couple of weeks later, if all is well. After that you can come every three months, or twice a year if you have periods.',
        ),
        title('Who can give', 'small'),
        text(
          'From the age of 18, over 50 kilos, in good health. Wait a while after a tattoo (four months), a trip to the tropics or a night without sleep. Tell the truth in the interview: only a doctor hears it.',
        ),
        columns(
          2,
          card('The same morning', [
            'A light breakfast is fine: tea, rusks, fruit. No milk.',
            'Identity document and health card.',
          ]),
          card('Afterwards', [
            'A sandwich, a juice and ten minutes sitting down, seriously.',
            'No walking uphill until lunch: they hand you a ticket for line 1.',
          ]),
        ),
        text(
          'With a job you are entitled to the day off with pay; with lectures, to a signed excuse.',
        ),
        links(toService('volunteering', 'Other ways to lend a hand')),
      ],
    },
  },
};
