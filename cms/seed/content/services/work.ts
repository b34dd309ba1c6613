import {
  bullets,
  email,
  html,
  phone,
  steps,
  text,
  title,
  toPage,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import { accordion, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const work: Record<string, ServiceSeed> = {
  'career-desk': {
    title: { it: 'Ufficio tirocini e lavoro', en: 'Career desk' },
    slug: { it: 'ufficio-tirocini-e-lavoro', en: 'career-desk' },
    excerpt: {
      it: 'Curriculum letti ad alta voce, tirocini pagati, aziende vere. Si va al secondo anno, non dopo la laurea.',
      en: 'CVs read aloud, paid traineeships, real employers. Go in your second year, not after graduating.',
    },
    image: 'career-desk-notice-board',
    categories: ['work'],
    serviceType: 'career',
    address: at('Via del Ginnasio Vecchio', 3),
    contactLinks: [
      phone('all’ufficio', 'the career desk', '0000 123493'),
      email('all’ufficio', 'the career desk', 'lavoro@studium.example.org'),
      website('Bacheca delle offerte', 'Job board', 'https://lavoro.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Serve tutti gli atenei e sta sopra la vecchia palestra del ginnasio. La bacheca di sughero all’ingresso si aggiorna il lunedì mattina; quella online un po’ prima, ma davanti al sughero si fanno conoscenze.',
        ),
        html(
          bullets(
            'Lunedì–giovedì, 10–13 e 14.30–17.',
            'Venerdì, 10–13: lettura dei curriculum senza appuntamento, venti minuti a testa.',
            'In agosto solo per posta.',
          ),
        ),
        accordion(
          'Un tirocinio, passo per passo',
          html(
            steps(
              'Scegli un’offerta o porta un’azienda tua: controllano che esista e che paghi.',
              'Il minimo, per chi è già laureato, è 600 euro al mese. Sotto, l’annuncio non esce.',
              'Progetto formativo: tre firme, dieci giorni. La terza è sempre in ferie.',
              'Si parte. A metà ti telefonano per sapere se fai solo fotocopie.',
            ),
          ),
        ),
        accordion(
          'Lavori brevi per chi studia',
          text(
            'Ripetizioni, vendemmia, maschera a teatro, aiuto in biblioteca (150 ore, bando in aprile). Qui trovi solo annunci con un contratto e una paga scritta.',
          ),
        ),
        note(
          'Porta il curriculum stampato, una pagina. Lo leggono ad alta voce, e si corregge da sé.',
        ),
        links(
          toService('legal-advice', 'Far leggere un contratto di lavoro'),
          toService('volunteering', 'Volontariato e servizio civile'),
        ),
      ],
      en: [
        text(
          'It serves all the universities from above the old school gymnasium. The cork board by the entrance is renewed on Monday morning; the one online a little earlier, but it is in front of the cork that you meet people.',
        ),
        html(
          bullets(
            'Monday to Thursday, 10 am to 1 pm and 2.30 to 5 pm.',
            'Friday, 10 am to 1 pm: CV reading without an appointment, twenty minutes each.',
            'In August by email only.',
          ),
        ),
        accordion(
          'A traineeship, step by step',
          html(
            steps(
              'Choose an offer or bring a company of your own: they check that it exists and that it pays.',
              'The minimum for graduates is 600 euros a month. Below that the notice does not go up.',
              'Training plan: three signatures, ten days. The third person is always on holiday.',
              'You start. Halfway through they ring to ask whether all you do is make copies.',
            ),
          ),
        ),
        accordion(
          'Short jobs for students',
          text(
            'Private lessons, grape picking, theatre usher, library help (150 hours, call in April). Only notices with a contract and a stated wage get on this board.',
          ),
        ),
        note('Bring your CV on paper, one page. They read it aloud, and it corrects itself.'),
        links(
          toService('legal-advice', 'Having a job contract read'),
          toService('volunteering', 'Volunteering and civil service'),
        ),
      ],
    },
  },

  volunteering: {
    title: { it: 'Banco del volontariato', en: 'Volunteering desk' },
    slug: { it: 'banco-del-volontariato', en: 'volunteering-desk' },
    excerpt: {
      it: 'Due ore a settimana, scelte tra quaranta cose da fare. Si comincia con una prova, e si può smettere.',
      en: 'Two hours a week, chosen from forty things to do. You begin with a trial, and you may stop.',
    },
    image: 'market-piazza-grande',
    categories: ['work', 'culture'],
    serviceType: 'association',
    address: at('Piazzetta delle Erbe', 7),
    contactLinks: [
      email('al banco', 'the volunteering desk', 'volontariato@studium.example.org'),
      phone('al banco', 'the volunteering desk', '0000 123494'),
    ],
    blocks: {
      it: [
        text(
          'È un banco vero: il sabato sta al mercato, tra i formaggi e le piante, dalle 9 alle 13. Negli altri giorni c’è l’ufficio in Piazzetta delle Erbe, martedì e giovedì 16–19. Dici quanto tempo hai e che cosa non vuoi fare; il resto lo propongono loro.',
        ),
        title('Le richieste più frequenti', 'small'),
        html(
          bullets(
            'Compiti con i bambini alle Tintorie, un pomeriggio a settimana.',
            'Compagnia a tre anziani di Mura Alte che giocano a carte e barano.',
            'Scaricare cassette alla Dispensa Aperta, il sabato dopo pranzo.',
            'Pettorine e acqua alla Corsa delle Sette Porte, in marzo: la maglietta resta a te.',
          ),
        ),
        question(
          'Che cosa ci guadagno?',
          'L’assicurazione, i pasti nei turni lunghi e fino a tre crediti, se il tuo corso li prevede. Per i minori chiedono un certificato penale: lo paga il banco.',
        ),
        question(
          'E il servizio civile?',
          'È un’altra cosa: un anno, 25 ore a settimana, con un assegno mensile. Il bando esce di solito d’inverno e qui ti aiutano con il progetto.',
        ),
        note(
          'Non promettere più di quello che hai in sessione d’esame. Quelli delle carte ci restano male.',
        ),
        links(
          toService('open-pantry', 'La Dispensa Aperta'),
          toPage('news', 'I bandi, quando escono'),
        ),
      ],
      en: [
        text(
          'It really is a stall: on Saturdays it stands in the market, between the cheese and the plants, from 9 am to 1 pm. On Tuesdays and Thursdays, 4 to 7 pm, there is the office in Piazzetta delle Erbe. You say how much time you have and what you do not want to do; they suggest the rest.',
        ),
        title('What is asked for most', 'small'),
        html(
          bullets(
            'Homework with children in the Tintorie, one afternoon a week.',
            'Company for three old people at Mura Alte who play cards and cheat.',
            'Unloading crates for the open pantry, on Saturdays after lunch.',
            'Bibs and water at the Seven Gates Run, in March: you keep the T-shirt.',
          ),
        ),
        question(
          'What do I get out of it?',
          'Insurance, meals on long shifts and up to three credits, if your course allows it. To work with children you need a criminal record certificate: the desk pays for it.',
        ),
        question(
          'And civil service?',
          'That is something else: a year, 25 hours a week, with a monthly allowance. The call usually comes out in winter, and they help you with your project here.',
        ),
        note('Promise no more than you can keep during exams. The card players take it badly.'),
        links(
          toService('open-pantry', 'The open pantry'),
          toPage('news', 'Calls, as they come out'),
        ),
      ],
    },
  },
};
