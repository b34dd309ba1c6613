import type { CollectionConfig } from 'payload';
import { isAdministrator, isStaff } from '../access/staff';
import { choices } from '../fields/options';
import { publishFormerAddresses } from '../publish/hooks';
import { entryCollections } from '../sections';

/** Slugs that entries have had: visitors who come with one are sent to the entry's address of today. */
export const FormerAddresses: CollectionConfig = {
  slug: 'formerAddresses',
  labels: {
    singular: { it: 'Vecchio indirizzo', en: 'Former address' },
    plural: { it: 'Vecchi indirizzi', en: 'Former addresses' },
  },
  admin: {
    useAsTitle: 'slug',
    defaultColumns: ['slug', 'site', 'entry'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Si scrivono da soli quando un contenuto pubblicato cambia indirizzo. Cancellarne uno spegne il rinvio.',
      en: 'Written by themselves when published content changes its address. Deleting one ends the redirect.',
    },
  },
  // Only hooks write them.
  access: { create: () => false, read: isStaff, update: () => false, delete: isAdministrator },
  hooks: publishFormerAddresses,
  fields: [
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      label: { it: 'Indirizzo', en: 'Address' },
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      options: choices({ it: ['Italiano', 'Italian'], en: ['Inglese', 'English'] }),
      label: { it: 'Lingua', en: 'Language' },
    },
    {
      name: 'entry',
      type: 'relationship',
      relationTo: [...entryCollections],
      required: true,
      label: { it: 'Porta a', en: 'Leads to' },
    },
  ],
};
