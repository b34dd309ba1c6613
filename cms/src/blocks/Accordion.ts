import type { ContentBlock } from './ContentBlock';

/** A question or a heading that opens the blocks inside. */
export const Accordion: ContentBlock<'accordion'> = {
  handle: 'accordion',
  labels: {
    singular: { it: 'Fisarmonica', en: 'Accordion' },
    plural: { it: 'Fisarmoniche', en: 'Accordions' },
  },
  kind: 'container',
  children: [
    'titleContent',
    'textContent',
    'image',
    'icon',
    'gallery',
    'video',
    'embed',
    'download',
    'links',
    'buttons',
    'card',
    'separator',
    'spacer',
  ],
  fields: [
    {
      name: 'plainTitle',
      type: 'text',
      required: true,
      label: { it: 'Titolo o domanda', en: 'Heading or question' },
      admin: {
        description: {
          it: 'Resta visibile; il resto si apre con un clic.',
          en: 'Always visible; the rest opens with a click.',
        },
      },
    },
  ],
  resolvers: {},
};
