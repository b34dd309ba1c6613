import { bullets, html, paragraphs, steps, text, toService, toUniversity } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, heading, links, quote, writeTo } from './pieces';

export const meetingAndPlaying: Record<string, NewsSeed> = {
  'tandem-bench': {
    title: {
      it: 'Una panchina per parlare un’altra lingua',
      en: 'A bench for speaking another language',
    },
    slug: { it: 'panchina-del-tandem', en: 'tandem-bench' },
    excerpt: {
      it: 'È gialla, sta al parco dei Salici e ha due cartelli girevoli. Ti siedi, scegli la lingua e aspetti che qualcuno si sieda accanto.',
      en: 'It is yellow, it stands in the Salici park and it has two revolving signs. Sit down, choose a language and wait for company.',
    },
    image: 'river-park-by-the-kiosk',
    categories: ['culture', 'study'],
    tags: ['free', 'first-year'],
    daysAgo: 26,
    blocks: {
      it: [
        text(
          'L’idea è di tre studenti della Scuola per Mediatori Linguistici, stanchi di vedere le stesse persone ogni martedì. Il Comune ha dato la panchina, la falegnameria delle Tintorie i cartelli: undici lingue per lato, più una casella vuota da scrivere con il gesso.',
        ),
        html(
          heading('Le regole, incise sullo schienale'),
          steps(
            'A sinistra giri la lingua che sai, a destra quella che cerchi.',
            'Chi si siede accanto accetta mezz’ora: quindici minuti per lingua.',
            'Niente telefono per tradurre. Le mani sì.',
            'Quando suona la campana di San Vero, ci si può alzare senza scuse.',
          ),
        ),
        text(
          'Nelle prime due settimane la lingua più cercata è stata il portoghese, la più offerta l’italiano, seguita dal dialetto. Una signora di Oltremora viene ogni pomeriggio con lo spagnolo imparato in fabbrica e una busta di biscotti.',
          'Il momento buono è dalle 17, quando apre il secondo turno del chiosco. Con la pioggia la panchina si bagna, come tutte: in quel caso restano il martedì al Caffè del Pozzo e lo schedario del tandem. Se funziona, la prossima sarà in Largo del Grano.',
        ),
        links(
          toService('language-tandem', 'Trovare un tandem fisso'),
          toUniversity('school-of-interpreters', 'La Scuola che l’ha pensata'),
        ),
      ],
      en: [
        text(
          'It was thought up by three students of the school for interpreters, tired of meeting the same people every Tuesday. The town supplied the bench, the joiners in the Tintorie the signs: eleven languages on each side, and one blank to fill in with chalk.',
        ),
        html(
          heading('The rules, carved into the back'),
          steps(
            'On the left turn up the language you speak, on the right the one you want.',
            'Whoever sits down next to you agrees to half an hour: fifteen minutes each.',
            'No phone to translate. Hands are allowed.',
            'When the bell of San Vero rings, you may leave without an excuse.',
          ),
        ),
        text(
          'In the first two weeks the language most in demand was Portuguese and the one most on offer Italian, followed by the local dialect. A lady from Oltremora comes every afternoon with the Spanish she learned in a factory and a bag of biscuits.',
          'A good time is from 5 pm, when the kiosk starts its second shift. In the rain it gets wet like any other bench: then there are still Tuesdays at the Pozzo café and the tandem card index. If it works, the next one goes to Largo del Grano.',
        ),
        links(
          toService('language-tandem', 'Find a regular partner'),
          toUniversity('school-of-interpreters', 'The school behind it'),
        ),
      ],
    },
  },

  'instrument-loan': {
    title: {
      it: 'Il Conservatorio presta trenta strumenti a chi non li suona',
      en: 'Conservatorio lends thirty instruments to non-players',
    },
    slug: { it: 'trenta-strumenti-del-conservatorio', en: 'thirty-conservatorio-instruments' },
    excerpt: {
      it: 'Violini, clarinetti, due arpe piccole: tre mesi di prestito e quattro lezioni, per chi studia qualunque altra cosa.',
      en: 'Violins, clarinets, two small harps: a three-month loan and four lessons, for people studying anything else.',
    },
    image: 'concert-conservatorio',
    categories: ['culture'],
    tags: ['deadlines'],
    daysAgo: 182,
    blocks: {
      it: [
        html(
          paragraphs(
            'Stavano in un magazzino sopra il chiostro, alcuni dagli anni Cinquanta. Sei liutai del Borgo li hanno rimessi a posto, in cambio di un abbonamento ai concerti e, dicono, del piacere di riaprire certe custodie.',
          ),
          quote('Un violino fermo si ammala. Uno suonato male si arrabbia, ma guarisce.'),
        ),
        html(
          heading('Che cosa c’è'),
          bullets(
            '12 violini e 4 viole, 3 violoncelli;',
            '5 clarinetti, 2 flauti, 1 fagotto che nessuno chiede mai;',
            '2 arpe piccole e 1 fisarmonica, ammaccata ma intonata.',
          ),
        ),
        accordion(
          'Chi può chiederli',
          text(
            'Gli iscritti degli altri cinque atenei con la Studium Card. Non serve leggere la musica. Se le domande superano gli strumenti si estrae a sorte, davanti a chi vuole assistere.',
          ),
        ),
        accordion(
          'A quali condizioni',
          text(
            'Tre mesi, 15 euro di assicurazione, quattro lezioni con un allievo dell’ultimo anno. Si suona dalle 10 alle 13 e dalle 16 alle 20; l’ora della siesta è sacra in tutta San Vero. Corde rotte a carico di chi le rompe.',
          ),
        ),
        text(
          'Domande entro venti giorni. La bottega comune del Borgo continua a prestare i suoi per sei mesi: senza lezioni, ma anche senza sorteggio.',
        ),
        buttons(
          writeTo('Chiedi uno strumento', 'strumenti'),
          toService('instrument-lending', 'La bottega comune'),
          toUniversity('conservatorio-san-vero', 'Il Conservatorio'),
        ),
      ],
      en: [
        html(
          paragraphs(
            'They were in a storeroom above the cloister, some since the Fifties. Six violin makers of the Borgo put them in order, in exchange for concert tickets and, they say, for the pleasure of opening certain cases again.',
          ),
          quote('A silent violin falls ill. One that is played badly gets cross, but recovers.'),
        ),
        html(
          heading('What there is'),
          bullets(
            '12 violins and 4 violas, 3 cellos;',
            '5 clarinets, 2 flutes, 1 bassoon which nobody ever asks for;',
            '2 small harps and 1 accordion, dented but in tune.',
          ),
        ),
        accordion(
          'Who can ask',
          text(
            'Students of the other five universities with a Studium Card. You need not read music. If there are more requests than instruments, lots are drawn in front of anyone who cares to watch.',
          ),
        ),
        accordion(
          'On what terms',
          text(
            'Three months, 15 euros for insurance, four lessons from a final-year student. Play from 10 to 1 and from 4 to 8; the hour after lunch is sacred in all of San Vero. Broken strings are paid for by whoever breaks them.',
          ),
        ),
        text(
          'Applications within twenty days. The shared workshop in the Borgo goes on lending its own for six months: no lessons, but no drawing of lots either.',
        ),
        buttons(
          writeTo('Ask for an instrument', 'strumenti'),
          toService('instrument-lending', 'The shared workshop'),
          toUniversity('conservatorio-san-vero', 'The music school'),
        ),
      ],
    },
  },
};
