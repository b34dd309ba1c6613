import type { Field } from 'payload';
import type { ContentBlock } from './ContentBlock';

const height = (name: string, it: string, en: string): Field => ({
  name,
  type: 'number',
  min: 0,
  max: 400,
  defaultValue: 48,
  label: { it, en },
});

/** Vertical space. */
export const Spacer: ContentBlock<'spacer'> = {
  handle: 'spacer',
  labels: { singular: { it: 'Spazio', en: 'Spacer' }, plural: { it: 'Spazi', en: 'Spacers' } },
  fields: [
    {
      type: 'row',
      fields: [
        height(
          'spacer',
          'Altezza (pixel; una riga di testo ne prende 28)',
          'Height (pixels; a line of text takes 28)',
        ),
        height('spacerMobile', 'Altezza sul telefono (pixel)', 'Height on phones (pixels)'),
      ],
    },
  ],
  resolvers: {},
};
