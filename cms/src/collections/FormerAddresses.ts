import type { Access, CollectionConfig, TextFieldSingleValidation } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { canPublish, isAdministrator, isStaff } from '../access/staff';
import { site } from '../fields/site';
import { isRecord } from '../lib/isRecord';
import { slugify } from '../lib/slugify';
import { publishFormerAddresses } from '../publish/hooks';
import { entryCollections, isEntryCollection } from '../sections/sections';
import { ignoreSelectOfDelete } from './ignoreSelectOfDelete';

/**
 * Whether the request may add a former address, as an import of a town does: it may publish in the section of the
 * entry. Without data, Payload checks whether the admin shows a form, and there is none.
 */
const mayAdd: Access = ({ data, req }) => {
  const entry: unknown = isRecord(data) ? data.entry : undefined;
  const section = isRecord(entry) ? entry.relationTo : undefined;
  return typeof section === 'string' && isEntryCollection(section) && canPublish(section, { req });
};

const notAnAddress = {
  it: 'Scrivi l’ultima parte di un indirizzo: lettere minuscole, cifre e trattini.',
  en: 'Enter the last part of an address: small letters, digits and hyphens.',
};

const checkSlug: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && value !== '' && slugify(value) === value) ||
  notAnAddress[adminLanguage(req)];

/** Former slugs of entries. Their addresses redirect to the current address of the entry. */
export const FormerAddresses: CollectionConfig = {
  slug: 'formerAddresses',
  lockDocuments: false,
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
  access: { create: mayAdd, read: isStaff, update: () => false, delete: isAdministrator },
  hooks: { ...publishFormerAddresses, beforeOperation: [ignoreSelectOfDelete] },
  fields: [
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      validate: checkSlug,
      label: { it: 'Indirizzo', en: 'Address' },
    },
    site,
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
