import { bullets, columns, email, group, html, phone, text, title, toService } from '../parts';
import { at } from '../../map/address';
import { links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const parents: Record<string, ServiceSeed> = {
  'childcare-hours': {
    title: { it: 'Ore per genitori che studiano', en: 'Childcare for student parents' },
    slug: { it: 'ore-per-genitori-che-studiano', en: 'childcare-for-student-parents' },
    excerpt: {
      it: 'Da uno a sei anni, fino a quattro ore al giorno, accanto alle aule. Per una lezione, un esame, un pisolino tuo.',
      en: 'Ages one to six, up to four hours a day, next door to the lecture rooms. For a class, an exam, a nap of yours.',
    },
    image: 'courtyard-childcare-hours',
    categories: ['rights', 'study'],
    serviceType: 'association',
    address: at('Via Alta', 26),
    contactLinks: [
      phone('alle educatrici', 'the playroom', '0000 123499'),
      email('alle educatrici', 'the playroom', 'cortile@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Si chiama Il Cortile, perché è lì che si sta appena smette di piovere. Quattro educatrici, sedici bambini al massimo, un fico su cui salire fino al secondo ramo. Non sostituisce l’asilo: copre le ore che l’asilo non copre.',
        ),
        columns(
          2,
          group(
            title('Orari', 'small'),
            html(
              bullets(
                'Lunedì–venerdì, 8.30–19.30.',
                'Sabato mattina in sessione d’esame.',
                'Chiuso in agosto.',
              ),
            ),
          ),
          group(
            title('Quote', 'small'),
            html(
              bullets(
                '2 euro l’ora con ISEE sotto 25.000.',
                '4 euro l’ora per gli altri.',
                'Merenda compresa, pannolini tuoi.',
              ),
            ),
          ),
        ),
        title('Come si comincia', 'small'),
        text(
          'La prima settimana resti anche tu, un’ora per volta. Poi prenoti entro le 18 del giorno prima; per un esame il posto è garantito, basta mandare la data. Servono il libretto delle vaccinazioni, un cambio in un sacchetto con il nome e il peluche giusto, che tutti dimenticano una volta sola.',
        ),
        question(
          'Posso stare a studiare lì vicino?',
          'C’è una stanza con sei tavoli e una finestra sul cortile. È insonorizzata, ma la finestra la apre sempre qualcuno.',
        ),
        note(
          'Pochi sanno che chi ha figli può chiedere l’esame in un orario che va bene. Lo chiedono le educatrici, al posto tuo.',
        ),
        links(toService('tax-help', 'Preparare l’ISEE')),
      ],
      en: [
        text(
          'It is called Il Cortile, the courtyard, because that is where everybody is as soon as the rain stops. Four carers, sixteen children at most, one fig tree that may be climbed up to the second branch. It does not replace nursery school: it covers the hours that nursery does not.',
        ),
        columns(
          2,
          group(
            title('Opening hours', 'small'),
            html(
              bullets(
                'Monday to Friday, 8.30 am to 7.30 pm.',
                'Saturday mornings during exams.',
                'Closed in August.',
              ),
            ),
          ),
          group(
            title('Fees', 'small'),
            html(
              bullets(
                '2 euros an hour with an ISEE below 25,000.',
                '4 euros an hour for the others.',
                'Snack included; bring your own nappies.',
              ),
            ),
          ),
        ),
        title('How to begin', 'small'),
        text(
          'In the first week you stay too, an hour at a time. After that you book by 6 pm of the day before; for an exam a place is guaranteed, just send the date. You need the vaccination record, spare clothes in a bag with a name on it, and the right soft toy, which everyone forgets exactly once.',
        ),
        question(
          'Can I study nearby?',
          'There is a room with six tables and a window on the courtyard. It is soundproof, but somebody always opens the window.',
        ),
        note(
          'Few people know that parents may ask for an exam at a time that suits them. The playroom asks on your behalf.',
        ),
        links(toService('tax-help', 'Getting an ISEE')),
      ],
    },
  },
};
