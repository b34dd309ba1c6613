import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, paragraphs, picture, text, title, toPage } from '../parts';
import { conservatorioPorter, youthOffice, youthOfficeMail } from './venues';

export const musicTown: Record<string, EventSeed> = {
  'early-music-weekend': {
    title: { it: 'Musica antica nelle chiese', en: 'Early music in the churches' },
    slug: { it: 'musica-antica-nelle-chiese', en: 'early-music-in-the-churches' },
    excerpt: {
      it: 'Tre giorni, cinque chiese, strumenti con le corde di budello. Si entra con il cappotto e lo si tiene.',
      en: 'Three days, five churches and strings made of gut. You come in with your coat, and you keep it on.',
    },
    image: 'castelmora-at-dusk',
    categories: ['music'],
    tags: ['booking-needed'],
    eventType: 'concert',
    starts: { week: 8, day: 'fri', at: '19:00' },
    ends: { week: 8, day: 'sun', at: '22:00' },
    ticket: {
      it: '8 € a concerto · 15 € per tutti · metà con la Studium Card',
      en: '€8 a concert · €15 for them all · half price with the Studium Card',
    },
    address: at('Piazza San Vero', 1),
    contactLinks: [
      email('al festival', 'the festival', 'musica.antica@studium.example.org'),
      conservatorioPorter,
    ],
    blocks: {
      it: [
        text(
          'La rassegna torna ogni anno e occupa un fine settimana intero. Suonano gli allievi di musica antica del Conservatorio insieme a quelli che se ne sono andati e per l’occasione ritornano, con la valigia in una mano e il liuto nell’altra.',
        ),
        title('Il programma', 'small'),
        html(
          bullets(
            '<strong>Venerdì, 19</strong>, San Vero: voci sole, luci basse.',
            '<strong>Sabato, 11</strong>, chiesa dei Notai: flauti, con i bambini benvenuti in prima fila.',
            '<strong>Sabato, 20.30</strong>, la Misericordia: viole da gamba.',
            '<strong>Domenica, 16</strong>, oratorio dei Cordai: due liuti per quaranta persone.',
            '<strong>Domenica, 20.30</strong>, San Vero: tutti, con il coro.',
          ),
        ),
        text(
          'I posti si prenotano per posta elettronica e si ritirano un quarto d’ora prima; quelli non ritirati vanno a chi aspetta fuori. Le chiese non sono riscaldate e i banchi non sono imbottiti: lo sanno tutti, e ogni anno qualcuno arriva in camicia.',
          'Fra una chiesa e l’altra non c’è mai più di un quarto d’ora a piedi. Il venerdì e il sabato, per tornare, c’è la notturna.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toPage('getting-around', 'Come muoversi fra le chiese')],
        },
      ],
      en: [
        text(
          'This one comes round every year and takes up a whole weekend. The Conservatorio’s early music students play alongside those who have moved on and come back for the occasion, suitcase in one hand and lute in the other.',
        ),
        title('Programme', 'small'),
        html(
          bullets(
            '<strong>Friday, 7 pm</strong>, San Vero: voices alone, lights low.',
            '<strong>Saturday, 11 am</strong>, church of the Notai: recorders, children welcome in the front row.',
            '<strong>Saturday, 8.30 pm</strong>, the Misericordia: viols.',
            '<strong>Sunday, 4 pm</strong>, oratory of the Cordai: two lutes for forty people.',
            '<strong>Sunday, 8.30 pm</strong>, San Vero: everybody, with the choir.',
          ),
        ),
        text(
          'Book by email and pick your ticket up fifteen minutes before; anything not collected goes to whoever is waiting outside. The churches are not heated and the pews are not padded. Everybody knows, and every year somebody turns up in shirtsleeves.',
          'No two churches are more than a quarter of an hour apart on foot. On Friday and Saturday the night bus takes you home.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toPage('getting-around', 'Getting from church to church')],
        },
      ],
    },
  },

  'sunset-concert-piazza-grande': {
    title: { it: 'Concerto al tramonto in Piazza Grande', en: 'Sunset concert in Piazza Grande' },
    slug: { it: 'concerto-al-tramonto', en: 'sunset-concert' },
    excerpt: {
      it: 'La banda degli ingegneri da un lato, gli ottoni del Conservatorio dall’altro. Di solito vince il bis.',
      en: 'The engineers’ band on one side, the Conservatorio brass on the other. As a rule the encore wins.',
    },
    image: 'concert-piazza-grande',
    categories: ['music'],
    tags: ['free-admission', 'outdoors', 'families-welcome'],
    eventType: 'concert',
    starts: { week: 15, day: 'fri', at: '18:30' },
    ends: { week: 15, day: 'fri', at: '20:30' },
    ticket: {
      it: 'Ingresso libero, cappello a fine serata',
      en: 'Free, a hat goes round at the end',
    },
    address: at('Piazza Grande', 1),
    contactLinks: [youthOffice, youthOfficeMail],
    blocks: {
      it: [
        text(
          'Questo venerdì suonano in due, una per lato della piazza: la banda del Politecnico, trentun elementi e nessuno che studi musica, e gli ottoni del Conservatorio, nove e tutti che la studiano. Fanno un pezzo a testa, a turno, poi uno insieme che provano per la prima volta lì.',
          'Si comincia alle 18.30, che il sole sia d’accordo o no. I caffè mettono fuori i tavolini e non alzano i prezzi: è scritto nel permesso. Le sedie del Comune sono duecento; gli altri usano i gradini, che alle spalle hanno il muro e davanti tutta la piazza.',
        ),
        picture('castelmora-at-dusk'),
        html(
          '<h3>Se piove</h3>',
          paragraphs(
            'Si suona sotto il Portico dei Librai, con il pubblico in fila indiana. È successo due volte e chi c’era ne parla ancora.',
          ),
        ),
        text(
          'Le linee 1, 4 e 6 si fermano in piazza fino alle 18; durante il concerto la fermata si sposta in Via Alta. I posti per le carrozzine sono davanti al palco, a sinistra.',
        ),
      ],
      en: [
        text(
          'This Friday there are two of them, one on each side of the square: the Politecnico band, thirty-one players of whom none studies music, and the Conservatorio brass, nine players of whom all do. They take turns, piece by piece, and then play one together that they have never rehearsed.',
          'It begins at half past six whether or not the sun agrees. The cafés put their tables out and do not put their prices up: it says so in the permit. The town provides two hundred chairs. Everyone else takes the steps, which have a wall to lean on and the whole square in front.',
        ),
        picture('castelmora-at-dusk'),
        html(
          '<h3>If it rains</h3>',
          paragraphs(
            'They play under the Portico dei Librai, with the audience in single file. It has happened twice, and those who were there still bring it up.',
          ),
        ),
        text(
          'Lines 1, 4 and 6 stop in the square until 6 pm; during the concert the stop moves to Via Alta. Wheelchair places are in front of the stage, on the left.',
        ),
      ],
    },
  },
};
