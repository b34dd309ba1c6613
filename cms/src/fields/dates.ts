import type { Field } from 'payload';

/** When an entry appears, set at its first publication, and when it leaves. */
export const dates: Field[] = [
  {
    name: 'postDate',
    type: 'date',
    index: true,
    label: { it: 'Visibile dal', en: 'Visible from' },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
      description: {
        it: 'Si riempie alla prima pubblicazione. Con una data futura, i visitatori lo vedono da allora.',
        en: 'Filled at the first publication. With a date to come, visitors see it from then on.',
      },
    },
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
    label: { it: 'Visibile fino al', en: 'Visible until' },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
      description: {
        it: 'Da allora i visitatori non lo vedono più. Vuoto: resta.',
        en: 'From then on visitors do not see it any more. Empty: it stays.',
      },
    },
  },
];
