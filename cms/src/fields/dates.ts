import type { DateField, Field, Where } from 'payload';
import type { AdminText } from '../lib/adminLanguage';

/** A field with a day and an hour, in the town's time zone. */
export const moment = (
  name: string,
  label: AdminText,
  description: AdminText,
  extra: Partial<DateField> = {},
): DateField => ({
  name,
  type: 'date',
  label,
  ...extra,
  admin: { description, date: { pickerAppearance: 'dayAndTime' }, ...extra.admin },
});

export interface TownDateOptions {
  /** For an end: the editor chooses whether it has an hour. */
  hourIsOptional?: boolean;
  /** The name of the date that comes before: one beside the field, otherwise one of the entry. */
  after?: string;
}

const townDate = (clientProps: TownDateOptions) => ({
  Field: { path: '/src/admin/dates/TownDate#TownDate', clientProps },
});

/** The same for an end, which may have no hour: then it lasts all day. */
export const end = (
  name: string,
  label: AdminText,
  description: AdminText,
  { after, ...extra }: Partial<DateField> & Pick<TownDateOptions, 'after'> = {},
): DateField =>
  moment(name, label, description, {
    ...extra,
    admin: { ...extra.admin, components: townDate({ hourIsOptional: true, after }) },
  });

/** A date field without a time. */
export const day = (
  name: string,
  label: AdminText,
  description?: AdminText,
  { after }: Pick<TownDateOptions, 'after'> = {},
): DateField => ({
  name,
  type: 'date',
  label,
  admin: {
    ...(description && { description }),
    date: { pickerAppearance: 'dayOnly' },
    components: townDate({ after }),
  },
});

/** When an entry becomes visible, which is set at its first publication, and when it expires. */
export const dates: Field[] = [
  moment(
    'postDate',
    { it: 'Visibile dal', en: 'Visible from' },
    {
      it: 'Si compila da solo alla prima pubblicazione. Con una data futura, i visitatori lo vedono da allora.',
      en: 'Filled in at the first publication. With a future date, visitors see it from that date.',
    },
    {
      index: true,
      admin: { position: 'sidebar' },
      hooks: {
        beforeDuplicate: [() => null],
        beforeChange: [
          ({ value, data }): unknown =>
            value ?? (data?._status === 'published' ? new Date().toISOString() : value),
        ],
      },
    },
  ),
  end(
    'expiryDate',
    { it: 'Visibile fino al', en: 'Visible until' },
    {
      it: 'Dopo, i visitatori non lo vedono più. Vuoto: resta.',
      en: 'Afterwards visitors no longer see it. If empty, it stays visible.',
    },
    { admin: { position: 'sidebar' } },
  ),
];

/** When a call or an offer closes. Afterwards its page stays, and lists leave it out. */
export const deadline = end(
  'deadline',
  { it: 'Scadenza', en: 'Deadline' },
  {
    it: 'Per bandi e domande: fino a quando si può partecipare. Dopo, la pagina resta e dice che è chiusa, ma non è più negli elenchi.',
    en: 'For calls and applications: until when people can take part. Afterwards the page stays and says that it is closed, but lists leave it out.',
  },
  { index: true },
);

/** The filter of entries that have not expired; visitors do not see the others. */
export const notExpired = (now: Date): Where => ({
  or: [{ expiryDate: { exists: false } }, { expiryDate: { greater_than: now.toISOString() } }],
});
