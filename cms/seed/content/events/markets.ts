import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toEvent, toUniversity } from '../parts';
import { youthOffice } from './venues';

export const markets: Record<string, EventSeed> = {
  'clothes-swap': {
    title: { it: 'Armadi aperti: scambio di vestiti', en: 'Open wardrobes: a clothes swap' },
    slug: { it: 'armadi-aperti', en: 'open-wardrobes' },
    excerpt: {
      it: 'Porti fino a otto capi puliti e ne prendi altrettanti. Il maglione della zia trova sempre una nipote.',
      en: 'Bring up to eight clean garments and take as many away. Every aunt’s jumper finds a niece in the end.',
    },
    image: 'courtyard-melograno',
    categories: ['markets-and-parties'],
    tags: ['free-admission', 'without-steps', 'for-freshers'],
    eventType: 'market',
    starts: { week: -2, day: 'sat', at: '15:00' },
    ends: { week: -2, day: 'sat', at: '18:30' },
    ticket: { it: 'Gratis', en: 'Free of charge' },
    address: at('Via del Ginnasio Vecchio', 30),
    contactLinks: [email('agli Armadi aperti', 'Open Wardrobes', 'armadi@studium.example.org')],
    blocks: {
      it: [
        text(
          'Funziona a gettoni. All’ingresso del cortile consegni quello che non metti più, lo guardano in controluce e ti danno un gettone per capo, bottoni da cucina dipinti di rosso. Poi giri fra le grucce e spendi. Quelli che avanzano valgono la volta dopo.',
          'Vanno forte i cappotti, le camicie da discussione di tesi e tutto ciò che ha tasche. Non si prendono intimo, scarpe sfondate e magliette di gare a cui non hai partecipato; su quest’ultimo punto c’è stata una votazione.',
        ),
        html(
          '<h3>Consigli di chi c’è già stato</h3>',
          bullets(
            'Alle 15 c’è la fila, alle 16 la scelta, alle 18 la calma.',
            'Gli specchi sono tre, le cabine due e sono tende.',
            'Una sarta accorcia gli orli sul posto: 3 €, in mezz’ora.',
          ),
        ),
        text(
          'Ciò che resta lo prende il Banco del volontariato, che sa a chi serve. Il cortile è in piano, tre minuti a piedi da Piazza Grande.',
        ),
      ],
      en: [
        text(
          'It works by tokens. At the courtyard gate you hand over what you no longer wear; they hold it up to the light and give you one token per piece, big buttons painted red. Then you go round the rails and spend them. Any left over are good next time.',
          'Coats go fast, as do shirts for defending a thesis and anything with pockets. They do not take underwear, worn-out shoes or T-shirts from races you never ran. There was a vote on that last one.',
        ),
        html(
          '<h3>Advice from old hands</h3>',
          bullets(
            'At three there is a queue, at four there is choice, at six there is peace.',
            'Three mirrors, two changing rooms, and those are curtains.',
            'A seamstress takes up hems on the spot: €3, half an hour.',
          ),
        ),
        text(
          'What is left goes to the volunteering desk, which knows who needs it. The courtyard is level, three minutes on foot from Piazza Grande.',
        ),
      ],
    },
  },

  'lantern-market': {
    title: { it: 'Mercato delle Lanterne', en: 'Lantern Market' },
    slug: { it: 'mercato-delle-lanterne', en: 'lantern-market' },
    excerpt: {
      it: 'Dieci sere in Piazza Grande e sotto i portici: sessanta banchi, nessuna lampadina, qualche dito bruciato.',
      en: 'Ten evenings in Piazza Grande and under the arcades: sixty stalls, no bulbs, the odd singed finger.',
    },
    image: 'market-lanterns-night',
    categories: ['markets-and-parties'],
    tags: ['free-admission', 'outdoors', 'families-welcome'],
    eventType: 'market',
    starts: { week: 3, day: 'fri', at: '17:00' },
    ends: { week: 4, day: 'sun', at: '22:00' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: at('Piazza Grande', 10),
    contactLinks: [youthOffice, email('al mercato', 'the market', 'lanterne@studium.example.org')],
    blocks: {
      it: [
        text(
          'La prima sera, appena fa buio, il Comune spegne i lampioni della piazza e per dieci giorni si va a lume di lanterna. Ogni banco ha la sua e la sceglie: vetro, latta, carta oleata, una teiera forata. I pipistrelli ci hanno messo due anni ad abituarsi.',
        ),
        title('Che cosa si trova', 'small'),
        html(
          bullets(
            'Coperte e strofinacci dei tessitori delle Filande; quelli con un filo storto a metà prezzo.',
            'Torta di ceci, zuppa in scodelle da riportare, vino e succo di mela di Oltremora.',
            'Un banco di liutai che vende i trucioli: profumano l’armadio.',
            'Otto tavoli di studenti, sorteggiati fra chi ne fa domanda allo Sportello.',
          ),
          paragraphs(
            'Si apre ogni giorno alle 17 e si chiude alle 22, il venerdì e il sabato alle 23. Il sabato mattina in piazza resta il mercato di sempre.',
          ),
        ),
        {
          type: 'accordion',
          plainTitle: 'La processione dell’ultima sera',
          children: [
            text(
              'La domenica alle 21 chi ha una lanterna la accende e scende al fiume per la Salita dei Cordai, in silenzio fino all’ultima casa. Chi non ce l’ha porta qualcuno per mano. In carrozzina si scende con l’ascensore del Borgo, che quella sera ha la precedenza.',
            ),
          ],
        },
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toEvent('make-your-own-lantern', 'Costruisci la tua lanterna')],
        },
      ],
      en: [
        text(
          'As soon as it is dark on the first evening the town turns off the lamps in the square, and for ten days there is only lantern light. Every stall chooses its own: glass, tin, oiled paper, a teapot full of holes. The bats needed two years to adjust.',
        ),
        title('What you will find', 'small'),
        html(
          bullets(
            'Blankets and tea towels from the Filande weavers, half price if a thread runs crooked.',
            'Chickpea cake, soup in bowls you bring back, wine and apple juice from Oltremora.',
            'Violin makers selling wood shavings, to scent a wardrobe.',
            'Eight student tables, drawn by lot among those who apply to the youth office.',
          ),
          paragraphs(
            'Open daily from 5 to 10 pm, and to 11 on Friday and Saturday. On Saturday morning the square belongs to the usual market.',
          ),
        ),
        {
          type: 'accordion',
          plainTitle: 'The procession on the last night',
          children: [
            text(
              'On Sunday at 9 pm everyone with a lantern lights it and walks down Salita dei Cordai to the river, in silence as far as the last house. Those without one take somebody’s hand. Wheelchairs go down by the Borgo lift, first in the queue that night.',
            ),
          ],
        },
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toEvent('make-your-own-lantern', 'Make a lantern of your own')],
        },
      ],
    },
  },

  'seed-and-plant-market': {
    title: { it: 'Semi, talee e vasi senza padrone', en: 'Seeds, cuttings and homeless pots' },
    slug: { it: 'semi-talee-e-vasi', en: 'seeds-cuttings-and-pots' },
    excerpt: {
      it: 'In Piazzetta delle Erbe si scambiano piante. Chi traslocando ne ha lasciata una può chiedere scusa qui.',
      en: 'Plants change hands in Piazzetta delle Erbe. If you ever moved out and left one behind, apologise here.',
    },
    image: 'market-piazzetta-delle-erbe',
    categories: ['markets-and-parties'],
    tags: ['free-admission', 'outdoors', 'families-welcome'],
    eventType: 'market',
    starts: { week: 14, day: 'sat', at: '09:00' },
    ends: { week: 14, day: 'sat', at: '13:00' },
    ticket: { it: 'Ingresso libero · talee da 1 €', en: 'Free admission · cuttings from €1' },
    address: at('Piazzetta delle Erbe', 4),
    contactLinks: [email('al mercato dei semi', 'the seed market', 'semi@studium.example.org')],
    blocks: {
      it: [
        text(
          'Lo organizzano gli studenti dell’Istituto sul Paesaggio con gli ortolani di Oltremora, due gruppi che sulla potatura non vanno d’accordo e lo dicono. Ci sono bustine di semi raccolti qui, alberelli da frutto alti come un ombrello, e il banco più visitato: quello delle piante abbandonate nelle case degli studenti.',
          'Si adottano gratis, con un foglietto che racconta da dove vengono. Lo scorso turno un ficus è tornato alla sua ex coinquilina dopo quattro anni e tre indirizzi.',
        ),
        html(
          bullets(
            'Per una finestra a nord: chiedi a Ilir, terzo banco, e fidati.',
            'Il terriccio è in sacchi da dieci litri. Per la consegna c’è una bici da carico.',
            'Alle 11 Nadia Perugi mostra come si rinvasa senza drammi.',
          ),
          paragraphs(
            'Sulla porta dell’Istituto trovi un calendario da scaricare, inquadrando il codice: dice che cosa seminare, e quando, su un balcone di due metri.',
          ),
        ),
        {
          type: 'links',
          links: [
            toUniversity('landscape-institute', 'L’Istituto di Studi sul Paesaggio e l’Orto'),
            toEvent('drawn-gardens', 'La mostra «Orti disegnati»'),
          ],
        },
      ],
      en: [
        text(
          'The market is run by students of the landscape institute together with the growers of Oltremora, two groups who disagree about pruning and say so. There are packets of seed gathered here, fruit trees no taller than an umbrella, and the busiest stall of all: plants abandoned in student flats.',
          'They are free to adopt and come with a note on their past. Last time a fig went back to its old flatmate after four years and three addresses.',
        ),
        html(
          bullets(
            'For a north-facing window, ask Ilir at the third stall, and believe him.',
            'Potting soil comes in ten-litre bags. A cargo bike will deliver.',
            'At 11 am Nadia Perugi shows how to repot without drama.',
          ),
          paragraphs(
            'There is a calendar to download from a code on the institute’s door: it tells you what to sow, and when, on a two-metre balcony.',
          ),
        ),
        {
          type: 'links',
          links: [
            toUniversity('landscape-institute', 'The landscape institute'),
            toEvent('drawn-gardens', 'The exhibition “Drawn gardens”'),
          ],
        },
      ],
    },
  },
};
