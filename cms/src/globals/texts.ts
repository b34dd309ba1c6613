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
      admin: {
        description: {
          it: 'Sotto il prezzo di ogni alloggio.',
          en: 'Below the price of each accommodation.',
        },
      },
    },
    {
      name: 'accommodationDisclaimer',
      type: 'richText',
      localized: true,
      label: { it: 'Nota sugli alloggi', en: 'Note on accommodations' },
      admin: {
        description: {
          it: 'In fondo alla scheda di ogni alloggio.',
          en: 'At the bottom of each accommodation’s page.',
        },
      },
    },
  ],
);

/** Privacy text of the registration form. */
export const registerPrivacy = globalSet(
  'registerPrivacy',
  'Privacy della registrazione',
  'Privacy of registration',
  [
    {
      name: 'textContent',
      type: 'richText',
      localized: true,
      label: { it: 'Testo', en: 'Text' },
      admin: {
        description: {
          it: 'Accanto alla casella che accetta chi si registra.',
          en: 'Beside the box that people tick when they register.',
        },
      },
    },
  ],
);

/** Name, description and icon of the site. */
export const siteInfo = globalSet('siteInfo', 'Il sito', 'The site', [
  {
    name: 'plainTitle',
    type: 'text',
    localized: true,
    required: true,
    label: { it: 'Nome', en: 'Name' },
    admin: {
      description: {
        it: 'In cima alle pagine e nei risultati di ricerca, per esempio «Studium Castelmora».',
        en: 'On top of the pages and in search results, such as “Studium Castelmora”.',
      },
    },
  },
  {
    name: 'plainDescription',
    type: 'textarea',
    localized: true,
    label: { it: 'Descrizione', en: 'Description' },
    admin: {
      description: {
        it: 'Una frase per i motori di ricerca, quando una pagina non ha la sua.',
        en: 'A sentence for search engines, where a page has none of its own.',
      },
    },
  },
  picture(
    'image',
    { it: 'Icona', en: 'Icon' },
    {
      admin: {
        description: {
          it: 'Quadrata, da 512 pixel in su: nella scheda del browser, sul telefono di chi installa il sito, nelle immagini delle pagine condivise. Senza, resta l’icona di serie.',
          en: 'Square, 512 pixels or more: in the browser’s tab, on the phone of people who install the site, in the pictures of shared pages. Without one, the built-in icon stays.',
        },
      },
    },
  ),
]);
