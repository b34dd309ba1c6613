import type { Field } from 'payload';
import { recognizeContact } from '../fields/linkAddress';
import { siteOptions } from '../sites';

/** An address as it is stored, from one that was pasted with the name that mail programs add. */
function normalizeEmail(text: string): string {
  const contact = recognizeContact(text);
  const email = contact?.kind === 'email' ? contact.href.replace('mailto:', '') : text.trim();
  return email.toLowerCase();
}

/** How the office reaches the owner of a home. The contract, tables and the search of visitors do not contain it. */
export const ownerFields: Field[] = [
  {
    name: 'ownerEmail',
    type: 'email',
    // All homes of an address are in one mail, however the address was typed.
    hooks: {
      beforeValidate: [
        ({ value }): unknown => (typeof value === 'string' ? normalizeEmail(value) : value),
      ],
    },
    label: { it: 'E-mail del proprietario', en: 'Owner’s e-mail address' },
    admin: {
      description: {
        it: 'Solo per l’ufficio: i visitatori non la leggono. Il programma chiede qui se l’alloggio è ancora libero.',
        en: 'Only for the office: visitors do not see it. The program asks here whether the home is still free.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'ownerPhone',
        type: 'text',
        maxLength: 100,
        label: { it: 'Telefono del proprietario', en: 'Owner’s telephone' },
        admin: {
          width: '50%',
          description: { it: 'Solo per l’ufficio.', en: 'Only for the office.' },
        },
      },
      {
        name: 'ownerLanguage',
        type: 'select',
        options: siteOptions,
        label: { it: 'Lingua del proprietario', en: 'Owner’s language' },
        admin: {
          width: '50%',
          description: {
            it: 'Delle e-mail. Vuoto: la prima lingua del sito.',
            en: 'Of the e-mails. If empty: the first language of the site.',
          },
        },
      },
    ],
  },
];
