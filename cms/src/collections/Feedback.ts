import type { CollectionConfig } from 'payload';
import { isEditor, isStaff } from '../access/staff';
import { choices } from '../fields/options';

/** Longest reason that a visitor may give, in characters. */
export const reasonLength = 500;

/** What visitors say about pages. Nothing here tells who said it, nor when on the day. */
export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: {
    singular: { it: 'Parere su una pagina', en: 'Opinion on a page' },
    plural: { it: 'Pareri sulle pagine', en: 'Opinions on pages' },
  },
  admin: {
    useAsTitle: 'uri',
    defaultColumns: ['day', 'kind', 'clear', 'uri', 'reason', 'site'],
    listSearchableFields: ['uri', 'reason'],
    group: { it: 'Amministrazione', en: 'Administration' },
    description: {
      it: 'Le risposte a «Questa pagina è chiara?» e le segnalazioni di annunci sbagliati. Nessuno sa chi le ha mandate: se nel testo trovi un nome o un recapito, cancellale.',
      en: 'Answers to “Is this page clear?”, and reports of listings that are wrong. Nobody knows who sent them: if you find a name or a number in the text, delete them.',
    },
  },
  defaultSort: '-day',
  // A time of day could tell who wrote.
  timestamps: false,
  lockDocuments: false,
  // Visitors send them through the contract.
  access: {
    create: () => false,
    read: isStaff,
    update: () => false,
    delete: isEditor,
  },
  fields: [
    {
      name: 'day',
      type: 'date',
      required: true,
      index: true,
      label: { it: 'Giorno', en: 'Day' },
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'opinion',
      options: choices({
        opinion: ['Parere', 'Opinion'],
        report: ['Segnalazione di un errore', 'Report of a mistake'],
      }),
      label: { it: 'Tipo', en: 'Kind' },
    },
    {
      name: 'clear',
      type: 'select',
      required: true,
      options: choices({ yes: ['Sì', 'Yes'], no: ['No', 'No'] }),
      label: { it: 'È chiara?', en: 'Is it clear?' },
    },
    {
      name: 'uri',
      type: 'text',
      required: true,
      index: true,
      label: { it: 'Pagina', en: 'Page' },
      admin: {
        description: {
          it: 'Indirizzo senza la barra iniziale; __home__ è la pagina iniziale.',
          en: 'Address without the leading slash; __home__ is the home page.',
        },
      },
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      options: choices({ it: ['Italiano', 'Italian'], en: ['Inglese', 'English'] }),
      label: { it: 'Lingua', en: 'Language' },
    },
    {
      name: 'reason',
      type: 'textarea',
      // Payload counts UTF-16 units, of which a character may have two.
      maxLength: 2 * reasonLength,
      label: { it: 'Che cosa non va', en: 'What is wrong' },
    },
  ],
};
