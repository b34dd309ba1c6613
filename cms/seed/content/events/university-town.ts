import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toEvent, toUniversity } from '../parts';
import { academy, youthOffice, youthOfficeMail } from './venues';

export const universityTown: Record<string, EventSeed> = {
  'woad-blue': {
    title: { it: 'Blu di guado', en: 'Woad blue' },
    slug: { it: 'blu-di-guado', en: 'woad-blue' },
    excerpt: {
      it: 'Trentadue opere di fine corso all’Accademia, tutte con lo stesso pigmento e nessuna dello stesso colore.',
      en: 'Thirty-two final works at the Academy, all made with one pigment and no two of the same colour.',
    },
    image: 'atelier-tintorie-prints',
    categories: ['university-life'],
    tags: ['free-admission', 'in-english'],
    eventType: 'exhibition',
    starts: { week: -4, day: 'mon', at: '11:00' },
    ends: { week: -2, day: 'sun', at: '19:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: academy,
    contactLinks: [email('all’Accademia', 'the Academy', 'mostre@studium.example.org')],
    blocks: {
      it: [
        text(
          'Il guado ha i fiori gialli, dà il blu e puzza mentre lo fa. Per tre secoli ha pagato i palazzi di Castelmora; da tre anni gli studenti dell’Accademia lo coltivano in un fazzoletto di terra dietro la ciminiera. La mostra nasce da un raccolto solo, diviso in trentadue barattoli uguali.',
          'Con lo stesso barattolo c’è chi ha tinto quaranta metri di garza, chi ha dipinto un unico quadratino e chi ha lasciato asciugare tutto e fotografato le crepe. Bianca Terzani, al secondo piano, ha tinto un tamburo: si può suonare, una persona per volta.',
        ),
        html(
          '<h3>Visita</h3>',
          bullets(
            'Ogni giorno dalle 11 alle 19, il giovedì fino alle 21.',
            'Il sabato alle 16 accompagnano gli autori, anche in inglese.',
            'Al secondo piano solo scale: chi non può salire trova il catalogo in tavole grandi all’ingresso.',
          ),
        ),
        text(
          'Dal Borgo si scende con l’ascensore e si segue il canale. L’odore, davvero, se n’è andato.',
        ),
        {
          type: 'links',
          links: [toUniversity('academy-of-fine-arts', 'L’Accademia di Belle Arti')],
        },
      ],
      en: [
        text(
          'Woad has yellow flowers, yields blue, and stinks while it does. For three centuries it paid for Castelmora’s palaces; for the past three years Academy students have been growing it on a scrap of land behind the chimney. The show comes from a single harvest, shared out among thirty-two equal jars.',
          'Out of the same jar, one person dyed forty metres of gauze, another painted one small square, and a third let it all dry and photographed the cracks. On the second floor Bianca Terzani has dyed a drum. You may play it, one person at a time.',
        ),
        html(
          '<h3>Visiting</h3>',
          bullets(
            'Daily from 11 am to 7 pm, Thursdays until 9 pm.',
            'On Saturdays at 4 pm the artists show you round, in English too.',
            'Stairs only to the second floor: there is a large-format catalogue by the entrance for those who cannot climb them.',
          ),
        ),
        text('From the Borgo take the lift down and follow the canal. The smell really has gone.'),
        {
          type: 'links',
          links: [toUniversity('academy-of-fine-arts', 'The Academy of Fine Arts')],
        },
      ],
    },
  },

  'language-exchange-long-night': {
    title: { it: 'Scambio di lingue, serata lunga', en: 'Language exchange, the long evening' },
    slug: { it: 'scambio-di-lingue-serata-lunga', en: 'language-exchange-long-evening' },
    excerpt: {
      it: 'Il tavolo del martedì diventa diciotto tavoli. Venti minuti in una lingua, poi ci si alza e si cambia.',
      en: 'The Tuesday table becomes eighteen tables. Twenty minutes in one language, then you get up and swap.',
    },
    image: 'canteen-pozzo-language-tables',
    categories: ['university-life', 'markets-and-parties'],
    tags: ['free-admission', 'in-english', 'for-freshers'],
    eventType: 'party',
    starts: { week: 2, day: 'tue', at: '19:00' },
    ends: { week: 2, day: 'tue', at: '23:00' },
    ticket: {
      it: 'Ingresso libero, consumazione gradita',
      en: 'Free; buying a drink is appreciated',
    },
    address: at('Piazza del Pozzo', 11),
    contactLinks: [youthOfficeMail],
    blocks: {
      it: [
        text(
          'Ogni martedì al Caffè del Pozzo ci si siede in una decina e si parla un po’ per uno. Due volte l’anno il caffè sposta il biliardo, chiede in prestito le panche alla mensa di fronte e la serata si allunga: diciotto tavoli, diciotto bandierine fatte a mano, un gong che era il coperchio di una pentola.',
          'Le lingue dipendono da chi viene. Italiano, inglese, spagnolo e arabo ci sono sempre; il gallese c’è stato una volta, con un tavolo pienissimo e un solo gallese, Rhodri, che ne parla ancora.',
        ),
        title('Come non restare in piedi', 'small'),
        html(
          bullets(
            'Arriva alle 19 e scegli un tavolo della tua lingua: ti vorranno tutti.',
            'Per i principianti assoluti c’è il tavolo con le carte illustrate.',
            'Correggere sì, una parola per frase. La terza correzione si paga in noccioline.',
          ),
          paragraphs(
            'Il caffè accetta la Studium Card per tè e panini. Piazza del Pozzo è a tre minuti da Piazza Grande.',
          ),
        ),
      ],
      en: [
        text(
          'Every Tuesday at the Caffè del Pozzo ten or so people sit down and talk in each other’s languages. Twice a year the café moves its billiard table out of the way, borrows benches from the canteen opposite and makes a night of it: eighteen tables, eighteen home-made flags and a gong that used to be a saucepan lid.',
          'Which languages depends on who turns up. Italian, English, Spanish and Arabic always do. Welsh did once, at a packed table with a single Welshman, Rhodri, who is still talking about it.',
        ),
        title('How not to be left standing', 'small'),
        html(
          bullets(
            'Come at seven and pick the table of your own language: everyone will want you.',
            'Complete beginners have a table with picture cards.',
            'Corrections are fine, one word a sentence. The third is paid for in peanuts.',
          ),
          paragraphs(
            'The café takes the Studium Card for tea and sandwiches. Piazza del Pozzo is three minutes from Piazza Grande.',
          ),
        ),
      ],
    },
  },

  'drawn-gardens': {
    title: { it: 'Orti disegnati', en: 'Drawn gardens' },
    slug: { it: 'orti-disegnati', en: 'drawn-gardens' },
    excerpt: {
      it: 'Tre secoli di mappe di orti, dal foglio di un frate al rilievo col drone. In fondo, un orto vero da zappare.',
      en: 'Three centuries of kitchen-garden maps, from a friar’s sheet to a drone survey. At the end, a real one to hoe.',
    },
    image: 'courtyard-drawn-gardens',
    categories: ['university-life', 'workshops'],
    tags: ['families-welcome', 'without-steps'],
    eventType: 'exhibition',
    starts: { week: 12, day: 'mon', at: '10:00' },
    ends: { week: 14, day: 'sun', at: '18:00' },
    ticket: { it: '4 € · gratis con la Studium Card', en: '€4 · free with the Studium Card' },
    address: at('Via dell’Orto Botanico', 9, 'Mura Alte'),
    contactLinks: [email('all’Istituto', 'the institute', 'orti@studium.example.org')],
    blocks: {
      it: [
        text(
          'Chi disegna un orto mente quasi sempre: le file sono dritte, le lumache assenti. L’Istituto di Studi sul Paesaggio ha messo in fila settanta mappe, dal 1720 a oggi, e accanto a ognuna una fotografia del posto com’è adesso. Undici sono parcheggi. Quattordici sono ancora orti, e di due si conosce l’ortolano.',
          'La sala più piccola è dedicata a Oltremora, con un telo di sei metri disegnato dagli abitanti a memoria. Manca una strada, e c’è già stata una lettera.',
        ),
        html(
          '<blockquote><p>Il mio l’hanno disegnato più grande. Non ho corretto.</p></blockquote>',
          paragraphs('Gino Staffa, orto numero 31'),
        ),
        title('Orari e scarpe', 'small'),
        text(
          'Dal martedì alla domenica, 10–18; il primo lunedì si inaugura alle 10 con pane e ravanelli. Nel cortile c’è un’aiuola dove chiunque può zappare dieci minuti, con la zappa della casa: per questa parte, scarpe che non ti importano. Linea 2, fermata Orto Botanico, tutto in piano.',
        ),
        {
          type: 'links',
          links: [
            toUniversity('landscape-institute', 'L’Istituto che la ospita'),
            toEvent('seed-and-plant-market', 'Il mercato dei semi, l’ultimo sabato'),
          ],
        },
      ],
      en: [
        text(
          'People who draw gardens nearly always lie: the rows are straight and there are no slugs. The landscape institute has lined up seventy maps, from 1720 to now, each next to a photograph of the place as it is. Eleven are car parks. Fourteen are still gardens, and in two cases we know the gardener.',
          'The smallest room is about Oltremora, with a six-metre cloth drawn by its residents from memory. One street is missing, and a letter has already come.',
        ),
        html(
          '<blockquote><p>They drew mine bigger than it is. I did not correct them.</p></blockquote>',
          paragraphs('Gino Staffa, plot 31'),
        ),
        title('Hours and shoes', 'small'),
        text(
          'Tuesday to Sunday, 10 am to 6 pm; it opens on the first Monday at 10 am, with bread and radishes. In the courtyard is a bed that anyone may hoe for ten minutes with the house hoe: for that, wear shoes you do not mind about. Line 2 to Orto Botanico, level all the way.',
        ),
        {
          type: 'links',
          links: [
            toUniversity('landscape-institute', 'The institute that hosts it'),
            toEvent('seed-and-plant-market', 'The seed market, on the last Saturday'),
          ],
        },
      ],
    },
  },

  'graduation-in-the-square': {
    title: { it: 'Lauree in Piazza Grande', en: 'Graduation in Piazza Grande' },
    slug: { it: 'lauree-in-piazza-grande', en: 'graduation-in-piazza-grande' },
    excerpt: {
      it: 'Trecento nomi letti ad alta voce, trecento corone d’alloro e una sola regola: niente uova, niente farina.',
      en: 'Three hundred names read aloud, three hundred laurel wreaths and one rule: no eggs, no flour.',
    },
    image: 'graduation-piazza-grande',
    categories: ['university-life'],
    tags: ['outdoors', 'families-welcome', 'without-steps'],
    eventType: 'openDay',
    starts: { week: 16, day: 'fri', at: '16:00' },
    ends: { week: 16, day: 'fri', at: '19:00' },
    ticket: {
      it: 'Posti in piedi liberi, a sedere su invito',
      en: 'Free standing room, seats by invitation',
    },
    address: at('Piazza Grande', 5),
    contactLinks: [
      youthOffice,
      email('al cerimoniale', 'the ceremonies office', 'lauree@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'La discussione si fa in aula, la festa si fa qui, tutti gli atenei insieme, in ordine alfabetico: per una volta i violinisti stanno fra gli ingegneri e gli interpreti fra i veterinari. Legge i nomi la banditrice del Comune, Olga Ferrantini, che si fa mandare in anticipo la pronuncia di ognuno.',
          'Le toghe si noleggiano, l’alloro no: lo tagliano le potature delle mura e lo intrecciano i volontari la mattina stessa. Chi vuole dare una mano si presenta alle 8 in Piazzetta delle Erbe con un paio di forbici.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Per le famiglie che arrivano da fuori',
          children: [
            html(
              bullets(
                'Ogni laureato ha quattro inviti per le sedie; alle spalle si sta in piedi, gratis.',
                'Le auto si lasciano alla stazione: la linea 1 raddoppia le corse dalle 14.',
                'Davanti a destra ci sono i posti per le carrozzine e per i nonni, senza invito.',
                'Per cenare in centro si prenota con una settimana di anticipo, o si mangia alle 22.',
              ),
            ),
          ],
        },
        text(
          'Con la pioggia si passa nel Portico dei Librai, a turni di trenta. Il concerto del venerdì, quella sera, lo fanno i laureati del Conservatorio, ancora in toga.',
        ),
      ],
      en: [
        text(
          'Theses are defended in lecture rooms and celebrated here, all the schools together in alphabetical order: for once violinists stand among engineers and interpreters among vets. Olga Ferrantini, the town crier, reads the names, having asked in advance how each is pronounced.',
          'Gowns are hired. The laurel is not: it comes from the trimming of the walls and volunteers plait it the same morning. If you would like to help, be in Piazzetta delle Erbe at 8 am with a pair of scissors.',
        ),
        {
          type: 'accordion',
          plainTitle: 'For families coming from elsewhere',
          children: [
            html(
              bullets(
                'Each graduate has four invitations for the chairs; behind them you stand, for free.',
                'Leave the car at the station: line 1 runs twice as often from 2 pm.',
                'At the front on the right are places for wheelchairs and grandparents, no invitation needed.',
                'To have dinner in the centre, book a week ahead or eat at ten.',
              ),
            ),
          ],
        },
        text(
          'In the rain it moves to the Portico dei Librai, thirty at a time. That night’s Friday concert is given by the Conservatorio’s new graduates, still in their gowns.',
        ),
      ],
    },
  },
};
