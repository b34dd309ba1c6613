import { dateOf } from '../../warnings/dateOf';
import { type Check, error, note, type SectionChecks } from '../../warnings/Warning';
import { isCin } from './cin';
import { discrimination } from './discrimination';
import { typesWithCin } from './options';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Advertisements must contain the energy class and the indices (D.Lgs. 192/2005, art. 6 c. 8). */
export const energy: Check = ({ draft }) => {
  if (isEmpty(draft.energyClass))
    return isEmpty(draft.energyExemption)
      ? [
          error(
            {
              it: 'Manca la classe energetica: la legge la richiede in ogni annuncio',
              en: 'The energy class is missing: the law requires it in every advertisement',
            },
            { field: 'energyClass' },
          ),
        ]
      : [];
  const missing = ['epglNren', 'envelopeWinter', 'envelopeSummer'].find((name) =>
    isEmpty(draft[name]),
  );
  const text = {
    it: 'Con la classe energetica vanno scritti anche gli indici dell’attestato',
    en: 'With the energy class, also fill in the indices of the certificate',
  };
  return missing ? [error(text, { field: missing })] : [];
};

/** Hostels, bed and breakfasts and short lets need a national code (D.L. 145/2023, art. 13-ter). */
export const nationalCode: Check = ({ draft: { accommodationType: type, cin } }) => {
  if (typeof cin === 'string' && cin !== '')
    return isCin(cin)
      ? []
      : [
          error(
            {
              it: 'Il codice identificativo nazionale (CIN) non ha la forma giusta',
              en: 'The national code (CIN) is not valid',
            },
            { field: 'cin' },
          ),
        ];
  if (typeof type !== 'string' || !typesWithCin.includes(type)) return [];
  const text = {
    it: 'Manca il codice identificativo nazionale (CIN), obbligatorio per questo tipo di alloggio',
    en: 'The national code (CIN) is missing: it is required for this type of accommodation',
  };
  return [error(text, { field: 'cin' })];
};

/** The date of verification shows whether the offer is still valid. */
export const verified: Check = ({ draft }) =>
  isEmpty(draft.verifiedOn)
    ? [
        note(
          {
            it: 'Manca la data in cui l’annuncio è stato verificato',
            en: 'The date on which the advertisement was verified is missing',
          },
          { field: 'verifiedOn' },
        ),
      ]
    : [];

const day = 24 * 60 * 60 * 1000;
/** Days for which the verification of an offer is valid. */
export const verifiedForDays = 180;

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

/** The checks of accommodations. */
export const accommodationChecks: SectionChecks = {
  errors: [energy, nationalCode, discrimination, staleOffer],
  notes: [verified],
  mainPicture: 'image',
};
