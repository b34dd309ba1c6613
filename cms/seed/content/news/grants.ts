import { bullets, html, steps, text, toNews, toService } from '../parts';
import type { NewsSeed } from '../../types';
import {
  accordion,
  buttons,
  card,
  heading,
  links,
  moreButtons,
  separator,
  subheading,
  writeTo,
} from './pieces';

export const grants: Record<string, NewsSeed> = {
  'grants-call-explained': {
    title: {
      it: 'Borse di studio: il bando letto in quattro minuti',
      en: 'Study grants: the call in a four-minute read',
    },
    slug: { it: 'bando-borse-di-studio-spiegato', en: 'study-grants-call-explained' },
    excerpt: {
      it: 'Sessantadue pagine in poche righe: chi può, quanto, entro quando, e i tre errori che l’anno scorso hanno fermato una domanda su sei.',
      en: 'Sixty-two pages in a few lines: who can apply, how much, by when, and the three slips that stopped one application in six last year.',
    },
    image: 'library-dei-librai',
    categories: ['money-and-grants'],
    tags: ['deadlines', 'explained', 'first-year'],
    daysAgo: 8,
    blocks: {
      it: [
        text(
          'L’Agenzia per lo studio di Castelmora ha pubblicato il bando. Vale per tutti e sei gli atenei e si compila online, <strong>entro trenta giorni</strong>, alle 12 dell’ultimo giorno. Non alle 23.59: lo scriviamo perché succede.',
        ),
        html(
          heading('In breve'),
          bullets(
            '<strong>Reddito</strong>: ISEE fino a 27.000 euro.',
            '<strong>Merito</strong>: dal secondo anno servono crediti; al primo si guarda dopo, a fine anno.',
            '<strong>Quanto</strong>: una quota per chi abita in famiglia, una più alta per i pendolari, la più alta per i fuori sede con contratto registrato.',
            '<strong>In più</strong>: la mensa gratuita.',
          ),
        ),
        html(
          heading('I tre errori'),
          steps(
            'ISEE «ordinario» invece di quello <strong>per il diritto allo studio</strong>. Sono due fogli diversi.',
            'Domanda compilata e non inviata. Finché non arriva la ricevuta, non esiste.',
            'Contratto di casa caricato senza gli estremi di registrazione.',
          ),
        ),
        text(
          'L’ISEE richiede una decina di giorni: chiedilo oggi, anche se il resto non è pronto. La graduatoria provvisoria esce dopo sei settimane e si può contestare per quindici giorni. Noi siamo un riassunto, il bando è il bando: controlla le date lì.',
        ),
        buttons(
          toNews('lease-registration', 'Gli estremi del contratto'),
          writeTo('Fatti aiutare', 'bandi'),
        ),
      ],
      en: [
        text(
          'The Castelmora study agency has published its call. It covers all six universities and you apply online, <strong>within thirty days</strong>, by noon on the last one. Not by midnight: we say so because it happens.',
        ),
        html(
          heading('In short'),
          bullets(
            '<strong>Income</strong>: ISEE up to 27,000 euros.',
            '<strong>Marks</strong>: from the second year you need credits; in the first they are checked later, at the end of the year.',
            '<strong>How much</strong>: one rate if you live with your family, more if you commute, most if you live away with a registered lease.',
            '<strong>On top</strong>: free canteen meals.',
          ),
        ),
        html(
          heading('The three slips'),
          steps(
            'An “ordinary” ISEE instead of the one <strong>for university studies</strong>. They are two different papers.',
            'An application filled in but not sent. Until you have the receipt, it does not exist.',
            'A lease uploaded without its registration number.',
          ),
        ),
        text(
          'An ISEE takes about ten days, so ask for it today even if the rest is not ready. The provisional ranking comes out after six weeks and can be contested for fifteen days. This is a summary and the call is the call: check the dates there.',
        ),
        buttons(
          toNews('lease-registration', 'About lease registration'),
          writeTo('Get some help', 'bandi'),
        ),
      ],
    },
  },

  'canteen-tariffs': {
    title: {
      it: 'Mense, le tariffe per fascia di ISEE',
      en: 'Canteens: what you pay in each income band',
    },
    slug: { it: 'tariffe-mensa-isee', en: 'canteen-prices-by-income' },
    excerpt: {
      it: 'Il pasto intero resta a 5,20 euro; con la tessera aggiornata può costarne 1,40, o niente. L’aggiornamento non è automatico.',
      en: 'A full meal stays at 5.20 euros; with an updated card it may be 1.40, or nothing. The update does not happen by itself.',
    },
    image: 'canteen-filande-lunch',
    categories: ['money-and-grants'],
    tags: ['studium-card'],
    daysAgo: 16,
    blocks: {
      it: [
        text(
          'Da lunedì le casse del Pozzo, delle Filande e dei Salici leggono la fascia direttamente dalla tessera. Chi non l’ha mai comunicata paga la tariffa piena, e lo scorso anno erano milleduecento persone che avrebbero potuto pagare meno.',
        ),
        html(
          heading('Pasto intero'),
          bullets(
            'Con la borsa di studio: <strong>0 euro</strong>.',
            'ISEE fino a 13.000 euro: <strong>1,40</strong>.',
            'Da 13.001 a 20.000: <strong>2,10</strong>.',
            'Da 20.001 a 27.000: <strong>2,80</strong>.',
            'Oltre, o senza ISEE: <strong>5,20</strong>.',
            'Senza Studium Card: <strong>9</strong>, che è un buon motivo per farla.',
          ),
        ),
        card(
          'Come si aggiorna la tessera',
          'Porta l’attestazione ISEE per il diritto allo studio allo Sportello, su carta o sul telefono. Due minuti, e vale dal pasto successivo. I pasti già pagati non si rimborsano.',
          { link: toService('youth-office', 'Dove e quando') },
        ),
        text(
          'L’ISEE lo calcola gratis il CAF di Via dei Notai; se la famiglia vive all’estero serve quello parificato, con documenti tradotti e almeno tre settimane. Nel frattempo al Pozzo c’è il piatto con contorno e frutta a 3,60, ai Salici le vaschette da 2 euro dopo le 21. Presto, prima che se ne accorgano tutti.',
        ),
        links(
          toService('tax-help', 'Fare l’ISEE'),
          toService('canteen-pozzo', 'La mensa in Piazza del Pozzo'),
          toService('canteen-salici', 'La mensa sul fiume'),
        ),
      ],
      en: [
        text(
          'From Monday the tills at the Pozzo, the Filande and the Salici read your band from the card. If you never declared one you pay the full price; last year that was twelve hundred people who could have paid less.',
        ),
        html(
          heading('A full meal'),
          bullets(
            'With a study grant: <strong>0 euros</strong>.',
            'ISEE up to 13,000 euros: <strong>1.40</strong>.',
            'From 13,001 to 20,000: <strong>2.10</strong>.',
            'From 20,001 to 27,000: <strong>2.80</strong>.',
            'Above that, or without an ISEE: <strong>5.20</strong>.',
            'Without a Studium Card: <strong>9</strong>, which is a good reason to get one.',
          ),
        ),
        card(
          'How to update your card',
          'Bring your ISEE for university studies to the youth office, on paper or on your phone. It takes two minutes and counts from the next meal. Meals already paid for are not refunded.',
          { link: toService('youth-office', 'Where and when') },
        ),
        text(
          'The tax desk in Via dei Notai works out your ISEE for free; if your family lives abroad you need the equivalent one, with translated papers and at least three weeks. Meanwhile the Pozzo has pasta with a side dish and fruit at 3.60, and the Salici boxes leftovers for 2 euros after 9 pm. Be early, before everyone finds out.',
        ),
        links(
          toService('tax-help', 'Getting an ISEE'),
          toService('canteen-pozzo', 'The canteen in Piazza del Pozzo'),
          toService('canteen-salici', 'The canteen by the river'),
        ),
      ],
    },
  },

  'part-time-150-hours': {
    title: {
      it: 'Collaborazioni da 150 ore: aperte le domande per 90 posti',
      en: '150-hour student jobs: 90 places, applications open',
    },
    slug: { it: 'collaborazioni-150-ore', en: '150-hour-student-jobs' },
    excerpt: {
      it: 'Banco prestiti, laboratori, accoglienza, orto. Si lavora tra una lezione e l’altra, a 9 euro l’ora, senza tasse da pagare.',
      en: 'Loans desk, labs, welcome point, garden. You work between lectures, at 9 euros an hour, with no tax to pay.',
    },
    image: 'career-desk-notices',
    categories: ['money-and-grants', 'study'],
    tags: ['deadlines'],
    daysAgo: 50,
    blocks: {
      it: [
        text(
          'Centocinquanta ore in un anno sono più o meno quattro a settimana. Non ci si mantiene, ma si paga l’affitto di tre mesi e si scopre che cosa c’è dietro il bancone.',
        ),
        html(
          subheading('I posti'),
          bullets(
            '38 nelle biblioteche e nelle sale studio;',
            '22 nei laboratori delle Filande, per chi ha dato l’esame di sicurezza;',
            '14 nelle segreterie dell’Università;',
            '10 all’accoglienza dei nuovi iscritti, con almeno due lingue;',
            '6 all’Orto Botanico, con gli stivali.',
          ),
        ),
        accordion(
          'Chi può fare domanda',
          text(
            'Dal secondo anno, con due quinti dei crediti previsti. La graduatoria guarda il merito e, a parità, il reddito più basso. Chi ha già la borsa può farla lo stesso.',
          ),
        ),
        accordion(
          'Quando si lavora',
          text(
            'Gli orari si decidono con il servizio, mai durante le lezioni obbligatorie e mai nelle due settimane prima dei tuoi esami, se lo dici in tempo. Si può interrompere una volta.',
          ),
        ),
        separator,
        text(
          'La domanda si fa nell’area personale del proprio ateneo entro ventuno giorni. Il compenso arriva in due volte, a metà e alla fine: non contarci per la cauzione. Per capire quale posto fa per te, l’ufficio tirocini e lavoro riceve il venerdì mattina senza appuntamento.',
        ),
        moreButtons(toService('career-desk', 'L’ufficio tirocini e lavoro')),
      ],
      en: [
        text(
          'A hundred and fifty hours in a year come to about four a week. You cannot live on it, but it pays three months’ rent and shows you what is behind the counter.',
        ),
        html(
          subheading('The places'),
          bullets(
            '38 in libraries and reading rooms;',
            '22 in the Filande labs, if you have passed the safety exam;',
            '14 in the University’s offices;',
            '10 welcoming new students, with at least two languages;',
            '6 in the Botanic Garden, in boots.',
          ),
        ),
        accordion(
          'Who can apply',
          text(
            'Students from the second year on, with two fifths of the credits due. The ranking goes by marks and, between equals, by lower income. You may apply even if you have a grant.',
          ),
        ),
        accordion(
          'When you work',
          text(
            'Hours are agreed with the place, never during compulsory classes and never in the fortnight before your exams, provided you say so in time. You may take one break.',
          ),
        ),
        separator,
        text(
          'Apply in your university’s online area within twenty-one days. The money comes in two parts, halfway and at the end, so do not count on it for a deposit. To find out which place suits you, the career desk sees people without an appointment on Friday mornings.',
        ),
        moreButtons(toService('career-desk', 'The career desk')),
      ],
    },
  },
};
