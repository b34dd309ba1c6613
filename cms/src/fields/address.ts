import type { Field } from 'payload';

const degrees = {
  components: {
    Field: {
      path: '/src/admin/numbers/NumberField#NumberField',
      clientProps: { isDegrees: true },
    },
  },
};

/** A postal address on one line and its position on the map. */
export const address: Field = {
  name: 'address',
  type: 'group',
  label: { it: 'Indirizzo', en: 'Address' },
  fields: [
    {
      name: 'address',
      type: 'text',
      label: { it: 'Indirizzo postale', en: 'Postal address' },
      admin: {
        description: {
          it: 'Su una riga, per esempio «Via Alta 44, San Vero».',
          en: 'On one line, for example “Via Alta 44, San Vero”.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'lat',
          type: 'number',
          min: -90,
          max: 90,
          admin: degrees,
          label: { it: 'Latitudine (gradi nord)', en: 'Latitude (degrees north)' },
        },
        {
          name: 'lng',
          type: 'number',
          min: -180,
          max: 180,
          admin: degrees,
          label: { it: 'Longitudine (gradi est)', en: 'Longitude (degrees east)' },
        },
      ],
    },
    {
      name: 'mapPosition',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/admin/MapPicker#MapPicker' },
      },
    },
  ],
};
