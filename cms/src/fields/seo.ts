import type { Field } from 'payload';
import { checkAddress } from './linkAddress';
import { choices } from './options';
import { picture } from './picture';

/** Search-engine and social-network data of a page, one set per language. */
export const seo: Field = {
  name: 'seo',
  type: 'group',
  label: 'SEO',
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { it: 'Titolo per i motori di ricerca', en: 'Title for search engines' },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 200,
      label: { it: 'Descrizione', en: 'Description' },
    },
    {
      name: 'keywords',
      type: 'array',
      localized: true,
      label: { it: 'Parole chiave', en: 'Keywords' },
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
    },
    {
      name: 'canonical',
      type: 'text',
      localized: true,
      validate: checkAddress,
      label: { it: 'Indirizzo canonico', en: 'Canonical address' },
    },
  ],
};
