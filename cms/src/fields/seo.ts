import type { Field } from 'payload';
import { linkAddress } from './linkAddress';
import { choices } from './options';
import { picture } from './picture';
import { maxLineLength } from './texts';

/** Search-engine and social-network data of a page, one set per language. */
export const seo: Field = {
  name: 'seo',
  type: 'group',
  label: { it: 'Motori di ricerca e social', en: 'Search engines and social networks' },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: maxLineLength,
      label: { it: 'Titolo per i motori di ricerca', en: 'Title for search engines' },
      admin: {
        description: {
          it: 'La riga blu dei risultati, fino a 60 caratteri. Vuoto: il titolo.',
          en: 'The blue line in the results, up to 60 characters. If empty, the title.',
        },
      },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: maxLineLength,
      label: { it: 'Descrizione', en: 'Description' },
      admin: {
        description: {
          it: 'Il testo sotto il titolo nei risultati, fino a 160 caratteri. Vuota: il riassunto.',
          en: 'The text below the title in the results, up to 160 characters. If empty, the summary.',
        },
      },
    },
    {
      name: 'keywords',
      type: 'array',
      localized: true,
      label: { it: 'Parole chiave', en: 'Keywords' },
      admin: {
        description: {
          it: 'Le parole con cui si cerca questa pagina; la valutazione è per l’ufficio.',
          en: 'The words with which people search for this page; the rating is for the office.',
        },
      },
      labels: {
        singular: { it: 'Parola chiave', en: 'Keyword' },
        plural: { it: 'Parole chiave', en: 'Keywords' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'keyword',
              type: 'text',
              required: true,
              maxLength: maxLineLength,
              label: { it: 'Parola chiave', en: 'Keyword' },
            },
            {
              name: 'rating',
              type: 'select',
              defaultValue: 'neutral',
              options: choices({
                neutral: ['Non valutata', 'Not rated'],
                good: ['Buona', 'Good'],
                average: ['Media', 'Average'],
                poor: ['Scarsa', 'Poor'],
              }),
              label: { it: 'Valutazione', en: 'Rating' },
            },
          ],
        },
      ],
    },
    picture('image', { it: 'Immagine per i social', en: 'Picture for social networks' }),
    {
      name: 'noIndex',
      type: 'checkbox',
      label: { it: 'Nascondi ai motori di ricerca', en: 'Hide from search engines' },
      admin: {
        description: {
          it: 'Chi ha l’indirizzo la vede lo stesso.',
          en: 'People who have the address can still see it.',
        },
      },
    },
    {
      name: 'canonical',
      type: 'text',
      localized: true,
      ...linkAddress,
      label: { it: 'Indirizzo canonico', en: 'Canonical address' },
      admin: {
        description: {
          it: 'Solo se lo stesso testo sta anche altrove: l’indirizzo dell’originale.',
          en: 'Only if the same text is also published elsewhere: the address of the original.',
        },
      },
    },
  ],
};
