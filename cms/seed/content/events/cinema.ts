import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, text, title, toEvent, townFilm } from '../parts';
import { schoolOfInterpreters } from './venues';

const filmClub = email('al cineforum', 'the film club', 'cineforum@studium.example.org');

export const cinema: Record<string, EventSeed> = {
  'courtyard-cinema-last-reel': {
    title: { it: 'Cinema nei cortili: l’ultima bobina', en: 'Courtyard cinema: the last reel' },
    slug: { it: 'cinema-nei-cortili-ultima-bobina', en: 'courtyard-cinema-last-reel' },
    excerpt: {
      it: 'L’ultimo film della rassegna lo sceglie il pubblico, per alzata di mano, al buio. Ognuno porta una sedia.',
      en: 'The audience picks the last film of the run by a show of hands, in the dark. Bring your own chair.',
    },
    image: 'cinema-courtyard-first-night',
    categories: ['theatre-and-cinema'],
    tags: ['free-admission', 'outdoors', 'late-night'],
    eventType: 'cinema',
    starts: { week: -10, day: 'fri', at: '21:30' },
    ends: { week: -10, day: 'fri', at: '23:55' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: at('Corte dei Melograni', 2),
    contactLinks: [filmClub],
    blocks: {
      it: [
        text(
          'Quattro cortili, quattro film, e il quinto a sorpresa. Per l’ultima sera il cineforum porta tre pellicole nella Corte dei Melograni, legge la trama di ognuna in trenta secondi e conta le mani. L’anno scorso ha vinto il western per due voti, uno dei quali era un gatto in braccio alla padrona.',
          'Lo schermo è un lenzuolo cucito dalle sarte della Via Alta: quando tira vento i personaggi ingrassano. Le finestre intorno restano spente per accordo fra condomini, tranne quella del signor Bensi al secondo piano, che non ha firmato.',
        ),
        html(
          '<h3>Da portare</h3>',
          bullets(
            'Una sedia, o un cuscino per il bordo del pozzo.',
            'Una coperta leggera: la pietra restituisce quello che ha preso.',
            'Da bere. Il bar più vicino chiude alle 22.',
          ),
        ),
        text(
          'Si entra dal passaggio accanto alla legatoria. Il custode, che alle 20 di solito chiude, stasera ha perso le chiavi. Dopo il film parte la N da Piazza Grande, a tre minuti.',
        ),
      ],
      en: [
        text(
          'Four courtyards, four films, and a fifth nobody knows yet. On the last night the film club brings three reels to the Corte dei Melograni, reads out each plot in thirty seconds and counts hands. Last year the western won by two votes, one of them a cat’s, held up by its owner.',
          'The screen is a sheet stitched by the seamstresses of Via Alta, so when the wind blows the cast puts on weight. By agreement the windows all round stay dark, apart from Mr Bensi’s on the second floor. He did not sign.',
        ),
        html(
          '<h3>Bring with you</h3>',
          bullets(
            'A chair, or a cushion for the rim of the well.',
            'A light blanket: the stone takes its warmth back.',
            'Something to drink. The nearest bar shuts at 10 pm.',
          ),
        ),
        text(
          'The way in is the passage beside the bookbinder’s. The caretaker, who locks up at eight, has mislaid his keys for the evening. When the film is over, night bus N leaves from Piazza Grande, three minutes off.',
        ),
      ],
    },
  },

  'sunday-film-club': {
    title: { it: 'Cineforum della domenica', en: 'Sunday film club' },
    slug: { it: 'cineforum-della-domenica', en: 'sunday-film-club' },
    excerpt: {
      it: 'Un film, un’introduzione di sei minuti cronometrati e una discussione che finisce quando finiscono i biscotti.',
      en: 'One film, an introduction timed at six minutes, and a discussion that lasts as long as the biscuits.',
    },
    image: 'cinema-covered-courtyard',
    categories: ['theatre-and-cinema'],
    tags: ['in-english', 'without-steps'],
    eventType: 'cinema',
    starts: { week: 0, day: 'sun', at: '20:30' },
    ends: { week: 0, day: 'sun', at: '23:00' },
    ticket: { it: '3 € · tessera di dieci film 20 €', en: '€3 · ten-film pass €20' },
    address: at('Via Alta', 33),
    embedUrl: townFilm,
    contactLinks: [filmClub],
    blocks: {
      it: [
        text(
          'Il cineforum ha la sede più bella e meno adatta della città: un cortile interno coperto da un tetto di vetro, dove la luce entra anche senza biglietto. Alle 20.20 si tirano i tendoni, a mano, e il film comincia quando hanno smesso di cigolare.',
          'Stasera si vede «La traversata», storia muta di un traghettatore che perde il fiume. È accompagnata dal vivo da Leandro Pasquì a un pianoforte con due tasti che non rispondono; lui li conosce. I cartelli sono tradotti in inglese.',
        ),
        {
          type: 'accordion',
          plainTitle: 'La prima volta al cineforum',
          children: [
            html(
              bullets(
                'Le sedie sono ottanta, tutte diverse: le comode sono in terza fila.',
                'Chi introduce il film ha sei minuti. Al settimo suona una sveglia.',
                'Alla discussione si può restare zitti. Lo fa la maggioranza.',
              ),
            ),
          ],
        },
        text(
          'L’ingresso è in piano e il posto per una carrozzina si chiede sul momento. È il portone del vecchio Ufficio dei pesi, a quattro minuti da Piazza Grande.',
        ),
      ],
      en: [
        text(
          'The film club has the loveliest and least suitable home in town: an inner courtyard under a glass roof, where light gets in without a ticket. At 8.20 pm the blinds are drawn, by hand, and the film begins once they have stopped creaking.',
          'Tonight’s film is The Crossing, the silent story of a ferryman who loses his river. Leandro Pasquì accompanies it on a piano with two dead keys; he knows which. The title cards have been translated into English.',
        ),
        {
          type: 'accordion',
          plainTitle: 'First time at the club',
          children: [
            html(
              bullets(
                'There are eighty chairs and no two match: the comfortable ones are in row three.',
                'Whoever introduces the film has six minutes. At the seventh an alarm clock goes off.',
                'You may sit through the discussion in silence. Most people do.',
              ),
            ),
          ],
        },
        text(
          'Entry is on the level; ask for a wheelchair space when you arrive. It is the door of the old weights office, four minutes from Piazza Grande.',
        ),
      ],
    },
  },

  'films-in-their-own-voice': {
    title: { it: 'Film con la loro voce', en: 'Films in their own voice' },
    slug: { it: 'film-con-la-loro-voce', en: 'films-in-their-own-voice' },
    excerpt: {
      it: 'Tre corti in tre lingue, sottotitolati dagli studenti per mediatori. Poi si discute di una parola sola.',
      en: 'Three short films in three languages, subtitled by interpreting students. Afterwards, an argument about one word.',
    },
    image: 'lecture-largo-del-grano',
    categories: ['theatre-and-cinema', 'talks'],
    tags: ['free-admission', 'in-english'],
    eventType: 'cinema',
    starts: { week: 9, day: 'tue', at: '20:45' },
    ends: { week: 9, day: 'tue', at: '22:45' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: schoolOfInterpreters,
    contactLinks: [email('alla Scuola', 'the School', 'sottotitoli@studium.example.org')],
    blocks: {
      it: [
        text(
          'Sottotitolare vuol dire far stare in trentasette caratteri quello che un attore dice senza respirare. Al secondo anno della Scuola per Mediatori lo si impara su corti veri: una lite in portoghese per un parcheggio, un monologo in finlandese, una barzelletta in arabo che dura undici minuti.',
          'I tre film passano in lingua originale con sottotitoli in italiano e in inglese, uno sopra l’altro. Dopo, chi li ha scritti sale in cattedra e difende le proprie scelte. Il pubblico ne mette in discussione una sola, a votazione: la volta scorsa fu la parola «pazienza», per quaranta minuti.',
        ),
        title('Prima di venire', 'small'),
        text(
          'L’aula al primo piano tiene novanta persone e c’è un ascensore da tre. La Scuola sta in Largo del Grano, proprio dove il portico si interrompe: se piove, gli ultimi venti passi sono di corsa.',
        ),
        {
          type: 'links',
          links: [toEvent('language-exchange-long-night', 'Per parlare, invece di leggere')],
        },
      ],
      en: [
        text(
          'To subtitle is to fit into thirty-seven characters what an actor says without drawing breath. Second-years at the School for interpreters learn it on real short films: a row about a parking space in Portuguese, a monologue in Finnish, an Arabic joke that takes eleven minutes.',
          'All three are shown in the original with Italian and English subtitles, one above the other. Then the people who wrote them get up and defend what they did. The audience votes for a single choice to pick apart: last time it was the word “patience”, for forty minutes.',
        ),
        title('Before you come', 'small'),
        text(
          'The room is on the first floor, seats ninety and has a lift for three. The School is in Largo del Grano, exactly where the arcade breaks off: in the rain, run the last twenty steps.',
        ),
        {
          type: 'links',
          links: [toEvent('language-exchange-long-night', 'For talking rather than reading')],
        },
      ],
    },
  },
};
