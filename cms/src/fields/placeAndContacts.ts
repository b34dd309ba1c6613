import type { Field } from 'payload';
import { address } from './address';
import { contactLinks } from './contactLinks';
import { linkAddress } from './linkAddress';

/** Address of a video or map on another site. */
export const embedUrl: Field = {
  name: 'embedUrl',
  type: 'text',
  ...linkAddress,
  label: { it: 'Video o mappa', en: 'Video or map' },
  admin: {
    placeholder: 'https://…',
    description: {
      it: 'L’indirizzo di un video di YouTube o Vimeo, o di una mappa di OpenStreetMap: i visitatori lo caricano con un clic.',
      en: 'The address of a video on YouTube or Vimeo, or of a map on OpenStreetMap: visitors load it with a click.',
    },
  },
};

/** What the list of the admin searches in the address and the contacts, such as a telephone number. */
export const searchablePlace = ['address.address', 'contactLinks.href', 'contactLinks.label'];

/** Fields of the tab “Place and contacts”. */
export const placeAndContacts: Field[] = [address, contactLinks, embedUrl];
