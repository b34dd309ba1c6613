import type { Field } from 'payload';

/** When an entry appears, set at its first publication, and when it leaves. */
export const dates: Field[] = [
  {
    name: 'postDate',
    type: 'date',
    index: true,
    label: { it: 'Pubblicato il', en: 'Published on' },
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    hooks: {
      beforeDuplicate: [() => null],
      beforeChange: [
        ({ value, data }): unknown =>
          value ?? (data?._status === 'published' ? new Date().toISOString() : value),
      ],
    },
  },
  {
    name: 'expiryDate',
    type: 'date',
    label: { it: 'Scade il', en: 'Expires on' },
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
];
