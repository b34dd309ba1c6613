import type { CollectionConfig } from 'payload';
import { isAdministrator } from '../access/staff';
import type { alertSections, frequencies } from '../alerts/sections';
import { choices } from '../fields/options';

/** Of a field that is the program's own business. */
const technical = { admin: { hidden: true } };

/**
 * Searches of which somebody wants to hear by mail. The contract writes them (src/alerts); an
 * administrator can see them and, if a person asks, delete them. The last four fields are the job's:
 * which turns (see Debuts) have been told, up to which one the mail on its way tells, when the next
 * may go (Unix milliseconds), and how often the mail server has refused the address.
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
      en: 'Who gets an alert when there is something new. Who does not confirm within 48 hours is gone from here; every search ends after a year.',
    },
  },
  timestamps: false,
  lockDocuments: false,
  access: {
    create: () => false,
    read: isAdministrator,
    update: () => false,
    delete: isAdministrator,
  },
  indexes: [{ fields: ['email', 'site', 'section', 'query'], unique: true }],
  fields: [
    { name: 'uid', type: 'text', required: true, unique: true, ...technical },
    {
      name: 'email',
      type: 'text',
      required: true,
      label: { it: 'Indirizzo e-mail', en: 'E-mail address' },
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      options: choices({ it: ['Italiano', 'Italian'], en: ['Inglese', 'English'] }),
      label: { it: 'Lingua', en: 'Language' },
    },
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
          it: 'Come stanno nell’indirizzo dell’elenco. Vuoto: tutto.',
          en: 'As they stand in the address of the list. Empty: everything.',
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
    { name: 'askedAt', type: 'date', required: true, label: { it: 'Chiesta il', en: 'Asked on' } },
    { name: 'confirmedAt', type: 'date', label: { it: 'Confermata il', en: 'Confirmed on' } },
    { name: 'since', type: 'number', required: true, ...technical },
    { name: 'until', type: 'number', required: true, ...technical },
    { name: 'nextAt', type: 'number', required: true, ...technical },
    { name: 'refusals', type: 'number', required: true, ...technical },
  ],
};
