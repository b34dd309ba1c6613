import {
  bullets,
  columns,
  email,
  html,
  paragraphs,
  phone,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import { at } from '../../map/address';
import { accordion, buttons, card, mailTo, note, question, separator } from './parts';
import type { ServiceSeed } from '../../types';

export const advice: Record<string, ServiceSeed> = {
  'rent-help-desk': {
    title: { it: 'Sportello affitti', en: 'Rent help desk' },
    slug: { it: 'sportello-affitti', en: 'rent-help-desk' },
    excerpt: {
      it: 'Dieci minuti che a volte salvano mille euro: contratti letti riga per riga prima della firma.',
      en: 'Ten minutes that sometimes save a thousand euros: leases read line by line before you sign.',
    },
    image: 'kitchen-librai',
    categories: ['rights'],
    serviceType: 'desk',
    address: at('Portico delle Lavandaie', 3),
    contactLinks: [
      phone('allo Sportello', 'the youth office', '0000 123456'),
      email('allo sportello affitti', 'the rent desk', 'affitti@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Dentro lo Sportello Giovani, tavolo a sinistra, quello con la lente d’ingrandimento. Ci lavora Irma Scaldaferro, che ha letto più di quattromila contratti e ne ha trovati di belli tre.',
        ),
        html(
          bullets(
            'Lunedì–venerdì, 10–13, senza appuntamento.',
            'Lunedì–giovedì, 13–18, su appuntamento.',
            'Settembre: anche il sabato, 10–13. Vieni entro le 11.',
          ),
        ),
        columns(
          2,
          card(
            'Prima della firma',
            [
              'Durata, disdetta, spese, cauzione, registrazione. Le clausole strane si cerchiano a matita.',
            ],
            toPage('renting-safely', 'Affittare senza sorprese'),
          ),
          card(
            'Quando qualcosa non va',
            [
              'Muffa, caldaia, cauzione. Si scrive insieme una lettera gentile; la seconda lo è meno.',
            ],
            toService('legal-advice', 'Consulenza legale'),
          ),
        ),
        title('Che cosa portare', 'small'),
        text(
          'La bozza del contratto completa, anche in foto; l’annuncio; le bollette se le hai. È tutto gratuito e non si fa il nome di nessuno: se lo stesso proprietario torna per la terza volta, però, Irma una telefonata la fa.',
        ),
        note(
          'Se ti mettono fretta, di’ che devi passare di qui. Chi ha un contratto in regola aspetta fino a domani.',
        ),
        buttons(toPage('accommodations', 'Gli annunci di casa')),
      ],
      en: [
        text(
          'Inside the youth office, the table on the left with the magnifying glass. It belongs to Irma Scaldaferro, who has read over four thousand leases and found three good ones.',
        ),
        html(
          bullets(
            'Monday to Friday, 10 am to 1 pm, no appointment.',
            'Monday to Thursday, 1 to 6 pm, by appointment.',
            'September: Saturdays too, 10 am to 1 pm. Come by eleven.',
          ),
        ),
        columns(
          2,
          card(
            'Before you sign',
            ['Length, notice, fees, deposit, registration. Odd clauses are circled in pencil.'],
            toPage('renting-safely', 'Renting without surprises'),
          ),
          card(
            'When something is wrong',
            [
              'Damp, boiler, deposit. You write a polite letter together; the second one is less so.',
            ],
            toService('legal-advice', 'See a lawyer'),
          ),
        ),
        title('What to bring', 'small'),
        text(
          'The whole draft lease, photographs will do; the advertisement; bills if you have them. It is all free and no names are passed on: when the same owner turns up for the third time, though, Irma makes a phone call.',
        ),
        note(
          'If you are being hurried, say that you have to come here first. An owner with a proper lease can wait until tomorrow.',
        ),
        buttons(toPage('accommodations', 'Homes to let')),
      ],
    },
  },

  'legal-advice': {
    title: { it: 'Consulenza legale', en: 'Legal advice' },
    slug: { it: 'consulenza-legale', en: 'legal-advice' },
    excerpt: {
      it: 'Venti minuti con un avvocato, gratis, il mercoledì sera. Multe, contratti, cauzioni che non tornano.',
      en: 'Twenty minutes with a lawyer, free, on Wednesday evenings. Fines, contracts, deposits that do not come back.',
    },
    image: 'armchairs-advice-room',
    categories: ['rights', 'work'],
    serviceType: 'counselling',
    address: at('Via dei Notai', 5),
    contactLinks: [
      email('alla consulenza', 'the legal desk', 'legale@studium.example.org'),
      phone('alla consulenza', 'the legal desk', '0000 123495'),
    ],
    blocks: {
      it: [
        text(
          'Il mercoledì, dalle 17.30 alle 20, due avvocati e quattro praticanti di Giurisprudenza ricevono chi studia. Si prende il numero dalle 17; con il dodici si esce alle otto. Su appuntamento c’è anche il lunedì mattina, 9.30–12.',
        ),
        accordion(
          'Le quattro storie che sentono sempre',
          html(
            bullets(
              'La cauzione trattenuta per un muro «da ridipingere».',
              'La prova gratuita al bar, durata sei settimane.',
              'La multa della telecamera di Porta Nuova.',
              'Il coinquilino che parte e lascia le bollette.',
            ),
          ),
        ),
        html(
          paragraphs('Per non buttare i tuoi venti minuti porta:'),
          bullets(
            'il contratto o la multa, in carta, anche le pagine scritte piccole;',
            'i messaggi stampati o già aperti sul telefono;',
            'le date in ordine, su un foglio. È la cosa che manca a tutti.',
          ),
        ),
        question(
          'Poi mi difendono loro?',
          'No: ti dicono come stai messo, scrivono la prima lettera e, se serve una causa, controllano se hai diritto al patrocinio gratuito.',
        ),
        separator,
        buttons(
          toService('rent-help-desk', 'Per gli affitti, comincia da qui'),
          mailTo('Chiedi un appuntamento', 'legale'),
        ),
      ],
      en: [
        text(
          'On Wednesdays, from 5.30 to 8 pm, two lawyers and four law trainees see students. Numbers are given out from 5 pm; with a twelve you are out by eight. There is also Monday morning, 9.30 am to noon, by appointment.',
        ),
        accordion(
          'The four stories they always hear',
          html(
            bullets(
              'A deposit kept for a wall that “needs repainting”.',
              'An unpaid trial shift at a bar, lasting six weeks.',
              'A fine from the camera at Porta Nuova.',
              'A flatmate who leaves town and leaves the bills.',
            ),
          ),
        ),
        html(
          paragraphs('So as not to waste your twenty minutes, bring:'),
          bullets(
            'the contract or the fine, on paper, small print included;',
            'the messages, printed or already open on your phone;',
            'the dates in order, on a sheet. It is what everybody forgets.',
          ),
        ),
        question(
          'Will they defend me afterwards?',
          'No: they tell you where you stand, write the first letter and, if it has to go to court, check whether you are entitled to legal aid.',
        ),
        separator,
        buttons(
          toService('rent-help-desk', 'For rents, start here'),
          mailTo('Ask for an appointment', 'legale'),
        ),
      ],
    },
  },
};
