import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, text, title, toService } from '../parts';

export const sport: Record<string, EventSeed> = {
  'university-against-politecnico-eights': {
    title: {
      it: 'Università contro Politecnico, a remi',
      en: 'University v Politecnico, with oars',
    },
    slug: { it: 'universita-contro-politecnico-a-remi', en: 'university-v-politecnico-rowing' },
    excerpt: {
      it: 'Otto contro otto dal mulino al ponte. Il Conservatorio mette il tamburo e non parteggia per nessuno.',
      en: 'Eight against eight from the mill to the bridge. The Conservatorio supplies the drum and takes no side.',
    },
    image: 'river-park-salici',
    categories: ['sport', 'university-life'],
    tags: ['free-admission', 'outdoors', 'by-the-river'],
    eventType: 'sport',
    starts: { week: -6, day: 'sun', at: '11:00' },
    ends: { week: -6, day: 'sun', at: '13:00' },
    ticket: { it: 'Si guarda gratis dalla riva', en: 'Free to watch from the bank' },
    address: at('Lungofiume dei Salici', 41),
    contactLinks: [email('ai canottieri', 'the rowing club', 'canottieri@studium.example.org')],
    blocks: {
      it: [
        text(
          'La sfida si rema dal 1954 e la tiene il Politecnico per trentasei a trentatré. All’Università dicono che due di quelle vittorie sono dovute a un calcolo delle correnti mai pubblicato. Il percorso va dal mulino di Oltremora al ponte: milleduecento metri, quattro minuti scarsi, poi un’ora di spiegazioni.',
          'La mattina comincia alle 11 con gli equipaggi delle matricole, che partono tutte e non sempre arrivano. L’otto maggiore è alle 12.15. Il tamburo lo batte un percussionista del Conservatorio, a ritmo uguale per tutti: lo hanno verificato con il metronomo.',
        ),
        title('Dove mettersi', 'small'),
        html(
          bullets(
            'Sul prato dei Salici si vede l’arrivo, con un panino.',
            'Sul ponte si vede tutto, ma dal mezzo si sta stretti già dalle 11.30.',
            'Sulla riva di Oltremora ci sono meno persone e più anatre.',
          ),
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toService('rowing-club', 'Provare a remare')],
        },
      ],
      en: [
        text(
          'The match has been rowed since 1954 and the Politecnico leads by thirty-six to thirty-three. At the University they will tell you that two of those were won by an unpublished calculation of the current. The course runs from the mill in Oltremora to the bridge: twelve hundred metres, a little under four minutes, then an hour of explanations.',
          'The morning opens at eleven with the freshers’ crews, who all start and do not all arrive. The big eights go at 12.15 pm. A Conservatorio percussionist beats the drum at the same pace for both sides; this has been checked with a metronome.',
        ),
        title('Where to stand', 'small'),
        html(
          bullets(
            'On the grass at the Salici you see the finish, sandwich in hand.',
            'From the bridge you see everything, but the middle fills up by 11.30.',
            'The Oltremora bank has fewer people and more ducks.',
          ),
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toService('rowing-club', 'Have a go at rowing')],
        },
      ],
    },
  },

  'chess-under-the-arcades': {
    title: { it: 'Scacchi sotto i portici', en: 'Chess under the arcades' },
    slug: { it: 'scacchi-sotto-i-portici', en: 'chess-under-the-arcades' },
    excerpt: {
      it: 'Quaranta scacchiere in fila, sette turni, dieci minuti a testa. I pensionati partono favoriti.',
      en: 'Forty boards in a row, seven rounds, ten minutes a side. The pensioners start as favourites.',
    },
    image: 'portico-dei-librai',
    categories: ['sport'],
    tags: ['outdoors', 'families-welcome', 'without-steps'],
    eventType: 'sport',
    starts: { week: 7, day: 'sat', at: '14:30' },
    ends: { week: 7, day: 'sat', at: '19:00' },
    cancelled: true,
    ticket: { it: 'Iscrizione 2 € · guardare è gratis', en: 'Entry €2 · watching is free' },
    address: at('Portico dei Librai', 24),
    contactLinks: [email('al circolo di scacchi', 'the chess club', 'scacchi@studium.example.org')],
    blocks: {
      it: [
        html(
          paragraphs(
            '<strong>Il torneo non si fa.</strong> Il Portico dei Librai è sotto i ponteggi: si rifà in primavera, e chi si era iscritto riceve indietro i due euro al numero 26.',
          ),
        ),
        text(
          'Quando il mercato smonta, alle due, i tavoli passano sotto il Portico dei Librai e in mezz’ora diventano un torneo. Si iscrive chi vuole, dal maestro al principiante, fino alle 14.20. Gli accoppiamenti li fa Tullio, il libraio del 26, con una matita e una memoria che mette paura.',
          'Sette turni, dieci minuti per giocatore, silenzio relativo: passano i passeggini, suonano le campane, qualcuno chiede dov’è la biblioteca. Fa parte del gioco. Il campione uscente ha settantotto anni e insegna l’apertura che lo batte a chiunque gliela chieda.',
        ),
        html(
          bullets(
            'Gli orologi ci sono. Se hai una scacchiera, portala: non bastano mai.',
            'Premio: la scelta di un libro usato, in tre minuti, da qualunque scaffale.',
            'Ai due tavoli verso la piazza si insegna ai bambini.',
          ),
          paragraphs(
            'Si gioca al coperto ma non al chiuso: a stare seduti fermi si sente l’aria. Da Porta Nuova si arriva in piano sotto i portici.',
          ),
        ),
      ],
      en: [
        html(
          paragraphs(
            '<strong>There will be no tournament.</strong> The Portico dei Librai is under scaffolding: we play in spring, and those who had entered get their two euros back at number 26.',
          ),
        ),
        text(
          'When the market packs up at two, its tables move under the Portico dei Librai and half an hour later they are a tournament. Anyone may enter, master or beginner, until 2.20 pm. Tullio, the bookseller at number 26, does the pairings with a pencil and an alarming memory.',
          'Seven rounds, ten minutes each, relative silence: prams go by, bells ring, somebody asks the way to the library. That is all part of the game. The holder is seventy-eight and will teach the opening that beats him to anyone who asks.',
        ),
        html(
          bullets(
            'Clocks are provided. If you own a board, bring it: there are never enough.',
            'First prize: any second-hand book from any shelf, chosen within three minutes.',
            'The two tables nearest the square are for teaching children.',
          ),
          paragraphs(
            'You play under cover but not indoors, and sitting still you feel the draught. From Porta Nuova the way is level, under the arcades.',
          ),
        ),
      ],
    },
  },
};
