import { bullets, email, html, phone, text, toService, website } from '../parts';
import { at } from '../../map/address';
import { accordion, buttons, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const library: Record<string, ServiceSeed> = {
  'library-librai': {
    title: { it: 'Biblioteca dei Librai', en: 'Library on the arcade' },
    slug: { it: 'biblioteca-dei-librai', en: 'library-dei-librai' },
    excerpt: {
      it: 'Duecentodieci posti, prestito automatico e luci accese fino alle 23. In gennaio alle 9.20 è già piena.',
      en: 'Two hundred and ten seats, self-service loans and lights on until 11 pm. In January it is full by 9.20 am.',
    },
    image: 'library-dei-librai',
    categories: ['study', 'culture'],
    serviceType: 'library',
    address: at('Portico dei Librai', 21),
    contactLinks: [
      phone('alla biblioteca', 'the library', '0000 123435'),
      email('alla biblioteca', 'the library', 'librai@studium.example.org'),
      website('Catalogo online', 'Online catalogue', 'https://catalogo.example.org'),
    ],
    blocks: {
      it: [
        html(
          bullets(
            'Lunedì–venerdì 8.30–23, sabato 9–19, domenica 14–20.',
            'Banco prestiti fino alle 18.30; dopo c’è la macchina, che accetta solo libri con il codice.',
          ),
        ),
        text(
          'La sala grande ha soffitti dipinti e sedie scomode, quella al piano di sopra il contrario. I posti con la presa sono novanta, tutti sul lato del cortile. Non si prenota: si posa un libro e si ha diritto a trenta minuti di assenza, poi chiunque può spostare le tue cose. È scritto, e succede.',
        ),
        accordion(
          'Il prestito in breve',
          html(
            bullets(
              'Dieci libri per trenta giorni, rinnovabili due volte se nessuno li aspetta.',
              'Serve la Studium Card. Chi non è iscritto paga 10 euro l’anno.',
              'Il ritardo non costa denaro: un giorno di ritardo, un giorno senza prestiti.',
            ),
          ),
        ),
        question(
          'E se il libro non c’è?',
          'Lo si chiede in prestito da un’altra città: arriva in circa otto giorni, 3 euro di spese. Al banco hanno una pazienza infinita con i titoli ricordati a metà.',
        ),
        note(
          'Il caffè del distributore è cattivo ma è l’unica fila senza ansia del palazzo. Quello buono è al civico 25.',
        ),
        buttons(
          toService('science-reading-room', 'Dove c’è più silenzio'),
          toService('second-hand-books', 'Comprare usato'),
        ),
      ],
      en: [
        html(
          bullets(
            'Monday to Friday 8.30 am to 11 pm, Saturday 9 am to 7 pm, Sunday 2 to 8 pm.',
            'The loans desk shuts at 6.30 pm; after that there is the machine, which only takes books with a barcode.',
          ),
        ),
        text(
          'The big hall has painted ceilings and hard chairs; upstairs it is the other way round. Ninety seats have a socket, all on the courtyard side. There is no booking: put down a book and you may be away for thirty minutes, after which anybody may move your things. It is in the rules, and it happens.',
        ),
        accordion(
          'Borrowing in short',
          html(
            bullets(
              'Ten books for thirty days, renewable twice if nobody is waiting.',
              'You need a Studium Card. People who are not students pay 10 euros a year.',
              'Being late costs no money: one day late, one day without loans.',
            ),
          ),
        ),
        question(
          'What if they do not have the book?',
          'They borrow it from another town: it takes about eight days and costs 3 euros. The desk has endless patience with half-remembered titles.',
        ),
        note(
          'Coffee from the machine is poor, but it is the only queue in the building where nobody worries. The good one is at number 25.',
        ),
        buttons(
          toService('science-reading-room', 'Where it is quieter'),
          toService('second-hand-books', 'Buying second-hand'),
        ),
      ],
    },
  },
};
