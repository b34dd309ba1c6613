import type { Field, Where } from 'payload';

/** When an entry becomes visible, which is set at its first publication, and when it expires. */
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
        it: 'Si compila da solo alla prima pubblicazione. Con una data futura, i visitatori lo vedono da allora.',
        en: 'Filled in at the first publication. With a future date, visitors see it from that date.',
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
        en: 'After this date visitors no longer see it. If empty, it stays visible.',
      },
    },
  },
];

/** The filter of entries that have not expired; visitors do not see the others. */
export const notExpired = (now: Date): Where => ({
  or: [{ expiryDate: { exists: false } }, { expiryDate: { greater_than: now.toISOString() } }],
});
