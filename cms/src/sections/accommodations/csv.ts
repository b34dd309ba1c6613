import {
  categoriesCell,
  flagCell,
  optionCell,
  optionsCell,
  pictureCell,
} from '../../csv/choiceCells';
import type { Column } from '../../csv/Column';
import { column, columnPerLanguage, nameColumns, addressColumns } from '../../csv/columns';
import { contactsCell } from '../../csv/contactsCell';
import { dayCell, lastDayCell } from '../../csv/days';
import { numberCell } from '../../csv/numbers';
import { richTextCell, textCell } from '../../csv/textCells';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from './options';

/** The columns after `id` and `status`. docs/how-to-import-a-table.md describes them. */
export const accommodationColumns: Column[] = [
  ...nameColumns,
  ...columnPerLanguage('summary', 'excerpt', textCell),
  column('kind', 'accommodationType', optionCell(accommodationTypes)),
  column('categories', 'categories', categoriesCell),
  column('bedrooms', 'bedrooms', numberCell),
  column('beds', 'bedsNumber', numberCell),
  column('bathrooms', 'bathroomsNumber', numberCell),
  column('included', 'includedServices', optionsCell(includedServices)),
  ...columnPerLanguage('rules', 'houseRules', richTextCell),
  column('student_card_only', 'studentCardReserved', flagCell),
  column('price_from', 'priceMin', numberCell),
  column('price_to', 'priceMax', numberCell),
  column('condominium_fees', 'condominiumFees', numberCell),
  column('deposit', 'deposit', numberCell),
  column('price_is', 'pricingMode', optionCell(pricingModes)),
  ...columnPerLanguage('terms', 'ownerTerms', richTextCell),
  column(
    'availability',
    'availabilityStatus',
    optionCell(availabilityStatuses, { it: 'Disponibile', en: 'Available' }),
  ),
  column('available_from', 'availableFrom', dayCell),
  column('minimum_stay', 'minimumStay', numberCell),
  column('maximum_stay', 'maximumStay', numberCell),
  column('verified_on', 'verifiedOn', dayCell),
  column('expires_on', 'expiryDate', lastDayCell),
  ...addressColumns,
  column('owner', 'ownerName', textCell),
  column('contacts', 'contactLinks', contactsCell),
  column('video', 'embedUrl', textCell),
  column('picture', 'image', pictureCell),
  column('energy_class', 'energyClass', optionCell(energyClasses)),
  column('no_certificate_because', 'energyExemption', optionCell(energyExemptions)),
  column('index_not_renewable', 'epglNren', numberCell),
  column('index_renewable', 'epglRen', numberCell),
  column('envelope_winter', 'envelopeWinter', optionCell(envelopeQualities)),
  column('envelope_summer', 'envelopeSummer', optionCell(envelopeQualities)),
  column('cin', 'cin', textCell),
];
