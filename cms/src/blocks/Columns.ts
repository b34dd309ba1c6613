import type { Field } from 'payload';
import type { ContentBlock } from './ContentBlock';

const columnNumber = (name: string, defaultValue: number, it: string, en: string): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 6,
  defaultValue,
  label: { it, en },
});

/** A grid; its children fill the cells. */
export const Columns: ContentBlock<'columns'> = {
  handle: 'columns',
  labels: { singular: { it: 'Colonne', en: 'Columns' }, plural: { it: 'Colonne', en: 'Columns' } },
  kind: 'container',
  fields: [
    {
      type: 'row',
      fields: [
        columnNumber('columnNumberMobile', 1, 'Colonne sul telefono', 'Columns on phones'),
        columnNumber('columnNumberTablet', 2, 'Su tablet (da 768 px)', 'On tablets (from 768 px)'),
        columnNumber(
          'columnNumberDesktop',
          3,
          'Su computer (da 1024 px)',
          'On computers (from 1024 px)',
        ),
        columnNumber(
          'columnNumberWide',
          3,
          'Su schermi grandi (da 1280 px)',
          'On large screens (from 1280 px)',
        ),
      ],
    },
  ],
  resolvers: {},
};
