import type { CollectionConfig } from 'payload';
import { isAdministrator, isStaff } from '../access/staff';
import { publishFormerAddresses } from '../publish/hooks';
import { entryCollections } from '../sections/sections';
import { siteOptions } from '../sites';

/** Former slugs of entries. Their addresses redirect to the current address of the entry. */
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
      it: 'Si aggiungono da soli quando un contenuto pubblicato cambia indirizzo. Se ne cancelli uno, il rinvio finisce.',
      en: 'They are added automatically when published content changes its address. If you delete one, its redirect ends.',
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
      options: siteOptions,
      label: { it: 'Lingua', en: 'Language' },
    },
    {
      name: 'entry',
      type: 'relationship',
      relationTo: [...entryCollections],
      required: true,
      // Payload would replace an entry in the trash by null, and our hooks need its id.
      maxDepth: 0,
      label: { it: 'Porta a', en: 'Leads to' },
    },
  ],
};
