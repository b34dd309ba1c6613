import { html } from '../api/html';
import type { BlockSource, ContentBlock } from './ContentBlock';
import { fontSizes } from './styleFields';

type Source = BlockSource<'textContent'>;

/** Rich text. */
export const TextContent: ContentBlock = {
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
    textContent: html(({ block }: Source) => block.textContent),
    fontSize: ({ block }: Source) => block.fontSize,
  },
};
