import { cleanCode } from '@studium/shared/letters';
import {
  type OfferFieldName,
  offerFieldNames,
  type OfferTexts,
  parseAmount,
  parseNumber,
  valuesOfChoices,
} from '@studium/shared/offer';
import { contactKinds } from '../fields/contactLinks';
import { normalizeAddress } from '../fields/linkAddress';
import { type Choice, valuesOf } from '../fields/options';
import { momentInTown } from '../lib/townTime';
import type { Accommodation } from '../payload-types';
import { paragraphsToLexical } from '../richText/paragraphsToLexical';
import {
  accommodationTypes,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from '../sections/accommodations/options';
import type { Site } from '../sites';

type HomeData = Partial<Accommodation>;

/** The value of a choice; undefined without one. */
const chosen = <Value extends string>(options: Choice<Value>[], text: string): Value | undefined =>
  valuesOf(options).find((value) => value === text);

/** Several values of a choice, in the order of the options. */
const allChosen = <Value extends string>(options: Choice<Value>[], text: string): Value[] => {
  const values = valuesOfChoices(text);
  return valuesOf(options).filter((value) => values.includes(value));
};

const contactsOf = ({ shownContacts, ownerPhone, ownerEmail }: OfferTexts) =>
  allChosen(contactKinds, shownContacts).flatMap((kind) => {
    const text = kind === 'phone' ? ownerPhone : ownerEmail;
    return text ? [{ kind, label: text, href: normalizeAddress(text) }] : [];
  });

const contacts = (texts: OfferTexts): HomeData => ({ contactLinks: contactsOf(texts) });

/** What each field of the form writes into a home. */
const dataOf: Record<OfferFieldName, (texts: OfferTexts) => HomeData> = {
  accommodationType: (texts) => ({
    accommodationType: chosen(accommodationTypes, texts.accommodationType),
  }),
  title: ({ title }) => ({ title }),
  excerpt: ({ excerpt }) => ({ excerpt }),
  description: ({ description }) => ({
    contentManager: description
      ? [{ blockType: 'textContent', textContent: paragraphsToLexical(description) }]
      : [],
  }),
  address: ({ address }) => ({ address: { address } }),
  bedrooms: (texts) => ({ bedrooms: parseNumber(texts.bedrooms) ?? undefined }),
  bedsNumber: (texts) => ({ bedsNumber: parseNumber(texts.bedsNumber) ?? undefined }),
  bathroomsNumber: (texts) => ({
    bathroomsNumber: parseNumber(texts.bathroomsNumber) ?? undefined,
  }),
  includedServices: (texts) => ({
    includedServices: allChosen(includedServices, texts.includedServices),
  }),
  houseRules: ({ houseRules }) => ({
    houseRules: houseRules ? paragraphsToLexical(houseRules) : null,
  }),
  priceMin: (texts) => ({ priceMin: parseAmount(texts.priceMin) ?? undefined }),
  pricingMode: (texts) => ({ pricingMode: chosen(pricingModes, texts.pricingMode) }),
  condominiumFees: (texts) => ({ condominiumFees: parseAmount(texts.condominiumFees) }),
  deposit: (texts) => ({ deposit: parseAmount(texts.deposit) }),
  availableFrom: ({ availableFrom }) => ({
    availableFrom: momentInTown(availableFrom, '12:00')?.toISOString() ?? null,
  }),
  minimumStay: (texts) => ({ minimumStay: parseNumber(texts.minimumStay) }),
  maximumStay: (texts) => ({ maximumStay: parseNumber(texts.maximumStay) }),
  energyClass: (texts) => ({ energyClass: chosen(energyClasses, texts.energyClass) ?? null }),
  energyExemption: (texts) => ({
    energyExemption: chosen(energyExemptions, texts.energyExemption) ?? null,
  }),
  epglNren: (texts) => ({ epglNren: parseNumber(texts.epglNren) }),
  epglRen: (texts) => ({ epglRen: parseNumber(texts.epglRen) }),
  envelopeWinter: (texts) => ({
    envelopeWinter: chosen(envelopeQualities, texts.envelopeWinter) ?? null,
  }),
  envelopeSummer: (texts) => ({
    envelopeSummer: chosen(envelopeQualities, texts.envelopeSummer) ?? null,
  }),
  cin: ({ cin }) => ({ cin: cleanCode(cin) || null }),
  ownerName: ({ ownerName }) => ({ ownerName }),
  ownerEmail: (texts) => ({ ownerEmail: texts.ownerEmail, ...contacts(texts) }),
  ownerPhone: (texts) => ({ ownerPhone: texts.ownerPhone, ...contacts(texts) }),
  shownContacts: contacts,
};

/**
 * What fields of the form write into a home.
 *
 * @param names the fields that have changed; the others of the home stay, because editors may have corrected them
 */
export const homeData = (
  texts: OfferTexts,
  names: readonly OfferFieldName[] = offerFieldNames,
): HomeData => names.reduce<HomeData>((data, name) => ({ ...data, ...dataOf[name](texts) }), {});

/** The same for a new home, with what the form does not show. */
export const newHomeData = (texts: OfferTexts, site: Site): HomeData => ({
  ...homeData(texts),
  ownerLanguage: site,
});

/** The fields in which two forms differ. */
export const changedFields = (before: OfferTexts, after: OfferTexts): OfferFieldName[] =>
  offerFieldNames.filter((name) => before[name] !== after[name]);
