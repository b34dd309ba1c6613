import { columnNamed, type SheetColumn } from './columnNamed';

const columns: SheetColumn[] = [
  { name: 'id', label: { it: 'Id', en: 'Id' } },
  { name: 'title_it', label: { it: 'Titolo (italiano)', en: 'Title (Italian)' }, site: 'it' },
  { name: 'title_en', label: { it: 'Titolo (inglese)', en: 'Title (English)' }, site: 'en' },
  {
    name: 'price_from',
    label: { it: 'Prezzo, o prezzo minimo (€ al mese)', en: 'Price, or lowest price' },
  },
  { name: 'price_to', label: { it: 'Prezzo massimo (€ al mese)', en: 'Highest price' } },
  { name: 'winter', label: { it: 'Fabbricato (inverno)', en: 'Building (winter)' } },
  { name: 'summer', label: { it: 'Fabbricato (estate)', en: 'Building (summer)' } },
];

it.each([
  ['price_from', 'price_from'],
  ['PRICE_FROM', 'price_from'],
  ['Prezzo, o prezzo minimo (€ al mese)', 'price_from'],
  ['prezzo', 'price_from'],
  ['Price', 'price_from'],
  ['Prezzo massimo', 'price_to'],
  ['prez\u00adzo mas\u200bsimo ', 'price_to'],
  ['Titolo', 'title_it'],
  ['TITOLO (Inglese)', 'title_en'],
  ['Title (English)', 'title_en'],
  ['Fabbricato', undefined],
  ['Padrone', undefined],
  ['', undefined],
  ['?', undefined],
])('a sheet calls a column %j', (typed, name) =>
  expect(columnNamed(columns)(typed)?.name).toBe(name),
);
