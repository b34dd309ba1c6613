import type { Field } from 'payload';
import { address } from './address';
import { contactLinks } from './contactLinks';
import { checkAddress } from './linkAddress';

/** Address of a video or map on another site. */
export const embedUrl: Field = {
  name: 'embedUrl',
  type: 'text',
  validate: checkAddress,
  label: { it: 'Video o mappa', en: 'Video or map' },
  admin: {
    placeholder: 'https://…',
    description: {
      it: 'L’indirizzo di un video di YouTube o Vimeo, o di una mappa di OpenStreetMap: i visitatori lo caricano con un clic.',
      en: 'The address of a video on YouTube or Vimeo, or of a map on OpenStreetMap: visitors load it with a click.',
    },
  },
};

/** Fields of the tab “Place and contacts”. */
export const placeAndContacts: Field[] = [address, contactLinks, embedUrl];
