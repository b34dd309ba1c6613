import type { CollectionConfig } from 'payload';
import { noAccess } from '../access/noAccess';
import { isEditor } from '../access/staff';
import { deleteDataOfDeleted } from '../accounts/deleteVisitor';
import { site } from '../fields/site';
import { ignoreSelectOfDelete } from './ignoreSelectOfDelete';

/** Options of a field that no API shows, filters or sorts by; only SQL queries read it. */
const secret = {
  hidden: true,
  access: { create: () => false, read: () => false, update: () => false },
};

/**
 * Accounts of visitors. They are separate from the staff and do not use Payload's login. The contract writes
 * them (src/accounts); the admin can only show and delete them.
 */
export const Visitors: CollectionConfig = {
  slug: 'visitors',
  labels: {
    singular: { it: 'Visitatore', en: 'Visitor' },
    plural: { it: 'Visitatori', en: 'Visitors' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'fullName', 'activatedAt', 'createdAt'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Chi ha un account sul sito. Qui si può solo guardare e, se una persona lo chiede, cancellare.',
      en: 'People with an account on the site. Here you can only view them and, on request, delete them.',
    },
  },
  lockDocuments: false,
  // Authors must not see the addresses of visitors.
  access: { ...noAccess, read: isEditor, delete: isEditor },
  hooks: { beforeOperation: [ignoreSelectOfDelete], afterDelete: [deleteDataOfDeleted] },
  fields: [
    { name: 'uid', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'email',
      type: 'text',
      required: true,
      unique: true,
      label: { it: 'Indirizzo e-mail', en: 'E-mail address' },
    },
    { name: 'fullName', type: 'text', label: { it: 'Nome e cognome', en: 'Full name' } },
    { ...site, name: 'language' },
    {
      name: 'activatedAt',
      type: 'date',
      label: { it: 'Attivo dal', en: 'Active since' },
      admin: {
        description: {
          it: 'Vuoto: non ha ancora confermato l’indirizzo. Dopo sette giorni l’account si cancella da solo.',
          en: 'If empty, the address is not confirmed yet. After seven days the account is deleted automatically.',
        },
      },
    },
    {
      name: 'privacyVersion',
      type: 'text',
      label: { it: 'Informativa accettata', en: 'Accepted privacy text' },
      admin: {
        description: {
          it: 'L’impronta (SHA-256) del testo come era pubblicato.',
          en: 'The fingerprint (SHA-256) of the text as it was published.',
        },
      },
    },
    {
      name: 'privacyAcceptedAt',
      type: 'date',
      label: { it: 'Accettata il', en: 'Accepted on' },
    },
    { name: 'passwordHash', type: 'text', ...secret },
    { name: 'favorites', type: 'json', ...secret },
    // For the deletion of accounts that nobody uses: src/accounts/unusedAccounts.ts.
    { name: 'lastUsedAt', type: 'date', ...secret },
    { name: 'warnedAt', type: 'date', ...secret },
  ],
};
