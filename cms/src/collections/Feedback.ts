import type { CollectionConfig } from 'payload';
import { noAccess } from '../access/noAccess';
import { isEditor, isStaff } from '../access/staff';
import { choices } from '../fields/options';
import { site } from '../fields/site';
import { day } from '../fields/dates';

/** Maximum length of a visitor's reason, in characters. */
export const reasonLength = 500;

/** Feedback of visitors about pages. It is anonymous and has no time of day. */
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
      it: 'Le risposte a «Questa pagina è chiara?» e le segnalazioni di annunci sbagliati. Sono anonime: se nel testo trovi un nome o un recapito, cancellale.',
      en: 'Answers to “Is this page clear?” and reports of wrong advertisements. They are anonymous: if you find a name or a phone number in one, delete it.',
    },
  },
  defaultSort: '-day',
  // A time of day could identify the visitor.
  timestamps: false,
  lockDocuments: false,
  // Visitors send feedback through the contract.
  access: { ...noAccess, read: isStaff, delete: isEditor },
  fields: [
    { ...day('day', { it: 'Giorno', en: 'Day' }), required: true, index: true },
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
      label: { it: 'Tipo', en: 'Type' },
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
          en: 'The address without the first slash; __home__ is the home page.',
        },
      },
    },
    site,
    {
      name: 'reason',
      type: 'textarea',
      // Payload counts UTF-16 code units, of which a character can have two.
      maxLength: 2 * reasonLength,
      label: { it: 'Che cosa non va', en: 'What is wrong' },
    },
  ],
};
