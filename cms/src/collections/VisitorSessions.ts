import type { CollectionConfig } from 'payload';
import { internal } from '../access/noAccess';

/**
 * Sessions of visitors: a row is a family of refresh tokens (docs/adr/012). Times are Unix milliseconds. No
 * API shows them, not even to the staff; src/accounts/Sessions.ts writes them.
 */
export const VisitorSessions: CollectionConfig = {
  slug: 'visitorSessions',
  labels: {
    singular: { it: 'Sessione di un visitatore', en: 'Visitor’s session' },
    plural: { it: 'Sessioni dei visitatori', en: 'Visitors’ sessions' },
  },
  ...internal,
  fields: [
    { name: 'uid', type: 'text', required: true, unique: true },
    { name: 'visitor', type: 'text', required: true, index: true },
    { name: 'device', type: 'text', required: true },
    { name: 'generation', type: 'number', required: true },
    { name: 'salt', type: 'text', required: true },
    { name: 'tokenHash', type: 'text', required: true },
    { name: 'previousHash', type: 'text' },
    { name: 'startedAt', type: 'number', required: true },
    { name: 'rotatedAt', type: 'number', required: true },
    { name: 'lastUsedAt', type: 'number', required: true },
    { name: 'expiresAt', type: 'number', required: true },
  ],
};
