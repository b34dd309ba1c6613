import { publicAccess } from '../access/staff';
import { withCsvButtons } from '../csv/withCsvButtons';
import { choices } from '../fields/options';
import { publishRedirects } from '../publish/hooks';
import { normalizePath } from '../redirects/address';
import { ownPath } from '../redirects/ownPath';
import { checkFrom, checkTarget } from '../redirects/validate';
import { entryCollections } from '../sections/sections';
import { defaultSite, siteOptions } from '../sites';
import { ignoreSelectOfDelete } from './ignoreSelectOfDelete';

interface Kinds {
  kind?: string;
}
const isEntry = (_: unknown, sibling: Kinds): boolean => sibling.kind !== 'address';
const isAddress = (_: unknown, sibling: Kinds): boolean => sibling.kind === 'address';

/** Addresses of an old site that editors redirect to the new one (ADR 39). */
export const Redirects = withCsvButtons({
  slug: 'redirects',
  labels: {
    singular: { it: 'Reindirizzamento', en: 'Redirect' },
    plural: { it: 'Reindirizzamenti', en: 'Redirects' },
  },
  admin: {
    useAsTitle: 'from',
    listSearchableFields: ['from', 'target'],
    defaultColumns: ['from', 'kind', 'entry', 'target'],
    group: { it: 'Navigazione', en: 'Navigation' },
    description: {
      it: 'Per gli indirizzi di un sito vecchio: chi li apre arriva alla pagina giusta. Valgono solo dove il sito non ha una pagina sua.',
      en: 'For the addresses of an old site: visitors who open them reach the right page. They apply only where the site has no page of its own.',
    },
  },
  access: publicAccess('site'),
  hooks: { ...publishRedirects, beforeOperation: [ignoreSelectOfDelete] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: checkFrom,
      hooks: { beforeValidate: [({ value }) => normalized(value, normalizePath)] },
      label: { it: 'Indirizzo vecchio', en: 'Old address' },
      admin: {
        placeholder: { it: '/alloggi/elenco.html', en: '/housing/list.html' },
        description: {
          it: 'La parte dopo il nome del sito, per esempio /alloggi/elenco.html o /index.php?id=12. Conta la differenza fra maiuscole e minuscole.',
          en: 'The part after the name of the site, for example /housing/list.html or /index.php?id=12. Upper and lower case differ.',
        },
      },
    },
    {
      name: 'kind',
      type: 'radio',
      required: true,
      defaultValue: 'entry',
      options: choices({
        entry: ['Un contenuto del sito', 'Content of this site'],
        address: ['Un indirizzo', 'An address'],
      }),
      label: { it: 'Porta a', en: 'Leads to' },
    },
    {
      name: 'entry',
      type: 'relationship',
      relationTo: [...entryCollections],
      required: true,
      label: { it: 'Contenuto', en: 'Content' },
      admin: {
        condition: isEntry,
        description: {
          it: 'Il reindirizzamento resta giusto anche se il contenuto cambia indirizzo. Finché non è pubblicato, i visitatori vedono «Pagina non trovata».',
          en: 'The redirect stays correct even if the content changes its address. Until it is published, visitors see “Page not found”.',
        },
      },
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      defaultValue: defaultSite,
      options: siteOptions,
      label: { it: 'Nella lingua', en: 'In the language' },
      admin: { condition: isEntry },
    },
    {
      name: 'target',
      type: 'text',
      required: true,
      index: true,
      validate: checkTarget,
      // An address of this site is stored as a path, so that loops and chains are found.
      hooks: { beforeValidate: [({ value }) => normalized(value, ownPath)] },
      label: { it: 'Indirizzo nuovo', en: 'New address' },
      admin: {
        condition: isAddress,
        placeholder: { it: '/alloggi?category=camere', en: '/en/accommodations?category=rooms' },
        description: {
          it: 'Un indirizzo di questo sito che comincia con una barra, oppure uno di un altro sito che comincia con https://.',
          en: 'An address of this site that starts with a slash, or one of another site that starts with https://.',
        },
      },
    },
  ],
});

/** The normal form of a typed address; a wrong one stays as it is, for the message of the validator. */
function normalized(value: unknown, normalize: (text: string) => string | null): unknown {
  return typeof value === 'string' ? (normalize(value) ?? value.trim()) : value;
}
