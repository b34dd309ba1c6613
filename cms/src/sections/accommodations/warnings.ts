import { isCin, typesWithCin } from '@studium/shared/nationalCode';
import { dateOf } from '../../warnings/dateOf';
import { type Check, error, note, type SectionChecks, when } from '../../warnings/Warning';
import { discrimination } from './discrimination';
import { amounts } from './fields';
import { dayMs } from '../../lib/durations';
import { isEmpty } from '../../lib/isEmpty';

/** Advertisements must contain the energy class and the indices (D.Lgs. 192/2005, art. 6 c. 8). */
export const energy: Check = ({ draft }) => {
  const noClass = {
    it: 'Manca la classe energetica: la legge la richiede in ogni annuncio',
    en: 'The energy class is missing: the law requires it in every advertisement',
  };
  const noIndices = {
    it: 'Con la classe energetica vanno scritti anche gli indici dell’attestato',
    en: 'With the energy class, also fill in the indices of the certificate',
  };
  if (isEmpty(draft.energyClass))
    return when(isEmpty(draft.energyExemption), error(noClass, { field: 'energyClass' }));
  const missing = ['epglNren', 'epglRen', 'envelopeWinter', 'envelopeSummer'].find((name) =>
    isEmpty(draft[name]),
  );
  return when(missing !== undefined, error(noIndices, { field: missing }));
};

/** Hostels, bed and breakfasts and short lets need a national code (D.L. 145/2023, art. 13-ter). */
export const nationalCode: Check = ({ draft: { accommodationType: type, cin } }) => {
  const malformed = {
    it: 'Il codice identificativo nazionale (CIN) non ha la forma giusta',
    en: 'The national code (CIN) is not valid',
  };
  const missing = {
    it: 'Manca il codice identificativo nazionale (CIN), obbligatorio per questo tipo di alloggio',
    en: 'The national code (CIN) is missing: it is required for this type of accommodation',
  };
  if (typeof cin === 'string' && cin !== '')
    return when(!isCin(cin), error(malformed, { field: 'cin' }));
  const isNeeded = typeof type === 'string' && typesWithCin.includes(type);
  return when(isNeeded, error(missing, { field: 'cin' }));
};

/** Warns about a highest value that is lower than the lowest one. The site shows both, and finds homes by them. */
export const ranges: Check = ({ draft }) => {
  const prices = {
    it: 'Il prezzo massimo è più basso del prezzo minimo',
    en: 'The highest price is lower than the lowest price',
  };
  const stays = {
    it: 'Il soggiorno massimo è più corto del soggiorno minimo',
    en: 'The maximum stay is shorter than the minimum stay',
  };
  const isReversed = (lowest: string, highest: string): boolean =>
    !isEmpty(draft[lowest]) &&
    !isEmpty(draft[highest]) &&
    Number(draft[highest]) < Number(draft[lowest]);
  return [
    ...when(isReversed('priceMin', 'priceMax'), error(prices, { field: 'priceMax' })),
    ...when(isReversed('minimumStay', 'maximumStay'), error(stays, { field: 'maximumStay' })),
  ];
};

/** Reports an amount that nobody can mean. A deposit or fees may be zero. */
export const plausiblePrice: Check = ({ draft }) =>
  amounts.flatMap(({ name, label, required, usual }) => {
    const amount = draft[name];
    if (typeof amount !== 'number' || (amount === 0 && !required)) return [];
    const text = {
      it: `${label.it}: ${amount} €, è giusto? Mille si scrive 1000, senza punto`,
      en: `${label.en}: €${amount}, is that right? A thousand is written 1000, without a comma`,
    };
    const isUsual = amount >= usual.least && amount <= usual.most;
    return when(!isUsual, error(text, { field: name }));
  });

/** Warns about a deposit that the law does not allow (article 11 of law 392/1978). */
export const lawfulDeposit: Check = ({ draft }) => {
  const rent = Number(draft.priceMax ?? draft.priceMin ?? 0);
  const isTooHigh = rent > 0 && Number(draft.deposit ?? 0) > 3 * rent;
  const text = {
    it: 'La cauzione supera tre mensilità, il massimo per legge',
    en: 'The deposit is more than three rents, the most that the law allows',
  };
  return when(isTooHigh, error(text, { field: 'deposit' }));
};

/** The date of verification shows whether the offer is still valid. */
export const verified: Check = ({ draft }) => {
  const text = {
    it: 'Manca la data in cui l’annuncio è stato verificato',
    en: 'The date on which the advertisement was verified is missing',
  };
  return when(isEmpty(draft.verifiedOn), note(text, { field: 'verifiedOn' }));
};

/** Days for which the verification of an offer is valid. */
export const verifiedForDays = 180;

/** Warns about an offer whose verification is too old or whose date “Available from” is in the past. */
export const staleOffer: Check = ({ draft, now }) => {
  const seen = dateOf(draft.verifiedOn);
  const free = dateOf(draft.availableFrom);
  const isStale = seen !== null && now.getTime() - seen.getTime() > verifiedForDays * dayMs;
  const isFree = draft.availabilityStatus === 'freeSoon' && free !== null && free < now;
  const stale = {
    it: `Verificato più di ${verifiedForDays} giorni fa: è ancora valido?`,
    en: `Verified more than ${verifiedForDays} days ago: is it still correct?`,
  };
  const past = {
    it: 'È segnato «presto libero», ma la data è passata',
    en: 'It is marked “free soon”, but the date is in the past',
  };
  return [
    ...when(isStale, error(stale, { field: 'verifiedOn' })),
    ...when(isFree, error(past, { field: 'availableFrom' })),
  ];
};

export const accommodationChecks: SectionChecks = {
  errors: [energy, nationalCode, discrimination, ranges, plausiblePrice, lawfulDeposit, staleOffer],
  notes: [verified],
  mainPicture: 'image',
};
