import type { CollectionConfig } from 'payload';
import { noAccess } from '../access/noAccess';
import { isEditor } from '../access/staff';
import { site } from '../fields/site';
import { day } from '../fields/dates';
import { maxMissLength } from '../search/missedWords';

/**
 * The words that visitors searched for without a result, and how often on each day. It has nothing about the
 * visitors. `MissedSearchCounter` writes it.
 */
export const MissedSearches: CollectionConfig = {
  slug: 'missedSearches',
  labels: {
    singular: { it: 'Ricerca senza risultati', en: 'Search without results' },
    plural: { it: 'Ricerche senza risultati', en: 'Searches without results' },
  },
  admin: {
    useAsTitle: 'words',
    defaultColumns: ['words', 'count', 'site', 'day'],
    listSearchableFields: ['words'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Le parole che i visitatori hanno cercato senza trovare nulla, giorno per giorno. Non si sa chi le ha cercate. Dopo 90 giorni si cancellano da sole.',
      en: 'The words that visitors searched for and found nothing, day by day. Nobody knows who searched for them. They are deleted after 90 days.',
    },
  },
  defaultSort: ['-day', '-count'],
  // A time of day could identify the visitor.
  timestamps: false,
  lockDocuments: false,
  access: { ...noAccess, read: isEditor, delete: isEditor },
  indexes: [{ fields: ['day', 'site', 'words'], unique: true }],
  fields: [
    {
      name: 'words',
      type: 'text',
      required: true,
      maxLength: maxMissLength,
      label: { it: 'Parole cercate', en: 'Words' },
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: { it: 'Quante volte', en: 'How often' },
    },
    site,
    { ...day('day', { it: 'Giorno', en: 'Day' }), required: true, index: true },
  ],
};
