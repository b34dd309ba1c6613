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

/** Results like those for «libri» in the demo town. */
export const results: SearchResults = {
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
  marks: [
    ['libri', 5],
    ['libro', 5],
  ],
  suggestions: null,
};

/** No results, with suggestions. */
export const noResults: SearchResults = {
  query: 'libri volanti',
  total: 0,
  groups: [],
  marks: [],
  suggestions: {
    words: [{ word: 'libri', count: 9 }],
    categories: [
      { title: 'Camere singole', href: '/alloggi?category=singole', section: 'accommodations' },
    ],
  },
};
