import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toService } from '../parts';
import { boxOffice, theatre as theatreHouse } from './venues';

export const theatre: Record<string, EventSeed> = {
  'the-miller-and-the-tax': {
    title: { it: 'Il mugnaio e la gabella', en: 'The miller and the tax' },
    slug: { it: 'il-mugnaio-e-la-gabella', en: 'the-miller-and-the-tax' },
    excerpt: {
      it: 'Una farsa trovata in archivio, recitata per la prima volta dopo quattro secoli. Si capiva perché, poi no.',
      en: 'A farce from the town archive, performed for the first time in four centuries. At first one sees why.',
    },
    image: 'theatre-dei-notai-stage',
    categories: ['theatre-and-cinema'],
    tags: [],
    eventType: 'theatre',
    starts: { week: -4, day: 'sat', at: '21:00' },
    ends: { week: -4, day: 'sat', at: '22:40' },
    ticket: {
      it: '12 € · 7 € con la Studium Card · 5 € in loggione',
      en: '€12 · €7 with the Studium Card · €5 in the gallery',
    },
    address: theatreHouse,
    contactLinks: [boxOffice],
    blocks: {
      it: [
        text(
          'L’ha trovata una studentessa di Storia, Petra Nocchi, mentre cercava tutt’altro fra i registri delle imposte: ventidue fogli, un mugnaio, un gabelliere, un’oca. La compagnia del Teatrino dei Notai l’ha messa in scena senza cambiare una battuta, e per dieci minuti il pubblico si guarda perplesso. Poi entra l’oca.',
          'Recitano sette attori, quattro dei quali di giorno studiano Giurisprudenza. La lingua è quella del Seicento di qui: chi conosce il dialetto ride prima degli altri.',
        ),
        html(
          '<blockquote><p>Mi hanno dato la lode, e un po’ me ne vergogno: alla terza scena la mia tesi fa «qua».</p></blockquote>',
          paragraphs('Petra Nocchi'),
        ),
        title('Il teatrino', 'small'),
        text(
          'Centoventi posti, velluto consumato, visuale buona quasi ovunque: evita la 14 e la 15, da cui si vede benissimo il suggeritore. Il loggione ha panche senza schienale e una scala su cui si ha il tempo di ripensarci. La cassa apre un’ora prima in Via dei Notai 9, a cinque minuti da Piazza Grande.',
        ),
      ],
      en: [
        text(
          'A history student, Petra Nocchi, found it while looking for something else among the tax registers: twenty-two sheets, a miller, a taxman and a goose. The company of the Teatrino dei Notai staged it without altering a line, and for ten minutes the audience exchanges glances. Then the goose comes on.',
          'There are seven actors, four of whom study law by day. The language is what people spoke here in the seventeenth century, so anyone with the local dialect laughs a second early.',
        ),
        html(
          '<blockquote><p>I passed with top marks and some embarrassment: in scene three my thesis quacks.</p></blockquote>',
          paragraphs('Petra Nocchi, historian'),
        ),
        title('The house', 'small'),
        text(
          'A hundred and twenty seats, worn velvet, a good view from nearly all of them: avoid 14 and 15, which face the prompter. The gallery has backless benches and plenty of stairs to regret on the way up. The box office opens an hour before at Via dei Notai 9, five minutes from Piazza Grande.',
        ),
      ],
    },
  },

  'improvised-lease': {
    title: {
      it: 'Il coinquilino: serata di improvvisazione',
      en: 'The flatmate: an improvised evening',
    },
    slug: { it: 'il-coinquilino-improvvisazione', en: 'the-flatmate-improvised' },
    excerpt: {
      it: 'Il pubblico scrive su un foglietto la cosa peggiore che gli è successa in casa. Il resto lo fanno loro.',
      en: 'The audience writes down the worst thing that ever happened in a shared flat. The cast takes it from there.',
    },
    image: 'theatre-improvised-scene',
    categories: ['theatre-and-cinema', 'university-life'],
    tags: ['for-freshers'],
    eventType: 'theatre',
    starts: { week: 1, day: 'fri', at: '21:00' },
    ends: { week: 1, day: 'fri', at: '22:30' },
    ticket: { it: '5 € · 3 € con la Studium Card', en: '€5 · €3 with the Studium Card' },
    address: theatreHouse,
    contactLinks: [
      boxOffice,
      email('alla compagnia', 'the company', 'improvvisa@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'All’ingresso ti danno una matita corta e un foglietto. Scrivi una disavventura di casa, tua o di un amico che vuole restare anonimo, e la infili in una pentola. Durante la serata i sei della compagnia Senza Caparra ne pescano otto e le recitano, litigandosi i ruoli: il frigorifero è il più richiesto.',
          'Non c’è copione, non c’è intervallo e nessuno viene trascinato sul palco. Chi riconosce la propria storia può dirlo o tacere per sempre. Fra una scena e l’altra Irma Scaldaferro, dello Sportello affitti, spiega in un minuto che cosa dice il contratto in quei casi. È la parte più applaudita.',
        ),
        html(
          bullets(
            'Durata: un’ora e mezza, puntuale.',
            'Si recita in italiano veloce. Per chi lo sta imparando: file davanti.',
            'Cassa dalle 20; i posti non sono numerati.',
          ),
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toService('rent-help-desk', 'Se è successo davvero a te')],
        },
      ],
      en: [
        text(
          'At the door you get a short pencil and a slip of paper. Write down a domestic disaster, your own or that of a friend who would rather not be named, and drop it into a saucepan. Over the evening the six members of Senza Caparra fish out eight of them and act them, fighting over the parts: everyone wants to be the fridge.',
          'No script, no interval, and nobody is dragged on stage. If you recognise your story you may say so or keep quiet for ever. Between scenes Irma Scaldaferro of the rent help desk takes one minute to explain what the lease says about it. She gets the most applause.',
        ),
        html(
          bullets(
            'Running time: an hour and a half, to the minute.',
            'They act in fast Italian. If you are still learning, sit near the front.',
            'Box office from 8 pm; seats are not numbered.',
          ),
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toService('rent-help-desk', 'If it really happened to you')],
        },
      ],
    },
  },

  'the-last-dyer': {
    title: { it: 'L’ultima tintora', en: 'The last dyer' },
    slug: { it: 'ultima-tintora', en: 'the-last-dyer' },
    excerpt: {
      it: 'Uno spettacolo che cammina: tre stanze delle Tintorie, trenta spettatori, una donna che non vuole chiudere.',
      en: 'A play that walks: three rooms in the Tintorie, thirty spectators and a woman who will not close shop.',
    },
    image: 'courtyard-tintorie',
    categories: ['theatre-and-cinema'],
    tags: ['booking-needed', 'by-the-river'],
    eventType: 'theatre',
    starts: { week: 12, day: 'thu', at: '20:00' },
    ends: { week: 12, day: 'thu', at: '21:20' },
    ticket: { it: '9 € · 6 € con la Studium Card', en: '€9 · €6 with the Studium Card' },
    address: at('Via del Canale', 22, 'Tintorie'),
    contactLinks: [boxOffice],
    blocks: {
      it: [
        text(
          'Il testo è di Rebecca Olmi, che ha raccolto per due anni i ricordi di chi ha lavorato nelle tintorie. Racconta l’ultimo giorno di una bottega: i clienti che ritirano, il nipote che fa i conti, la padrona che immerge un’ultima pezza di lana perché il bagno è ancora buono.',
          'Il pubblico la segue dal cortile al lavatoio e poi al solaio, a un passo dagli attori. Non si sta mai seduti più di un quarto d’ora, e il colore che si vede nella vasca è vero: si lava via, in qualche giorno.',
        ),
        title('Per chi prenota', 'small'),
        html(
          bullets(
            'Trenta posti. Si telefona alla cassa dal lunedì, e di solito il mercoledì è già tardi.',
            'Il solaio si raggiunge per una scala ripida; chi non può salire vede l’ultima scena dal cortile, ed è scritta apposta.',
            'Scarpe chiuse: al lavatoio il pavimento è bagnato.',
          ),
        ),
        text(
          'Ci si trova al portone di Via del Canale 22, a otto minuti dalla fermata della linea 4 alle Tintorie. Chi viene dal centro scende con l’ascensore del Borgo.',
        ),
        {
          type: 'links',
          links: [toService('borgo-lift', 'L’ascensore del Borgo')],
        },
      ],
      en: [
        text(
          'Rebecca Olmi spent two years collecting the memories of people who had worked in the dye houses, and made this play of them. It is the last day of a workshop: customers picking things up, a nephew adding figures, the owner dipping one more length of wool because the bath is still good.',
          'You follow her from the courtyard to the wash-house and up to the loft, an arm’s length from the actors. You never sit for more than fifteen minutes. The colour in the vat is real and washes off, over a few days.',
        ),
        title('If you are booking', 'small'),
        html(
          bullets(
            'Thirty places. Ring the box office from Monday; by Wednesday it is usually too late.',
            'A steep stair leads to the loft. If you cannot climb it, the final scene can be seen from the courtyard and was written for that.',
            'Closed shoes: the wash-house floor is wet.',
          ),
        ),
        text(
          'Meet at the big door of Via del Canale 22, eight minutes from the Tintorie stop of line 4. Coming from the centre, take the Borgo lift down.',
        ),
        {
          type: 'links',
          links: [toService('borgo-lift', 'The Borgo lift')],
        },
      ],
    },
  },
};
