import type { CollectionConfig } from 'payload';
import { internal } from '../access/noAccess';

/**
 * The entries that were visible in a site, each with the number of the run that recorded it first (see
 * src/alerts/firstPublications.ts, which writes them). No API returns them.
 */
export const FirstPublications: CollectionConfig = {
  slug: 'firstPublications',
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
    { name: 'run', type: 'number', required: true, index: true },
  ],
};
