import type { CollectionConfig } from 'payload';
import { internal } from '../access/noAccess';

/**
 * Hashes of the codes in mails to visitors. Times are Unix milliseconds. No API shows them;
 * src/accounts/codes.ts writes them.
 */
export const VisitorCodes: CollectionConfig = {
  slug: 'visitorCodes',
  labels: {
    singular: { it: 'Codice di un visitatore', en: 'Visitor’s code' },
    plural: { it: 'Codici dei visitatori', en: 'Visitors’ codes' },
  },
  ...internal,
  fields: [
    { name: 'visitor', type: 'text', required: true, index: true },
    { name: 'purpose', type: 'text', required: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'email', type: 'text' },
    { name: 'expiresAt', type: 'number', required: true },
    // Only for an activation: the data of the registration, which are stored in the account with the code.
    { name: 'fullName', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'passwordHash', type: 'text' },
    { name: 'privacyVersion', type: 'text' },
    { name: 'privacyAcceptedAt', type: 'text' },
  ],
};
