import type { Field } from 'payload';
import type { AdminText } from '../../lib/adminLanguage';
import { address } from '../../fields/address';
import { contactLinks } from '../../fields/contactLinks';
import { embedUrl } from '../../fields/placeAndContacts';
import { categories } from '../../fields/relations';
import { day } from '../../fields/dates';
import { ownerFields } from '../../owners/ownerFields';
import { cinCode } from './cin';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from './options';

const number = (
  name: string,
  it: string,
  en: string,
  required = false,
  description?: AdminText,
): Field => ({
  name,
  type: 'number',
  min: 0,
  required,
  index: true,
  label: { it, en },
  admin: { ...(description && { description, width: '50%' }) },
});

/** Euros between which an amount of a home is. */
interface Amounts {
  least: number;
  most: number;
}

/** The fields in euros, with the amounts that are usual. */
export const amounts: { name: string; label: AdminText; required: boolean; usual: Amounts }[] = [];

/** A number of euros. A check reports one that nobody can mean, such as a rent of 1.2. */
function euros(usual: Amounts, ...settings: Parameters<typeof number>): Field {
  const [name, it, en, required = false] = settings;
  amounts.push({ name, label: { it, en }, required, usual });
  return number(...settings);
}

const prices: Amounts = { least: 30, most: 20_000 };

/** Fields of the tab “Details”. */
export const details: Field[] = [
  {
    name: 'accommodationType',
    type: 'select',
    required: true,
    index: true,
    options: accommodationTypes,
    label: { it: 'Tipo', en: 'Type' },
    admin: {
      description: {
        it: 'Per ostelli, bed and breakfast e affitti brevi serve il CIN: vedi «Dati di legge».',
        en: 'Hostels, bed and breakfasts and short lets need the CIN: see “Legal data”.',
      },
    },
  },
  categories('accommodationsCategories'),
  {
    type: 'row',
    fields: [
      number('bedrooms', 'Camere', 'Bedrooms', true),
      number('bedsNumber', 'Posti letto', 'Beds', true),
      number('bathroomsNumber', 'Bagni', 'Bathrooms', true),
    ],
  },
  {
    name: 'includedServices',
    type: 'select',
    hasMany: true,
    options: includedServices,
    label: { it: 'Compreso nel prezzo', en: 'Included in the rent' },
    admin: {
      description: { it: 'Ciò che non si paga a parte.', en: 'What does not cost extra.' },
    },
  },
  {
    name: 'houseRules',
    type: 'richText',
    localized: true,
    label: { it: 'Regole della casa', en: 'House rules' },
    admin: {
      description: {
        it: 'Ospiti, orari, fumo, animali. Nessuna regola può escludere persone per sesso o origine.',
        en: 'Guests, hours, smoking, pets. A rule must not exclude people by sex or origin.',
      },
    },
  },
  {
    name: 'studentCardReserved',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    label: { it: 'Solo per chi ha la Carta Studente', en: 'Only for Student Card holders' },
    admin: {
      description: {
        it: 'I visitatori lo leggono sulla scheda e lo trovano tra i filtri.',
        en: 'Visitors see it on the page and can filter by it.',
      },
    },
  },
];

/** Fields of the tab “Price”. */
export const price: Field[] = [
  {
    type: 'row',
    fields: [
      euros(
        prices,
        'priceMin',
        'Prezzo, o prezzo minimo (€ al mese)',
        'Price, or lowest price (€ per month)',
        true,
        { it: 'Senza le spese condominiali.', en: 'Without the condominium fees.' },
      ),
      euros(
        prices,
        'priceMax',
        'Prezzo massimo (€ al mese)',
        'Highest price (€ per month)',
        false,
        {
          it: 'Solo se il prezzo cambia, per esempio da una camera all’altra.',
          en: 'Only if the price varies, for example from room to room.',
        },
      ),
      euros(
        { least: 5, most: 2000 },
        'condominiumFees',
        'Spese condominiali (€ al mese)',
        'Condominium fees (€ per month)',
        false,
        { it: 'Il sito le mostra a parte.', en: 'The site shows them separately.' },
      ),
      euros(
        { least: 30, most: 60_000 },
        'deposit',
        'Cauzione (€, una volta)',
        'Deposit (€, once)',
        false,
        {
          it: 'Per legge al massimo tre mensilità.',
          en: 'By law at most three months’ rent.',
        },
      ),
    ],
  },
  {
    name: 'pricingMode',
    type: 'select',
    required: true,
    index: true,
    options: pricingModes,
    label: { it: 'Il prezzo è', en: 'The price is' },
    admin: {
      description: {
        it: '«A persona» è quanto paga ognuno.',
        en: '“Per person” is the price that each person pays.',
      },
    },
  },
  {
    name: 'ownerTerms',
    type: 'richText',
    localized: true,
    label: { it: 'Condizioni del proprietario', en: 'Owner’s terms' },
    admin: {
      description: {
        it: 'Tipo di contratto, preavviso, garanzie.',
        en: 'Type of contract, notice period, guarantees.',
      },
    },
  },
];

/** Fields of the tab “Stay”. */
export const stay: Field[] = [
  {
    name: 'availabilityStatus',
    type: 'select',
    index: true,
    options: availabilityStatuses,
    label: { it: 'Disponibilità', en: 'Availability' },
    admin: {
      description: {
        it: 'Vuoto: libero. Con «Presto libero» indica anche la data «Libero dal».',
        en: 'If empty: free. With “Free soon”, also fill in “Available from”.',
      },
    },
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
      it: 'L’ultimo giorno in cui l’ufficio ha controllato l’annuncio o il proprietario ha risposto. Vale 180 giorni.',
      en: 'The last day on which the office checked the advertisement or the owner answered. It is valid for 180 days.',
    },
  ),
];

/** Fields that the law requires in every advertisement: energy performance and the national code. */
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
        admin: {
          width: '50%',
          description: {
            it: 'È sulla prima pagina dell’attestato (APE).',
            en: 'See the first page of the certificate (APE).',
          },
        },
      },
      {
        name: 'energyExemption',
        type: 'select',
        options: energyExemptions,
        label: { it: 'Senza attestato perché', en: 'No certificate because' },
        admin: {
          width: '50%',
          description: {
            it: 'Solo se la casa non ne ha bisogno.',
            en: 'Only if the home does not need one.',
          },
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      number(
        'epglNren',
        'Indice globale non rinnovabile (kWh/m² anno)',
        'Overall index, non-renewable (kWh/m² per year)',
        false,
        { it: 'Sull’attestato: EPgl,nren.', en: 'On the certificate: EPgl,nren.' },
      ),
      number(
        'epglRen',
        'Indice globale rinnovabile (kWh/m² anno)',
        'Overall index, renewable (kWh/m² per year)',
        false,
        { it: 'Sull’attestato: EPgl,ren.', en: 'On the certificate: EPgl,ren.' },
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
        label: { it: 'Fabbricato d’inverno', en: 'Building in winter' },
        admin: {
          width: '50%',
          description: {
            it: 'Sull’attestato è una faccina: sorridente, seria o triste.',
            en: 'On the certificate it is a face: smiling, neutral or sad.',
          },
        },
      },
      {
        name: 'envelopeSummer',
        type: 'select',
        options: envelopeQualities,
        label: { it: 'Fabbricato d’estate', en: 'Building in summer' },
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'cin',
    type: 'text',
    ...cinCode,
    label: { it: 'Codice identificativo nazionale (CIN)', en: 'National code (CIN)' },
    admin: {
      description: {
        it: 'Obbligatorio per ostelli, bed and breakfast e affitti brevi, per esempio IT000000B4X7K2M9QZ.',
        en: 'Required for hostels, bed and breakfasts and short lets, for example IT000000B4X7K2M9QZ.',
      },
    },
  },
];

/** Fields of the tab “Place and contacts”. */
export const place: Field[] = [
  address,
  {
    name: 'ownerName',
    type: 'text',
    label: { it: 'Proprietario', en: 'Owner' },
    admin: {
      description: {
        it: 'I visitatori lo leggono: basta il nome di battesimo.',
        en: 'Visitors see it: the first name is enough.',
      },
    },
  },
  ...ownerFields,
  contactLinks,
  embedUrl,
];
