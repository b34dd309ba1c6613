import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody';

/**
 * Codes of links in mails to visitors, hashed. Times are Unix milliseconds. No API shows them;
 * src/accounts/codes.ts writes them.
 */
export const VisitorCodes: CollectionConfig = {
  slug: 'visitorCodes',
  labels: {
    singular: { it: 'Codice di un visitatore', en: 'Visitor’s code' },
    plural: { it: 'Codici dei visitatori', en: 'Visitors’ codes' },
  },
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  access: nobody,
  fields: [
    { name: 'visitor', type: 'text', required: true, index: true },
    { name: 'purpose', type: 'text', required: true },
    { name: 'codeHash', type: 'text', required: true },
    { name: 'email', type: 'text' },
    { name: 'expiresAt', type: 'number', required: true },
    // Of an activation: the registration that its mail is about. The account gets it with the code.
    { name: 'fullName', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'passwordHash', type: 'text' },
    { name: 'privacyVersion', type: 'text' },
    { name: 'privacyAcceptedAt', type: 'text' },
  ],
};
