import type { Field } from 'payload';

/** A place on the map, with its postal address on one line. */
export const address: Field = {
  name: 'address',
  type: 'group',
  label: { it: 'Indirizzo', en: 'Address' },
  fields: [
    { name: 'address', type: 'text', label: { it: 'Indirizzo postale', en: 'Postal address' } },
    {
      type: 'row',
      fields: [
        {
          name: 'lat',
          type: 'number',
          min: -90,
          max: 90,
          label: { it: 'Latitudine (gradi nord)', en: 'Latitude (degrees north)' },
        },
        {
          name: 'lng',
          type: 'number',
          min: -180,
          max: 180,
          label: { it: 'Longitudine (gradi est)', en: 'Longitude (degrees east)' },
        },
      ],
    },
  ],
};
