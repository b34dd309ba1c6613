import type { BlockSeed } from '../content/markdown/blockSchema';

const toRoom = { text: 'Uno', entry: { section: 'accommodations' as const, key: 'one' } };
const image = { type: 'image' as const, image: 'room' };
const text = { type: 'textContent' as const, html: '<p>Testo</p>' };

/** Blocks of every type of the page builder, up to four levels deep. */
export const everyBlock: BlockSeed[] = [
  {
    type: 'hero',
    backgroundImage: 'room',
    roundedBorder: true,
    children: [
      { type: 'titleContent', plainTitle: 'Tutti i blocchi', fontSize: 'large' },
      { type: 'spacer', spacer: 40, spacerMobile: 20 },
    ],
  },
  {
    type: 'group',
    backgroundColor: 'brick',
    textColor: 'paper',
    alignment: 'center',
    contentWidth: 'wide',
    minHeight: 'half',
    direction: 'horizontal',
    responsiveVisibility: ['mobile', 'desktop'],
    children: [
      {
        type: 'columns',
        columnNumberMobile: 1,
        columnNumberTablet: 2,
        columnNumberDesktop: 3,
        columnNumberWide: 4,
        children: [{ type: 'accordion', plainTitle: 'Domanda', children: [text, image] }],
      },
    ],
  },
  text,
  image,
  { type: 'card', image: 'room', plainTitle: 'Scheda', html: '<p>Testo</p>', link: toRoom },
  { type: 'buttons', orientation: 'vertical', buttonStyle: 'text', buttons: [toRoom] },
  { type: 'links', links: [toRoom, { text: 'Fuori', url: 'https://example.org' }] },
  { type: 'download', plainTitle: 'Da stampare', files: ['sheet'] },
  { type: 'embed', embedUrl: 'https://video.example.org/castelmora' },
  {
    type: 'gallery',
    items: [{ images: ['room'] }, { embedUrl: 'https://video.example.org/castelmora' }],
  },
  { type: 'icon', icon: 'sign', link: toRoom },
  { type: 'slider', slides: [{ coverImage: 'room', link: toRoom }] },
  { type: 'video', video: 'film', poster: 'room', loop: true },
  { type: 'separator' },
  { type: 'listCategoriesAccommodations', listFilterBasic: 'entries', listCategories: ['rooms'] },
  { type: 'listCategoriesServices', elementQuantity: 4, isSliderSettings: true, slidesQuantity: 2 },
  { type: 'listEvents', listFilter: 'tag', listTags: ['free'] },
  { type: 'listNews', listFilter: 'category', listCategories: ['living'] },
  { type: 'listUniversities', listFilterBasic: 'entries', listEntries: ['university'] },
];
