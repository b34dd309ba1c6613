import type { CollectionConfig } from 'payload';
import { internal } from '../access/noAccess';

/**
 * The forms of the admin that are open, one row for each tab of a browser. `createdAt` is when it was opened, and
 * `updatedAt` the time of its last heartbeat: see `openFormsEndpoint`.
 */
export const OpenForms: CollectionConfig = {
  slug: 'openForms',
  dbName: 'open_forms',
  ...internal,
  timestamps: true,
  fields: [
    { name: 'tab', type: 'text', required: true, unique: true },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users' },
  ],
};
