import { bullets, columns, email, group, html, phone, text, title, toService } from '../parts';
import { at } from '../../map/address';
import { accordion, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const studyPaper: Record<string, ServiceSeed> = {
  'print-shop': {
    title: { it: 'Copisteria dei Notai', en: 'The print shop' },
    slug: { it: 'copisteria-dei-notai', en: 'print-shop-notai' },
    excerpt: {
      it: 'Fotocopie, poster e tesi rilegate in un giorno. Il venerdì prima della consegna, in due e con le preghiere.',
      en: 'Copies, posters and theses bound in a day. On the Friday before the deadline, two days and a prayer.',
    },
    image: 'arcade-print-shop',
    categories: ['study'],
    serviceType: 'shop',
    address: at('Via dei Notai', 31),
    contactLinks: [
      phone('alla copisteria', 'the print shop', '0000 123468'),
      email('alla copisteria', 'the print shop', 'stampe@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'La gestisce una cooperativa di ex studenti che ha rilevato le macchine di un notaio in pensione. Mandi il file per posta, ti arriva un numero, passi quando il numero è sul vetro. Il formato giusto è il PDF: con gli altri la tua tesi cambia carattere e tu anche.',
        ),
        columns(
          2,
          group(
            title('Prezzi con la Studium Card', 'small'),
            html(
              bullets(
                'Pagina in bianco e nero: 4 centesimi.',
                'Pagina a colori: 18 centesimi.',
                'Poster A1: 7 euro.',
                'Tesi rilegata in similpelle: 16 euro.',
              ),
            ),
          ),
          group(
            title('Quando', 'small'),
            html(
              bullets(
                'Lunedì–venerdì, 8.30–19.',
                'Sabato, 9–12.30.',
                'Ultima rilegatura accettata alle 17.',
              ),
            ),
          ),
        ),
        question(
          'Stampano anche i libri interi?',
          'Il quindici per cento di un volume, come vuole la legge. Per il resto c’è la biblioteca.',
        ),
        note(
          'Fai stampare il frontespizio da solo e guardalo con qualcuno. Il nome del relatore sbagliato si vede soltanto dopo la doratura.',
        ),
        links(
          toService('library-librai', 'Scanner gratuiti in biblioteca'),
          toService('second-hand-books', 'I libri già stampati, usati'),
        ),
      ],
      en: [
        text(
          'It is run by a cooperative of former students who took over the machines of a retired notary. You email the file, get a number, and come when that number is up in the window. Send a PDF: with anything else your thesis changes typeface and you change mood.',
        ),
        columns(
          2,
          group(
            title('Prices with a Studium Card', 'small'),
            html(
              bullets(
                'Black and white page: 4 cents.',
                'Colour page: 18 cents.',
                'A1 poster: 7 euros.',
                'Thesis bound in imitation leather: 16 euros.',
              ),
            ),
          ),
          group(
            title('Opening hours', 'small'),
            html(
              bullets(
                'Monday to Friday, 8.30 am to 7 pm.',
                'Saturday, 9 am to 12.30 pm.',
                'Last binding accepted at 5 pm.',
              ),
            ),
          ),
        ),
        question(
          'Will they copy a whole book?',
          'Fifteen per cent of a volume, as the law says. For the rest there is the library.',
        ),
        note(
          'Have the title page printed on its own and look at it with somebody. A misspelt supervisor only shows once it is in gold.',
        ),
        links(
          toService('library-librai', 'Free scanners at the library'),
          toService('second-hand-books', 'Books that are printed already, second-hand'),
        ),
      ],
    },
  },

  'second-hand-books': {
    title: { it: 'Libri di seconda mano', en: 'Second-hand textbooks' },
    slug: { it: 'libri-di-seconda-mano', en: 'second-hand-textbooks' },
    excerpt: {
      it: 'I manuali dell’anno scorso a metà prezzo, con le sottolineature di uno sconosciuto più bravo di te.',
      en: 'Last year’s textbooks at half price, underlined by a stranger who did better than you.',
    },
    image: 'bookshelves-second-hand-shop',
    categories: ['study'],
    serviceType: 'shop',
    address: at('Portico dei Librai', 38),
    contactLinks: [
      email('alla cooperativa', 'the cooperative', 'libri.usati@studium.example.org'),
      phone('alla bottega', 'the shop', '0000 123469'),
    ],
    blocks: {
      it: [
        text(
          'La bottega è larga tre metri e lunga ventidue. Davanti i romanzi, in mezzo i manuali per dipartimento, in fondo Diritto romano, che nessuno rivende perché nessuno lo finisce.',
        ),
        accordion(
          'Comprare',
          text(
            'I manuali costano tra il 40 e il 55 per cento del prezzo di copertina. Controlla l’edizione prima di pagare: il programma d’esame dice quale. Il reso si accetta entro sette giorni, anche senza una scusa.',
          ),
        ),
        accordion(
          'Vendere',
          text(
            'Porti i libri con un documento e li lasci in conto vendita: il 60 per cento del ricavato è tuo, in denaro o in buoni. I periodi giusti sono fine febbraio e inizio ottobre. Dopo due anni quelli invenduti vanno in prestito gratuito, se sei d’accordo.',
          ),
        ),
        title('Orari', 'small'),
        html(
          bullets(
            'Lunedì–venerdì, 10–13 e 15.30–19.',
            'Sabato, 10–13.',
            'Primo mercoledì del mese: banco al mercato dei libri usati, sotto il portico, dalle 9.',
          ),
        ),
        note(
          'Al mercato del mercoledì i prezzi scendono dopo le 17, quando pesa di più riportare dentro le casse.',
        ),
        links(toService('library-librai', 'Prima di comprare, guarda se c’è in biblioteca')),
      ],
      en: [
        text(
          'The shop is three metres wide and twenty-two long. Novels in front, textbooks by department in the middle, and at the far end Roman law, which nobody resells because nobody gets through it.',
        ),
        accordion(
          'Buying',
          text(
            'Textbooks cost between 40 and 55 per cent of the cover price. Check the edition before you pay: your syllabus says which one. Returns are taken for seven days, and you need no excuse.',
          ),
        ),
        accordion(
          'Selling',
          text(
            'Bring the books and an identity document and leave them on sale or return: 60 per cent is yours, in money or in vouchers. The right moments are late February and early October. After two years unsold copies become free loans, if you agree.',
          ),
        ),
        title('Opening hours', 'small'),
        html(
          bullets(
            'Monday to Friday, 10 am to 1 pm and 3.30 to 7 pm.',
            'Saturday, 10 am to 1 pm.',
            'First Wednesday of the month: a stall at the used-book market, under the arcade, from 9 am.',
          ),
        ),
        note(
          'At the Wednesday market prices drop after 5 pm, when carrying the boxes back in begins to weigh on them.',
        ),
        links(toService('library-librai', 'Before buying, see if the library has it')),
      ],
    },
  },
};
