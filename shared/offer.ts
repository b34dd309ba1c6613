import { isCin, typesWithCin } from './nationalCode';
import { parsePrice } from './parsePrice';

/**
 * The form with which a home is offered: one definition for the page of the site, which renders it, and for the cms,
 * which checks it again and makes a draft of it. The names are those of the fields in the admin.
 */

/** The steps of the form, in their order. */
export const offerSteps = ['home', 'price', 'stay', 'law', 'sender'] as const;
export type OfferStep = (typeof offerSteps)[number];

interface OfferField {
  step: OfferStep;
  /** How it is filled in. `choices` are several values, with commas between them. */
  kind: 'text' | 'lines' | 'count' | 'number' | 'euros' | 'day' | 'choice' | 'choices';
  required?: true;
  /** The most characters, or the highest number. */
  max: number;
  /** The lowest number. */
  min?: number;
  /** The group of texts in choices.json with the values of a choice. */
  options?:
    | 'accommodationTypes'
    | 'includedServices'
    | 'pricingModes'
    | 'energyClasses'
    | 'energyExemptions'
    | 'envelopeQualities'
    | 'shownContacts';
}

const amount = { kind: 'euros', max: 60_000 } as const;
const count = { step: 'home', kind: 'count', required: true, max: 200 } as const;
const months = { step: 'stay', kind: 'count', min: 1, max: 60 } as const;
const energy = { step: 'law', kind: 'number', max: 10_000 } as const;
const envelope = { step: 'law', kind: 'choice', options: 'envelopeQualities', max: 20 } as const;

export const offerFields = {
  accommodationType: {
    step: 'home',
    kind: 'choice',
    options: 'accommodationTypes',
    required: true,
    max: 20,
  },
  title: { step: 'home', kind: 'text', required: true, max: 100 },
  excerpt: { step: 'home', kind: 'lines', required: true, max: 300 },
  description: { step: 'home', kind: 'lines', max: 2000 },
  address: { step: 'home', kind: 'text', required: true, max: 200 },
  bedrooms: { ...count, min: 0 },
  bedsNumber: { ...count, min: 1 },
  bathroomsNumber: { ...count, min: 0 },
  includedServices: { step: 'home', kind: 'choices', options: 'includedServices', max: 300 },
  houseRules: { step: 'home', kind: 'lines', max: 1000 },
  priceMin: { ...amount, step: 'price', required: true },
  pricingMode: { step: 'price', kind: 'choice', options: 'pricingModes', required: true, max: 20 },
  condominiumFees: { ...amount, step: 'price' },
  deposit: { ...amount, step: 'price' },
  availableFrom: { step: 'stay', kind: 'day', max: 10 },
  minimumStay: months,
  maximumStay: months,
  energyClass: { step: 'law', kind: 'choice', options: 'energyClasses', max: 20 },
  energyExemption: { step: 'law', kind: 'choice', options: 'energyExemptions', max: 20 },
  epglNren: energy,
  epglRen: energy,
  envelopeWinter: envelope,
  envelopeSummer: envelope,
  cin: { step: 'law', kind: 'text', max: 40 },
  ownerName: { step: 'sender', kind: 'text', required: true, max: 60 },
  ownerEmail: { step: 'sender', kind: 'text', required: true, max: 254 },
  ownerPhone: { step: 'sender', kind: 'text', max: 40 },
  shownContacts: {
    step: 'sender',
    kind: 'choices',
    options: 'shownContacts',
    required: true,
    max: 30,
  },
} as const satisfies Record<string, OfferField>;

export type OfferFieldName = keyof typeof offerFields;
export type OfferOptions = NonNullable<OfferField['options']>;

export const offerFieldNames = Object.keys(offerFields) as OfferFieldName[];

/** The definition of a field, whichever it is. */
export const offerField = (name: OfferFieldName): OfferField => offerFields[name];

/** The fields of a step. */
export const fieldsOfStep = (step: OfferStep): OfferFieldName[] =>
  offerFieldNames.filter((name) => offerFields[name].step === step);

/** The fields that the link of a mail shows and changes: not those with which a person is reached. */
export const homeFieldNames = offerFieldNames.filter((name) => offerFields[name].step !== 'sender');

/** What was typed, by field. */
export type OfferTexts = Record<OfferFieldName, string>;

/** The texts of a form. Unknown fields are left out, and missing ones are empty. */
export const offerTexts = (textOf: (name: OfferFieldName) => string): OfferTexts =>
  Object.fromEntries(
    offerFieldNames.map((name) => [name, textOf(name).replaceAll('\r\n', '\n').trim()]),
  ) as OfferTexts;

/** The values of a field with several ones. */
export const valuesOfChoices = (text: string): string[] => text.split(',').filter(Boolean);

/** Reads a number that people type, with a comma or a point; null if it is none. */
export function parseNumber(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(text) ? number : null;
}

/** Reads an amount, which may be zero: no fees, no deposit. */
export const parseAmount = (text: string): number | null =>
  /^0+([.,]0+)?$/.test(text) ? 0 : parsePrice(text);

export type OfferProblem =
  | 'missing'
  | 'tooLong'
  | 'number'
  | 'day'
  | 'choice'
  | 'energy'
  | 'indices'
  | 'cin'
  | 'range'
  | 'email'
  | 'phone';

export type OfferProblems = Partial<Record<OfferFieldName, OfferProblem>>;

/** Accepts what may be an address; the cms checks it completely. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** A telephone number as people write it. */
const phone = /^\+?[\d ()./-]{5,}$/;

function numberProblem(name: OfferFieldName, text: string): OfferProblem | undefined {
  const { kind, min = 0, max } = offerField(name);
  const read = kind === 'euros' ? parseAmount : parseNumber;
  const number = read(text);
  const isWhole = kind !== 'count' || Number.isInteger(number);
  return number === null || number < min || number > max || !isWhole ? 'number' : undefined;
}

/** @param firstDay the first day that a field may contain */
function ownProblem(
  name: OfferFieldName,
  text: string,
  firstDay: string,
): OfferProblem | undefined {
  const { kind, max } = offerField(name);
  if (kind === 'count' || kind === 'number' || kind === 'euros') return numberProblem(name, text);
  if (Array.from(text).length > max) return 'tooLong';
  if (kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(text) && text >= firstDay ? undefined : 'day';
  if (name === 'ownerEmail') return email.test(text) ? undefined : 'email';
  if (name === 'ownerPhone') return phone.test(text) ? undefined : 'phone';
  return name === 'cin' && !isCin(text) ? 'cin' : undefined;
}

/** What a field needs because of the others: by law, or to make sense. */
function problemBesideOthers(name: OfferFieldName, texts: OfferTexts): OfferProblem | undefined {
  const text = texts[name];
  switch (name) {
    case 'energyClass':
      return text || texts.energyExemption ? undefined : 'energy';
    case 'epglNren':
    case 'epglRen':
    case 'envelopeWinter':
    case 'envelopeSummer':
      return !text && texts.energyClass ? 'indices' : undefined;
    case 'cin':
      return !text && typesWithCin.includes(texts.accommodationType) ? 'missing' : undefined;
    case 'ownerPhone':
      return !text && valuesOfChoices(texts.shownContacts).includes('phone')
        ? 'missing'
        : undefined;
    case 'maximumStay':
      return text && texts.minimumStay && Number(text) < Number(texts.minimumStay)
        ? 'range'
        : undefined;
    default:
      return undefined;
  }
}

/**
 * The problems of some fields.
 *
 * @param today in the town, as 2026-11-21
 * @param before what a correction changes; a day that it does not change may have passed
 */
export function offerProblems(
  texts: OfferTexts,
  today: string,
  names: readonly OfferFieldName[] = offerFieldNames,
  before?: OfferTexts,
): OfferProblems {
  const problemOf = (name: OfferFieldName): OfferProblem | undefined => {
    const text = texts[name];
    if (!text && offerField(name).required) return 'missing';
    const firstDay = before?.[name] === text ? '' : today;
    const own = text ? ownProblem(name, text, firstDay) : undefined;
    return own ?? problemBesideOthers(name, texts);
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = problemOf(name);
      return problem ? [[name, problem] as const] : [];
    }),
  );
}
