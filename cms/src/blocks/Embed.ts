import { embedUrl } from '../fields/placeAndContacts';
import type { ContentBlock } from './ContentBlock';

/** A video or a map of another site, which loads with a click. */
export const Embed: ContentBlock<'embed'> = {
  handle: 'embed',
  labels: {
    singular: { it: 'Da un altro sito', en: 'Embed' },
    plural: { it: 'Da altri siti', en: 'Embeds' },
  },
  fields: [embedUrl],
  resolvers: {},
};
