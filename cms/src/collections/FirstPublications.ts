import type { CollectionConfig } from 'payload';
import { internal } from '../access/noAccess';

/**
 * The turns in which entries were first visible in a site (see src/alerts/firstPublications.ts, which writes
 * them). No API returns them. The slug is the name of the table.
 */
export const FirstPublications: CollectionConfig = {
  slug: 'debuts',
  labels: {
    singular: { it: 'Prima pubblicazione', en: 'First publication' },
    plural: { it: 'Prime pubblicazioni', en: 'First publications' },
  },
  ...internal,
  indexes: [{ fields: ['site', 'element'], unique: true }],
  fields: [
    { name: 'site', type: 'text', required: true },
    { name: 'section', type: 'text', required: true },
    { name: 'element', type: 'number', required: true },
    { name: 'turn', type: 'number', required: true, index: true },
  ],
};
