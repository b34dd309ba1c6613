import type { GroupField } from 'payload';
import { linkAddress } from '../../fields/linkAddress';
import { maxLineLength } from '../../fields/texts';

/** Whose event it is; the reading of a feed fills it in. */
export const source: GroupField = {
  name: 'source',
  type: 'group',
  label: { it: 'Fonte', en: 'Source' },
  admin: {
    description: {
      it: 'Di chi è l’evento: la pagina dice «Da …». Negli eventi che arrivano da una fonte c’è già.',
      en: 'Whose event it is: the page says “From …”. Events that come from a feed have it already.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          maxLength: maxLineLength,
          label: { it: 'Nome', en: 'Name' },
        },
        {
          name: 'url',
          type: 'text',
          ...linkAddress,
          label: { it: 'Collegamento', en: 'Link' },
          admin: { placeholder: 'https://…' },
        },
      ],
    },
  ],
};
