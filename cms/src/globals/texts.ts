import { picture } from '../fields/picture';
import { globalSet } from './globalSet';

/** Notes on detail pages. */
export const generalConfigurations = globalSet(
  'generalConfigurations',
  'Note delle schede',
  'Notes on detail pages',
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

/** The privacy text of the registration form. */
export const registerPrivacy = globalSet(
  'registerPrivacy',
  'Privacy della registrazione',
  'Registration privacy text',
  [
    {
      name: 'textContent',
      type: 'richText',
      localized: true,
      label: { it: 'Testo', en: 'Text' },
      admin: {
        description: {
          it: 'Accanto alla casella che spunta chi si registra.',
          en: 'Beside the checkbox that people tick when they register.',
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
        it: 'In cima alle pagine e nei risultati di ricerca, per esempio «Studium · Nome della città».',
        en: 'At the top of pages and in search results, for example “Studium · Name of the town”.',
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
        en: 'A sentence for search engines, for pages that do not have their own.',
      },
    },
  },
  picture(
    'image',
    { it: 'Icona', en: 'Icon' },
    {
      description: {
        it: 'Quadrata, da 512 pixel in su: nella scheda del browser, sul telefono di chi installa il sito, nelle immagini delle pagine condivise. Vuoto: resta l’icona di serie.',
        en: 'Square, at least 512 pixels: in the browser tab, on phones that have the site installed, in the pictures of shared pages. If empty, the built-in icon is used.',
      },
    },
  ),
  {
    type: 'row',
    fields: [
      {
        name: 'ownerQuestionDays',
        type: 'number',
        min: 0,
        max: 365,
        defaultValue: 30,
        label: {
          it: 'Ogni quanti giorni chiedere ai proprietari',
          en: 'Days between questions to owners',
        },
        admin: {
          width: '50%',
          description: {
            it: 'Il programma chiede per e-mail se un alloggio è ancora libero, quando da tanti giorni nessuno lo controlla. Vuoto o 0: mai.',
            en: 'The program asks by e-mail whether a home is still free, when nobody has checked it for so many days. If empty or 0: never.',
          },
        },
      },
      {
        name: 'hideSilentDays',
        type: 'number',
        min: 14,
        max: 365,
        label: {
          it: 'Nascondere dopo giorni senza risposta',
          en: 'Days without an answer until hidden',
        },
        admin: {
          width: '50%',
          description: {
            it: 'L’alloggio diventa una bozza e la scrivania lo dice; non si cancella nulla. Vuoto: mai.',
            en: 'The home becomes a draft and the desk says so; nothing is deleted. If empty: never.',
          },
        },
      },
    ],
  },
  {
    name: 'offerDays',
    type: 'number',
    min: 1,
    max: 3650,
    defaultValue: 180,
    label: {
      it: 'Per quanti giorni tenere le offerte chiuse',
      en: 'Days for which closed offers are kept',
    },
    admin: {
      description: {
        it: 'Le offerte di alloggi rifiutate, ritirate o rimaste senza risposta. Poi si cancellano, con la bozza e i dati di chi offriva. Vuoto: 180.',
        en: 'Offers of homes that were refused, withdrawn or never answered. Then they are deleted, with the draft and the data of the sender. If empty: 180.',
      },
    },
  },
]);
