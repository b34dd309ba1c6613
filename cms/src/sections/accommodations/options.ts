import { visibleChoices } from '../../fields/options';

export const accommodationTypes = visibleChoices('accommodationTypes');

/** What the rent may include. */
export const includedServices = visibleChoices('includedServices');

/** What the price is for. */
export const pricingModes = visibleChoices('pricingModes');

/** Availability; an empty value means available. */
export const availabilityStatuses = visibleChoices('availabilityStatuses');

/** Classes of the energy certificate, the best first. */
export const energyClasses = visibleChoices('energyClasses');

/** How well walls and windows insulate against cold in winter or heat in summer. */
export const envelopeQualities = visibleChoices('envelopeQualities');

/** Reasons to advertise a home without an energy class (D.Lgs. 192/2005, art. 3 and 6). */
export const energyExemptions = visibleChoices('energyExemptions');
