import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody';

/**
 * When visitors of a site could first see an entry, counted in turns: how often somebody has looked
 * for what is new. src/alerts/debuts.ts writes them; no API shows them.
 */
export const Debuts: CollectionConfig = {
  slug: 'debuts',
  labels: {
    singular: { it: 'Prima pubblicazione', en: 'First publication' },
    plural: { it: 'Prime pubblicazioni', en: 'First publications' },
  },
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  access: nobody,
  indexes: [{ fields: ['site', 'element'], unique: true }],
  fields: [
    { name: 'site', type: 'text', required: true },
    { name: 'section', type: 'text', required: true },
    { name: 'element', type: 'number', required: true },
    { name: 'turn', type: 'number', required: true, index: true },
  ],
};
