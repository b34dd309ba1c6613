import { choices } from '../fields/options';
import type { ContentBlock } from './ContentBlock';
import { fontSize } from './styleFields';

/** A heading. */
export const TitleContent: ContentBlock<'titleContent'> = {
  handle: 'titleContent',
  labels: { singular: { it: 'Titolo', en: 'Heading' }, plural: { it: 'Titoli', en: 'Headings' } },
  fields: [
    {
      name: 'plainTitle',
      type: 'text',
      required: true,
      label: { it: 'Titolo', en: 'Heading' },
    },
    {
      name: 'headingLevel',
      type: 'select',
      options: choices({
        h2: ['Titolo 2', 'Heading 2'],
        h3: ['Titolo 3', 'Heading 3'],
        h4: ['Titolo 4', 'Heading 4'],
      }),
      label: { it: 'Livello', en: 'Level' },
      admin: {
        description: {
          it: 'Se manca un livello, il sito lo corregge: così chi ascolta la pagina non si perde.',
          en: 'If a level is skipped, the site corrects it, so that people who use a screen reader can follow.',
        },
      },
    },
    fontSize,
  ],
  resolvers: {},
};
