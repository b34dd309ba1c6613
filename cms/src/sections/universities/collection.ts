import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { picture } from '../../fields/picture';
import { placeAndContacts, searchablePlace } from '../../fields/placeAndContacts';
import { maxLineLength, title } from '../../fields/texts';
import { entryCollection } from '../../collections/entryCollection';

/** The universities of the town. */
export const Universities: CollectionConfig = entryCollection({
  slug: 'universities',
  labels: {
    singular: { it: 'Ateneo', en: 'University' },
    plural: { it: 'Atenei', en: 'Universities' },
  },
  columns: ['subtitle'],
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [
        title,
        {
          name: 'subtitle',
          type: 'text',
          localized: true,
          maxLength: maxLineLength,
          label: { it: 'Sottotitolo', en: 'Subtitle' },
          admin: {
            description: {
              it: 'Una riga sotto il nome, per esempio «Dal 1361».',
              en: 'A line below the name, for example “Since 1361”.',
            },
          },
        },
        picture(
          'thumbnail',
          { it: 'Immagine', en: 'Picture' },
          {
            description: {
              it: 'La sede o lo stemma, per gli elenchi.',
              en: 'The building or the coat of arms, for lists.',
            },
          },
        ),
        contentManager(),
      ],
    },
    { label: { it: 'Luogo e contatti', en: 'Place and contacts' }, fields: placeAndContacts },
  ],
  searchable: ['subtitle', 'contentManager'],
  searchableInList: [...searchablePlace],
});
