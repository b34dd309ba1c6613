import { type Check, error, note } from './Warning';

const day = 24 * 60 * 60 * 1000;
/** Days for which the verification of an offer is valid. */
export const verifiedForDays = 180;

const dateOf = (value: unknown): Date | null =>
  typeof value === 'string' && value !== '' ? new Date(value) : null;

/** Warns about an entry that has expired. */
export const expired: Check = ({ draft, now }) => {
  const expiry = dateOf(draft.expiryDate);
  const text = {
    it: 'È già scaduto: anche se lo pubblichi, i visitatori non lo vedranno',
    en: 'It has expired: visitors will not see it even when it is published',
  };
  return expiry && expiry <= now ? [error(text, { field: 'expiryDate' })] : [];
};

/** Warns about an offer whose verification is too old or whose date “Available from” is in the past. */
export const staleOffer: Check = ({ draft, now }) => {
  const seen = dateOf(draft.verifiedOn);
  const free = dateOf(draft.availableFrom);
  const isStale = seen && now.getTime() - seen.getTime() > verifiedForDays * day;
  const isFree = draft.availabilityStatus === 'freeSoon' && free && free < now;
  return [
    ...(isStale
      ? [
          error(
            {
              it: `Verificato più di ${verifiedForDays} giorni fa: è ancora valido?`,
              en: `Verified more than ${verifiedForDays} days ago: is it still correct?`,
            },
            { field: 'verifiedOn' },
          ),
        ]
      : []),
    ...(isFree
      ? [
          error(
            {
              it: 'È segnato «presto libero», ma la data è passata',
              en: 'It is marked “free soon”, but the date is in the past',
            },
            { field: 'availableFrom' },
          ),
        ]
      : []),
  ];
};

/** Warns about an event that is over, or that has no end. */
export const eventDates: Check = ({ draft, now }) => {
  const start = dateOf(draft.eventStartDate);
  const end = dateOf(draft.eventEndDate);
  const isOver = (end ?? start) !== null && Number(end ?? start) < now.getTime();
  return [
    ...(end
      ? []
      : [
          note(
            { it: 'Manca la fine dell’evento', en: 'The end of the event is missing' },
            { field: 'eventEndDate' },
          ),
        ]),
    ...(isOver
      ? [
          note(
            { it: 'L’evento è già passato', en: 'The event is already over' },
            { field: 'eventStartDate' },
          ),
        ]
      : []),
  ];
};
