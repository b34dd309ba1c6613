import type { Field } from 'payload';
import type { BlockSource, ContentBlock } from './ContentBlock';

type Source = BlockSource<'columns'>;

const columnNumber = (name: string, defaultValue: number, it: string, en: string): Field => ({
  name,
  type: 'number',
  min: 1,
  max: 6,
  defaultValue,
  label: { it, en },
});

/** A grid; its children fill the cells. */
export const Columns: ContentBlock = {
  handle: 'columns',
  labels: { singular: { it: 'Colonne', en: 'Columns' }, plural: { it: 'Colonne', en: 'Columns' } },
  kind: 'container',
  fields: [
    {
      type: 'row',
      fields: [
        columnNumber('columnNumberMobile', 1, 'Telefono', 'Phone'),
        columnNumber('columnNumberTablet', 2, 'Da 768 px', 'From 768 px'),
        columnNumber('columnNumberDesktop', 3, 'Da 1024 px', 'From 1024 px'),
        columnNumber('columnNumberWide', 3, 'Da 1280 px', 'From 1280 px'),
      ],
    },
  ],
  resolvers: {
    columnNumberMobile: ({ block }: Source) => block.columnNumberMobile,
    columnNumberTablet: ({ block }: Source) => block.columnNumberTablet,
    columnNumberDesktop: ({ block }: Source) => block.columnNumberDesktop,
    columnNumberWide: ({ block }: Source) => block.columnNumberWide,
  },
};
