import { bullets, html, paragraphs, steps, text, toPage, toService, toUniversity } from '../parts';
import type { NewsSeed } from '../../types';
import { buttons, card, gallery, heading } from './pieces';

export const bikesAndPaths: Record<string, NewsSeed> = {
  'bike-marking': {
    title: {
      it: 'Si punzonano le biciclette, il sabato a Porta Nuova',
      en: 'Get your bike marked, Saturdays at Porta Nuova',
    },
    slug: { it: 'punzonatura-biciclette', en: 'bike-marking' },
    excerpt: {
      it: 'Un numero inciso sul telaio, gratis e in dieci minuti. Non ferma i ladri, ma aiuta a riavere la bici quando la ritrovano.',
      en: 'A number engraved on the frame, free, in ten minutes. It does not stop thieves, but it helps you get the bike back once it turns up.',
    },
    image: 'bicycles-by-the-old-mill',
    categories: ['getting-around', 'living'],
    tags: ['free'],
    daysAgo: 18,
    blocks: {
      it: [
        text(
          'Nel deposito della polizia locale ci sono trentuno biciclette ritrovate e di nessuno. Nessuno perché non si può dimostrare di chi siano: una foto sul telefono non basta, un numero inciso sì.',
        ),
        html(
          heading('Che cosa serve'),
          steps(
            'La bicicletta, asciutta e con il telaio pulito sotto la sella.',
            'Un documento e, se ce l’hai, lo scontrino. Senza scontrino firmi una dichiarazione.',
            'Dieci minuti, più la coda. Alle 12 è lunga, alle 10 non c’è nessuno.',
          ),
          paragraphs(
            'Si fa alla ciclofficina, sotto le mura, tutti i sabati dalle 10 alle 13, fino a fine mese; poi su appuntamento. I telai in carbonio non si incidono: ricevono un’etichetta che si stacca solo con la vernice.',
          ),
        ),
        card(
          'Se te la rubano',
          'Fai la denuncia con il numero del telaio e manda una copia alla ciclofficina. Chi compra bici usate da loro controlla il registro prima di pagare.',
          { link: toService('bike-workshop', 'La ciclofficina') },
        ),
        text(
          'Ultimo consiglio, che vale più della punzonatura: il lucchetto passa dal telaio e da qualcosa di murato. La ruota davanti, da sola, è un regalo.',
        ),
      ],
      en: [
        text(
          'There are thirty-one recovered bicycles in the municipal police store, and they belong to nobody. Nobody, because it cannot be proved whose they are: a photo on your phone is not enough, an engraved number is.',
        ),
        html(
          heading('What you need'),
          steps(
            'The bike, dry, with the frame clean below the saddle.',
            'An identity document and, if you have it, the receipt. Without one you sign a declaration.',
            'Ten minutes, plus the queue. It is long at noon and empty at 10.',
          ),
          paragraphs(
            'It is done at the bike workshop, inside the wall, every Saturday from 10 am to 1 pm until the end of the month, and by appointment after that. Carbon frames are not engraved: they get a label that only comes off with the paint.',
          ),
        ),
        card(
          'If it is stolen',
          'Report it with the frame number and send the workshop a copy. They check the register before they pay for any second-hand bike.',
          { link: toService('bike-workshop', 'The bike workshop') },
        ),
        text(
          'One more piece of advice, worth more than the marking: the lock goes round the frame and something set in a wall. A front wheel on its own is a present.',
        ),
      ],
    },
  },

  'step-free-path-academy': {
    title: {
      it: 'Dal fiume all’Accademia senza un gradino',
      en: 'From the river to the Academy without a step',
    },
    slug: { it: 'percorso-senza-gradini-accademia', en: 'step-free-path-academy' },
    excerpt: {
      it: 'Aperto il percorso in piano tra il Lungofiume dei Salici e le Tintorie: rampa, pietra levigata, due panchine. Restano due punti da sistemare.',
      en: 'A level path now links Lungofiume dei Salici with the Tintorie: a ramp, smoothed stone, two benches. Two spots still need work.',
    },
    image: 'gate-towards-the-river',
    categories: ['getting-around'],
    tags: ['accessibility', 'works'],
    daysAgo: 41,
    blocks: {
      it: [
        text(
          'Per anni chi studiava all’Accademia di Belle Arti in carrozzina faceva il giro dal ponte: venti minuti invece di sei. Il nuovo passaggio parte dalla Mensa dei Salici, segue Via dei Guadi e arriva al portone della tintoria grande.',
        ),
        gallery('river-park-by-the-kiosk', 'courtyard-tintorie'),
        html(
          heading('Com’è fatto'),
          bullets(
            'Lungo 410 metri, largo almeno un metro e mezzo.',
            'La rampa ha il sei per cento di pendenza, con un pianerottolo ogni nove metri.',
            'Un percorso tattile accompagna dal fiume all’ascensore del Borgo.',
            'Luce accesa fino all’una di notte.',
          ),
          heading('Che cosa non va ancora'),
          bullets(
            'Dopo un temporale l’acqua ristagna vicino al canale. La griglia nuova è ordinata.',
            'Il mercatino del giovedì appoggia le cassette sulla corsia tattile: da questa settimana c’è una riga gialla, e chi la fa rispettare.',
          ),
        ),
        text(
          'Il tracciato l’hanno provato in undici, con carrozzine, bastoni e un passeggino doppio, prima che si posasse l’asfalto. Se trovi un ostacolo, fotografalo e mandalo allo Sportello.',
        ),
        buttons(
          toPage('getting-around', 'Gli altri percorsi in piano'),
          toUniversity('academy-of-fine-arts', 'L’Accademia'),
        ),
      ],
      en: [
        text(
          'For years, wheelchair users at the Academy of Fine Arts had to go round by the bridge: twenty minutes instead of six. The new route starts at the Mensa dei Salici, follows Via dei Guadi and ends at the door of the great dye house.',
        ),
        gallery('river-park-by-the-kiosk', 'courtyard-tintorie'),
        html(
          heading('What it is like'),
          bullets(
            'It is 410 metres long and at least a metre and a half wide.',
            'The ramp rises at six per cent, with a landing every nine metres.',
            'A tactile strip leads from the river to the Borgo lift.',
            'The lights stay on until one in the morning.',
          ),
          heading('What is still wrong'),
          bullets(
            'After a storm, water collects near the canal. A new grating is on order.',
            'The Thursday market leaves crates on the tactile strip: since this week there is a yellow line, and somebody to enforce it.',
          ),
        ),
        text(
          'Eleven people tried the route with wheelchairs, canes and a double pram before the surface was laid. If you find an obstacle, photograph it and send it to the youth office.',
        ),
        buttons(
          toPage('getting-around', 'The other level routes'),
          toUniversity('academy-of-fine-arts', 'The Academy'),
        ),
      ],
    },
  },
};
