import type { Field } from 'payload';
import { address } from '../fields/address';
import { contactLinks } from '../fields/contactLinks';
import { checkAddress } from '../fields/linkAddress';
import {
  accommodationTypes,
  availabilityStatuses,
  includedServices,
  pricingModes,
} from './Accommodations.options';

const number = (name: string, it: string, en: string, required = false): Field => ({
  name,
  type: 'number',
  min: 0,
  required,
  index: true,
  label: { it, en },
});

/** What there is to know about the house. */
export const details: Field[] = [
  {
    name: 'accommodationType',
    type: 'select',
    required: true,
    index: true,
    options: accommodationTypes,
    label: { it: 'Tipo', en: 'Kind' },
  },
  {
    name: 'categories',
    type: 'relationship',
    relationTo: 'accommodationsCategories',
    hasMany: true,
    label: { it: 'Categorie', en: 'Categories' },
  },
  {
    type: 'row',
    fields: [
      number('bedrooms', 'Camere', 'Bedrooms', true),
      number('bedsNumber', 'Posti letto', 'Places to sleep', true),
      number('bathroomsNumber', 'Bagni', 'Bathrooms', true),
    ],
  },
  {
    name: 'includedServices',
    type: 'select',
    hasMany: true,
    options: includedServices,
    label: { it: 'Compreso nel prezzo', en: 'Included in the rent' },
  },
  { name: 'houseRules', type: 'richText', localized: true, label: { it: 'Regole', en: 'Rules' } },
  {
    name: 'availabilityStatus',
    type: 'select',
    index: true,
    options: availabilityStatuses,
    label: { it: 'Disponibilità (vuoto: libero)', en: 'Availability (empty: free)' },
  },
  {
    name: 'studentCardReserved',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: { it: 'Solo per chi ha la Carta Studente', en: 'Only for Student Card holders' },
  },
];

/** What it costs. */
export const price: Field[] = [
  {
    type: 'row',
    fields: [
      number(
        'priceMin',
        'Prezzo, o prezzo minimo (€ al mese)',
        'Price, or lowest (€ a month)',
        true,
      ),
      number('priceMax', 'Prezzo massimo (€ al mese)', 'Highest price (€ a month)'),
      number('condominiumFees', 'Spese condominiali (€ al mese)', 'Condominium fees (€ a month)'),
    ],
  },
  {
    name: 'pricingMode',
    type: 'select',
    required: true,
    index: true,
    options: pricingModes,
    label: { it: 'Il prezzo è', en: 'The price is' },
  },
  {
    name: 'ownerTerms',
    type: 'richText',
    localized: true,
    label: { it: 'Condizioni del proprietario', en: 'Terms of the owner' },
  },
];

/** Where it is and whom to ask. */
export const place: Field[] = [
  address,
  { name: 'ownerName', type: 'text', label: { it: 'Proprietario', en: 'Owner' } },
  contactLinks,
  {
    name: 'embedUrl',
    type: 'text',
    validate: checkAddress,
    label: { it: 'Video o visita virtuale', en: 'Video or virtual tour' },
  },
];
