import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from '../sections/accommodations/options';
import { sites } from '../sites';
import { categoriesCell, flagCell, optionCell, optionsCell, pictureCell } from './choiceCells';
import type { Cell, Column } from './Column';
import { contactsCell } from './contactsCell';
import { dayCell, lastDayCell } from './days';
import { degreesCell, numberCell } from './numbers';
import { richTextCell, slugCell, textCell } from './textCells';

const column = (name: string, path: string, cell: Cell): Column => ({ ...cell, name, path });

/** Creates one column per language. */
const columnPerLanguage = (name: string, path: string, cell: Cell): Column[] =>
  sites.map((site) => ({ ...cell, name: `${name}_${site}`, path, site }));

const place: Column[] = [
  column('address', 'address.address', textCell),
  column('latitude', 'address.lat', degreesCell),
  column('longitude', 'address.lng', degreesCell),
];

const names: Column[] = [
  ...columnPerLanguage('slug', 'slug', slugCell),
  ...columnPerLanguage('title', 'title', textCell),
];

/** The columns after `id` and `status`. docs/how-to-import-accommodations.md describes them. */
export const columns = {
  accommodations: [
    ...names,
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
    column('availability', 'availabilityStatus', optionCell(availabilityStatuses)),
    column('available_from', 'availableFrom', dayCell),
    column('minimum_stay', 'minimumStay', numberCell),
    column('maximum_stay', 'maximumStay', numberCell),
    column('verified_on', 'verifiedOn', dayCell),
    column('expires_on', 'expiryDate', lastDayCell),
    ...place,
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
  ],
  poi: [
    ...names,
    ...columnPerLanguage('description', 'description', textCell),
    ...place,
    column('picture', 'icon', pictureCell),
    column('expires_on', 'expiryDate', lastDayCell),
  ],
} satisfies Record<string, Column[]>;

/** A collection that the staff can edit in a spreadsheet. */
export type CsvCollection = keyof typeof columns;

/** Whether a word is the slug of such a collection. */
export const isCsvCollection = (word: unknown): word is CsvCollection =>
  typeof word === 'string' && Object.hasOwn(columns, word);
