import { link } from '../fields/link';
import { choices } from '../fields/options';
import type { ContentBlock } from './ContentBlock';
import { rowSources } from '../api/rows';

/** A row or column of buttons. */
export const Buttons: ContentBlock<'buttons'> = {
  handle: 'buttons',
  labels: {
    singular: { it: 'Pulsanti', en: 'Buttons' },
    plural: { it: 'Pulsanti', en: 'Buttons' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'orientation',
          type: 'select',
          defaultValue: 'horizontal',
          options: choices({
            horizontal: ['In fila', 'In a row'],
            vertical: ['In colonna', 'In a column'],
          }),
          label: { it: 'Disposizione', en: 'Orientation' },
        },
        {
          name: 'buttonStyle',
          type: 'select',
          defaultValue: 'primary',
          options: choices({
            primary: ['Principale', 'Primary'],
            secondary: ['Secondario', 'Secondary'],
            text: ['Solo testo', 'Text only'],
          }),
          label: { it: 'Stile', en: 'Style' },
          admin: {
            description: {
              it: 'Usa lo stile «Principale» una sola volta per pagina.',
              en: 'Use the style “Primary” only once on a page.',
            },
          },
        },
      ],
    },
    {
      name: 'buttons',
      type: 'array',
      labels: {
        singular: { it: 'Pulsante', en: 'Button' },
        plural: { it: 'Pulsanti', en: 'Buttons' },
      },
      label: { it: 'Pulsanti', en: 'Buttons' },
      fields: [link()],
    },
  ],
  resolvers: {
    orientation: ({ block }) => block.orientation ?? 'horizontal',
    buttonStyle: ({ block }) => block.buttonStyle ?? 'primary',
    buttons: ({ block, site }) => rowSources('buttons', 'button', block.buttons, site),
  },
};
