import type { CollectionConfig } from 'payload';
import { noAccess } from '../access/noAccess';
import { isAdministrator } from '../access/staff';
import type { alertSections, frequencies } from '../alerts/sections';
import { choices } from '../fields/options';
import { site } from '../fields/site';

/** Options of a field that only the program uses. */
const technical = { admin: { hidden: true } };

/**
 * Saved searches, whose owners get mails about new results. The contract writes them (src/alerts); an
 * administrator can see them and, on request, delete them. The last four fields are for the job that sends the mails:
 * `since` is the last run (see FirstPublications) whose entries were mailed, `until` the last run whose entries are in
 * the mail that is being sent, `nextAt` when the next mail may be sent (Unix milliseconds), and `refusals` how often
 * the mail server has refused the address.
 */
export const SavedSearches: CollectionConfig = {
  slug: 'savedSearches',
  labels: {
    singular: { it: 'Ricerca salvata', en: 'Saved search' },
    plural: { it: 'Ricerche salvate', en: 'Saved searches' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'section', 'query', 'site', 'confirmedAt'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Chi riceve un avviso quando c’è qualcosa di nuovo. Chi non conferma entro 48 ore sparisce da qui; ogni ricerca finisce dopo un anno.',
      en: 'People who get an alert when there is something new. A search that is not confirmed within 48 hours is deleted; each search ends after a year.',
    },
  },
  timestamps: false,
  lockDocuments: false,
  access: { ...noAccess, read: isAdministrator, delete: isAdministrator },
  indexes: [{ fields: ['email', 'site', 'section', 'query'], unique: true }],
  fields: [
    { name: 'uid', type: 'text', required: true, unique: true, ...technical },
    {
      name: 'email',
      type: 'text',
      required: true,
      label: { it: 'Indirizzo e-mail', en: 'E-mail address' },
    },
    site,
    {
      name: 'section',
      type: 'select',
      required: true,
      options: choices({
        accommodations: ['Alloggi', 'Accommodations'],
        services: ['Servizi', 'Services'],
        events: ['Eventi', 'Events'],
      } satisfies Record<(typeof alertSections)[number], [string, string]>),
      label: { it: 'Elenco', en: 'List' },
    },
    {
      name: 'query',
      type: 'text',
      label: { it: 'Filtri', en: 'Filters' },
      admin: {
        description: {
          it: 'Come nell’indirizzo dell’elenco. Vuoto: tutto.',
          en: 'As in the address of the list. If empty: everything.',
        },
      },
    },
    {
      name: 'frequency',
      type: 'select',
      required: true,
      options: choices({
        daily: ['Una volta al giorno', 'Once a day'],
        weekly: ['Una volta alla settimana', 'Once a week'],
      } satisfies Record<(typeof frequencies)[number], [string, string]>),
      label: { it: 'Al massimo', en: 'At most' },
    },
    {
      name: 'requestedAt',
      type: 'date',
      required: true,
      label: { it: 'Chiesta il', en: 'Requested on' },
    },
    { name: 'confirmedAt', type: 'date', label: { it: 'Confermata il', en: 'Confirmed on' } },
    { name: 'since', type: 'number', required: true, ...technical },
    { name: 'until', type: 'number', required: true, ...technical },
    { name: 'nextAt', type: 'number', required: true, ...technical },
    { name: 'refusals', type: 'number', required: true, ...technical },
  ],
};
