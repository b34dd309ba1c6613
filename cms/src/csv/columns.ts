import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from '../collections/Accommodations.options';
import { sites } from '../sites';
import { categoriesCell, flagCell, optionCell, optionsCell, pictureCell } from './choiceCells';
import type { Cell, Column } from './Column';
import { contactsCell } from './contactsCell';
import { dayCell, lastDayCell } from './days';
import { degreesCell, numberCell } from './numbers';
import { richTextCell, slugCell, textCell } from './textCells';

const one = (name: string, path: string, cell: Cell): Column => ({ ...cell, name, path });

/** A column per language. */
const both = (name: string, path: string, cell: Cell): Column[] =>
  sites.map((site) => ({ ...cell, name: `${name}_${site}`, path, site }));

const place: Column[] = [
  one('address', 'address.address', textCell),
  one('latitude', 'address.lat', degreesCell),
  one('longitude', 'address.lng', degreesCell),
];

const names: Column[] = [...both('slug', 'slug', slugCell), ...both('title', 'title', textCell)];

/** Columns of the tables, after `id` and `status`; docs/how-to-import-accommodations.md tells them. */
export const columns = {
  accommodations: [
    ...names,
    ...both('summary', 'excerpt', textCell),
    one('kind', 'accommodationType', optionCell(accommodationTypes)),
    one('categories', 'categories', categoriesCell),
    one('bedrooms', 'bedrooms', numberCell),
    one('beds', 'bedsNumber', numberCell),
    one('bathrooms', 'bathroomsNumber', numberCell),
    one('included', 'includedServices', optionsCell(includedServices)),
    ...both('rules', 'houseRules', richTextCell),
    one('student_card_only', 'studentCardReserved', flagCell),
    one('price_from', 'priceMin', numberCell),
    one('price_to', 'priceMax', numberCell),
    one('condominium_fees', 'condominiumFees', numberCell),
    one('deposit', 'deposit', numberCell),
    one('price_is', 'pricingMode', optionCell(pricingModes)),
    ...both('terms', 'ownerTerms', richTextCell),
    one('availability', 'availabilityStatus', optionCell(availabilityStatuses)),
    one('available_from', 'availableFrom', dayCell),
    one('minimum_stay', 'minimumStay', numberCell),
    one('maximum_stay', 'maximumStay', numberCell),
    one('verified_on', 'verifiedOn', dayCell),
    one('expires_on', 'expiryDate', lastDayCell),
    ...place,
    one('owner', 'ownerName', textCell),
    one('contacts', 'contactLinks', contactsCell),
    one('video', 'embedUrl', textCell),
    one('picture', 'image', pictureCell),
    one('energy_class', 'energyClass', optionCell(energyClasses)),
    one('no_certificate_because', 'energyExemption', optionCell(energyExemptions)),
    one('index_not_renewable', 'epglNren', numberCell),
    one('index_renewable', 'epglRen', numberCell),
    one('envelope_winter', 'envelopeWinter', optionCell(envelopeQualities)),
    one('envelope_summer', 'envelopeSummer', optionCell(envelopeQualities)),
    one('cin', 'cin', textCell),
  ],
  poi: [
    ...names,
    ...both('description', 'description', textCell),
    ...place,
    one('picture', 'icon', pictureCell),
    one('expires_on', 'expiryDate', lastDayCell),
  ],
} satisfies Record<string, Column[]>;

/** A collection that the office may keep in a spreadsheet. */
export type CsvCollection = keyof typeof columns;

/** Whether a word names such a collection. */
export const isCsvCollection = (word: unknown): word is CsvCollection =>
  typeof word === 'string' && Object.hasOwn(columns, word);
