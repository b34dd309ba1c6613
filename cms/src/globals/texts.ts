import { picture } from '../fields/picture';
import { globalSet } from './globalSet';

/** Notes of detail pages. */
export const generalConfigurations = globalSet(
  'generalConfigurations',
  'Note delle schede',
  'Notes of detail pages',
  [
    {
      name: 'priceDisclaimer',
      type: 'richText',
      localized: true,
      label: { it: 'Nota sul prezzo', en: 'Note on prices' },
    },
    {
      name: 'accommodationDisclaimer',
      type: 'richText',
      localized: true,
      label: { it: 'Nota sugli alloggi', en: 'Note on accommodations' },
    },
  ],
);

/** Privacy text of the registration form. */
export const registerPrivacy = globalSet(
  'registerPrivacy',
  'Privacy della registrazione',
  'Privacy of registration',
  [{ name: 'textContent', type: 'richText', localized: true, label: { it: 'Testo', en: 'Text' } }],
);

/** Name, description and icon of the site. */
export const siteInfo = globalSet('siteInfo', 'Il sito', 'The site', [
  {
    name: 'plainTitle',
    type: 'text',
    localized: true,
    required: true,
    label: { it: 'Nome', en: 'Name' },
  },
  {
    name: 'plainDescription',
    type: 'textarea',
    localized: true,
    label: { it: 'Descrizione', en: 'Description' },
  },
  picture('image', { it: 'Icona', en: 'Icon' }),
]);
