import type { Field } from 'payload';
import { address } from '../fields/address';
import { contactLinks } from '../fields/contactLinks';
import { embedUrl } from '../fields/placeAndContacts';
import { categories } from '../fields/relations';
import { day } from '../fields/texts';
import { checkCin } from './Accommodations.cin';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
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
  categories('accommodationsCategories'),
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
      number('deposit', 'Cauzione (€, una volta)', 'Deposit (€, once)'),
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

/** When it is free, and for how long. */
export const stay: Field[] = [
  {
    name: 'availabilityStatus',
    type: 'select',
    index: true,
    options: availabilityStatuses,
    label: { it: 'Disponibilità (vuoto: libero)', en: 'Availability (empty: free)' },
  },
  {
    type: 'row',
    fields: [
      day('availableFrom', { it: 'Libero dal', en: 'Available from' }),
      number('minimumStay', 'Soggiorno minimo (mesi)', 'Minimum stay (months)'),
      number('maximumStay', 'Soggiorno massimo (mesi)', 'Maximum stay (months)'),
    ],
  },
  day(
    'verifiedOn',
    { it: 'Verificato il', en: 'Verified on' },
    {
      it: 'Il giorno in cui l’ufficio ha controllato per l’ultima volta che tutto è vero.',
      en: 'The day on which the office last saw that all this is true.',
    },
  ),
];

/** What the law wants in every advertisement: energy performance and the national code. */
export const law: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'energyClass',
        type: 'select',
        index: true,
        options: energyClasses,
        label: { it: 'Classe energetica', en: 'Energy class' },
      },
      {
        name: 'energyExemption',
        type: 'select',
        options: energyExemptions,
        label: { it: 'Senza attestato perché', en: 'No certificate because' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      number(
        'epglNren',
        'Indice globale non rinnovabile (kWh/m² anno)',
        'Overall index, not renewable (kWh/m² a year)',
      ),
      number(
        'epglRen',
        'Indice globale rinnovabile (kWh/m² anno)',
        'Overall index, renewable (kWh/m² a year)',
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'envelopeWinter',
        type: 'select',
        options: envelopeQualities,
        label: { it: 'Involucro d’inverno', en: 'Envelope in winter' },
      },
      {
        name: 'envelopeSummer',
        type: 'select',
        options: envelopeQualities,
        label: { it: 'Involucro d’estate', en: 'Envelope in summer' },
      },
    ],
  },
  {
    name: 'cin',
    type: 'text',
    validate: checkCin,
    label: { it: 'Codice identificativo nazionale (CIN)', en: 'National code (CIN)' },
    admin: {
      description: {
        it: 'Obbligatorio per ostelli, bed and breakfast e affitti brevi.',
        en: 'Required for hostels, bed and breakfasts and short lets.',
      },
    },
  },
];

/** Where it is and whom to ask. */
export const place: Field[] = [
  address,
  { name: 'ownerName', type: 'text', label: { it: 'Proprietario', en: 'Owner' } },
  contactLinks,
  embedUrl,
];
