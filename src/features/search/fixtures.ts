import type { SearchHit, SearchResults } from './model';

const hit: SearchHit = {
  href: '/alloggi/sotto-i-portici',
  title: 'Singola sotto i portici',
  excerpt: 'Una stanza con i libri alle pareti.',
  meta: 'Portico dei Librai 17',
  price: '€ 365',
  state: null,
  image: '/media/portico-560x420.webp',
};

/** What «libri» finds in the demo town, about. */
export const found: SearchResults = {
  query: 'libri',
  total: 9,
  groups: [
    {
      section: 'accommodations',
      count: 6,
      hits: [
        hit,
        { ...hit, href: '/alloggi/mansarda', title: 'Mansarda della Torre', state: 'busy' },
      ],
    },
    {
      section: 'services',
      count: 2,
      hits: [
        {
          ...hit,
          href: '/servizi/libri-in-prestito',
          title: 'Libri di testo in prestito',
          price: '',
        },
        { ...hit, href: '/servizi/buono-libro', title: 'Buono libro', price: '', image: null },
      ],
    },
    {
      section: 'pages',
      count: 1,
      hits: [
        {
          href: '/studiare',
          title: 'Studiare',
          excerpt: 'Biblioteche e sale.',
          meta: '',
          price: '',
          state: null,
          image: null,
        },
      ],
    },
  ],
  suggestions: null,
};

/** Nothing found, with ways on. */
export const notFound: SearchResults = {
  query: 'libri volanti',
  total: 0,
  groups: [],
  suggestions: {
    words: [{ word: 'libri', count: 9 }],
    categories: [
      { title: 'Camere singole', href: '/alloggi?category=singole', section: 'accommodations' },
    ],
  },
};
