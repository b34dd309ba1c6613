import type { CollectionConfig } from 'payload';
import { internal } from '../access/noAccess';

/**
 * Links with which visitors share their favourites, at most one per visitor; tokens are hashed. Times are
 * Unix milliseconds. No API shows them; src/accounts/sharedLists.ts writes them.
 */
export const VisitorLists: CollectionConfig = {
  slug: 'visitorLists',
  labels: {
    singular: { it: 'Lista condivisa di un visitatore', en: 'Visitor’s shared list' },
    plural: { it: 'Liste condivise dei visitatori', en: 'Visitors’ shared lists' },
  },
  ...internal,
  fields: [
    { name: 'visitor', type: 'text', required: true, unique: true },
    { name: 'salt', type: 'text', required: true },
    { name: 'tokenHash', type: 'text', required: true, index: true },
    { name: 'madeAt', type: 'number', required: true },
    { name: 'expiresAt', type: 'number', required: true },
  ],
};
