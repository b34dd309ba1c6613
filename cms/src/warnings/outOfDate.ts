import { type Check, error, note } from './Warning';

const day = 24 * 60 * 60 * 1000;
/** For how many days the office's look at an offer counts. */
export const verifiedFor = 180;

const dateOf = (value: unknown): Date | null =>
  typeof value === 'string' && value !== '' ? new Date(value) : null;

/** An entry that has left the site already. */
export const expired: Check = ({ draft, now }) => {
  const expiry = dateOf(draft.expiryDate);
  const text = {
    it: 'È già scaduto: anche pubblicato, i visitatori non lo vedranno',
    en: 'It has expired: even published, visitors will not see it',
  };
  return expiry && expiry <= now ? [error(text, { field: 'expiryDate' })] : [];
};

/** An offer that was last verified too long ago, or that promises a day gone by. */
export const staleOffer: Check = ({ draft, now }) => {
  const seen = dateOf(draft.verifiedOn);
  const free = dateOf(draft.availableFrom);
  const isStale = seen && now.getTime() - seen.getTime() > verifiedFor * day;
  const isFree = draft.availabilityStatus === 'freeSoon' && free && free < now;
  return [
    ...(isStale
      ? [
          error(
            {
              it: `Verificato più di ${verifiedFor} giorni fa: sarà ancora vero?`,
              en: `Verified more than ${verifiedFor} days ago: is it still true?`,
            },
            { field: 'verifiedOn' },
          ),
        ]
      : []),
    ...(isFree
      ? [
          error(
            {
              it: 'È detto «presto libero», ma il giorno è passato',
              en: 'It says “free soon”, but the day has gone by',
            },
            { field: 'availableFrom' },
          ),
        ]
      : []),
  ];
};

/** An event that nobody can go to any more, or of which nobody knows when it is over. */
export const eventDates: Check = ({ draft, now }) => {
  const start = dateOf(draft.eventStartDate);
  const end = dateOf(draft.eventEndDate);
  const isOver = (end ?? start) !== null && Number(end ?? start) < now.getTime();
  return [
    ...(end
      ? []
      : [
          note(
            { it: 'Non si sa quando l’evento finisce', en: 'Nobody knows when the event ends' },
            { field: 'eventEndDate' },
          ),
        ]),
    ...(isOver
      ? [
          note(
            { it: 'L’evento è già passato', en: 'The event is over already' },
            { field: 'eventStartDate' },
          ),
        ]
      : []),
  ];
};
