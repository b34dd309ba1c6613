import { columns, group, picture, text, title, toPage, townFilm } from '../parts';
import { buttons, card, field, icon, separator, spacer, styled } from './pieces';
import { quarters } from './town-quarters';
import type { BlockSeed, PageSeed } from '../../types';

const aDay: BlockSeed = {
  type: 'video',
  contentWidth: 'wide',
  video: 'river-walk',
  poster: 'bridge-over-the-mora',
  autoplay: false,
  loop: false,
  muted: true,
  controls: true,
};

const hours: BlockSeed = {
  type: 'gallery',
  items: [
    {
      images: [
        'castelmora-at-dawn',
        'market-piazzetta-delle-erbe',
        'portico-dei-librai',
        'castelmora-at-dusk',
        'concert-piazza-grande',
        'arcades-after-the-shops-close',
        'castelmora-by-night',
      ],
    },
    { video: 'river-walk', poster: 'river-park-salici' },
    { embedUrl: townFilm },
  ],
};

export const townInPictures: PageSeed = {
  kind: 'page',
  title: { it: 'La città in figure', en: 'The town in pictures' },
  slug: { it: 'la-citta-in-figure', en: 'the-town-in-pictures' },
  seo: {
    it: {
      title: 'Castelmora in figure',
      description:
        'Un giorno a Castelmora dall’alba alla notte, disegnato: le mura, i portici, il fiume, i cortili. Con due minuti di video e sei quartieri da sfogliare.',
    },
    en: {
      title: 'Castelmora in pictures',
      description:
        'One day in Castelmora from dawn to night, drawn: the walls, the arcades, the river, the courtyards. With two minutes of video and six quarters to leaf through.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        conditionalField: 'video',
        backgroundVideo: 'town-day',
        backgroundVideoMobile: 'town-day-phone',
        backgroundImage: 'castelmora-from-the-river',
        minHeight: 'full',
        alignment: 'left',
        children: [
          spacer(48, 16),
          title('Un giorno, visto dal ponte', 'large'),
          text('Ventiquattro ore di colle in meno di un minuto.'),
        ],
      },
      {
        type: 'textContent',
        contentWidth: 'narrow',
        alignment: 'center',
        fontSize: 'large',
        html: '<p>Di fotografie è pieno il telefono di chi passa di qui. Noi la città la disegniamo, così resta un motivo per venire a vedere se è vera.</p>',
      },
      hours,
      field(
        { backgroundColor: 'night', textColor: 'ochre', contentWidth: 'full' },
        picture(
          'bridge-over-the-mora',
          'Il ponte dalla riva dei Salici, nell’ora in cui tutti tornano a casa piano.',
        ),
      ),
      title('Quartiere per quartiere', 'medium'),
      text('Sei pezzi, nessuno uguale. Ogni figura porta da qualche parte.'),
      quarters.it,
      separator,
      columns(
        2,
        styled(
          { direction: 'vertical', alignment: 'right' },
          group(
            icon('icon-bridge'),
            title('Il fiume, camminando', 'medium'),
            text(
              'Da Porta dei Guadi al Mulino, quaranta minuti a passo di chi ripassa. I sottotitoli dicono che cosa si incontra, anche a volume spento.',
            ),
          ),
        ),
        aDay,
      ),
      title('La versione corta', 'medium'),
      styled({ contentWidth: 'wide' }, { type: 'embed', embedUrl: townFilm }),
      styled(
        { backgroundColor: 'ink', textColor: 'paper' },
        {
          type: 'group',
          children: [
            title('Tre punti da cui disegnarla', 'medium'),
            columns(
              3,
              card(
                'Terrazza dell’Osservatorio',
                'Tutti i tetti, di spalle. Arriva mezz’ora dopo il tramonto e porta una torcia per i gradini.',
              ),
              card(
                'Il chiosco dei Salici',
                'Il colle intero, riflesso nei giorni senza vento. Il tavolo giusto è il secondo, e lo sa anche il cane del chiosco.',
              ),
              card(
                'Via degli Orti',
                'Da Oltremora le mura sembrano basse. È l’unico posto da cui la salita fa tenerezza.',
              ),
            ),
          ],
        },
      ),
      styled(
        { alignment: 'center' },
        buttons(
          'secondary',
          toPage('whats-on', 'Che cosa succede oggi'),
          toPage('credits', 'Chi disegna'),
        ),
      ),
    ],
    en: [
      {
        type: 'hero',
        conditionalField: 'video',
        backgroundVideo: 'town-day',
        backgroundVideoMobile: 'town-day-phone',
        backgroundImage: 'castelmora-from-the-river',
        minHeight: 'full',
        alignment: 'left',
        children: [
          spacer(48, 16),
          title('One day, seen from the bridge', 'large'),
          text('Twenty-four hours of hill in under a minute.'),
        ],
      },
      {
        type: 'textContent',
        contentWidth: 'narrow',
        alignment: 'center',
        fontSize: 'large',
        html: '<p>Every visitor’s phone is full of photographs. We draw the town instead, which leaves you a reason to come and check.</p>',
      },
      hours,
      field(
        { backgroundColor: 'night', textColor: 'ochre', contentWidth: 'full' },
        picture(
          'bridge-over-the-mora',
          'The bridge from the willows, at the hour when everyone walks home slowly.',
        ),
      ),
      title('Quarter by quarter', 'medium'),
      text('Six pieces, no two alike. Each picture takes you somewhere.'),
      quarters.en,
      separator,
      columns(
        2,
        styled(
          { direction: 'vertical', alignment: 'right' },
          group(
            icon('icon-bridge'),
            title('The river, on foot', 'medium'),
            text(
              'From Porta dei Guadi to the mill, forty minutes at the pace of somebody revising. Captions say what you meet on the way, with the sound off too.',
            ),
          ),
        ),
        aDay,
      ),
      title('The short version', 'medium'),
      styled({ contentWidth: 'wide' }, { type: 'embed', embedUrl: townFilm }),
      styled(
        { backgroundColor: 'ink', textColor: 'paper' },
        {
          type: 'group',
          children: [
            title('Three places to draw it from', 'medium'),
            columns(
              3,
              card(
                'The Observatory terrace',
                'All the roofs, from behind. Come half an hour after sunset and bring a torch for the steps.',
              ),
              card(
                'The kiosk by the willows',
                'The whole hill, mirrored on windless days. The right table is the second one, as the kiosk’s dog also knows.',
              ),
              card(
                'Out in the orchards',
                'Seen from Via degli Orti the walls look low. It is the only spot from which the climb looks endearing.',
              ),
            ),
          ],
        },
      ),
      styled(
        { alignment: 'center' },
        buttons(
          'secondary',
          toPage('whats-on', 'What is on today'),
          toPage('credits', 'Who draws this'),
        ),
      ),
    ],
  },
};
