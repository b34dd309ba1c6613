import { html } from '../api/html';
import type { ContentBlock } from './ContentBlock';
import { fontSizes } from './styleFields';

/** Rich text. */
export const TextContent: ContentBlock<'textContent'> = {
  handle: 'textContent',
  labels: { singular: { it: 'Testo', en: 'Text' }, plural: { it: 'Testi', en: 'Texts' } },
  fields: [
    {
      name: 'textContent',
      type: 'richText',
      required: true,
      label: { it: 'Testo', en: 'Text' },
    },
    {
      name: 'fontSize',
      type: 'select',
      options: fontSizes,
      label: { it: 'Grandezza', en: 'Size' },
    },
  ],
  resolvers: {
    textContent: html(({ block }) => block.textContent),
  },
};
