import { choices } from '@studium/shared/town/choices';
import type { OfferOptions } from '@studium/shared/offer';
import type { Locale } from '@/routing/locales';
import { mapValues } from '@/lib/mapValues';
import type { OfferChoices } from '../offerForm';

const { accommodationTypes, includedServices, pricingModes } = choices;
const { energyClasses, energyExemptions, envelopeQualities, shownContacts } = choices;

const groups: Record<OfferOptions, Record<string, Partial<Record<string, string>>>> = {
  accommodationTypes,
  includedServices,
  pricingModes,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  shownContacts,
};

/** The choices of the form with their labels in a language, the same as those of the admin. */
export const offerChoices = (locale: Locale): OfferChoices =>
  mapValues(groups, (labels) =>
    Object.entries(labels).map(([value, texts]) => ({
      value,
      text: texts[locale] ?? texts.en ?? value,
    })),
  );
