import { richTextField } from '../api/richTextField';
import type { ContentBlock } from './ContentBlock';
import { fontSize } from './styleFields';

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
    fontSize,
  ],
  resolvers: {
    textContent: richTextField(({ block }) => block.textContent),
  },
};
