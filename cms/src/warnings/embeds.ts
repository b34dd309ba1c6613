import { findEmbed } from '@studium/shared/embedHosts.mjs';
import type { AdminText } from '../lib/adminLanguage';
import { type Check, error } from './Warning';

const notEmbeddable = (address: string): AdminText => ({
  it: `Il sito non può mostrare «${address}»: incolla l’indirizzo di un video di YouTube o Vimeo, o di una mappa di OpenStreetMap`,
  en: `The site cannot show “${address}”: paste the address of a video on YouTube or Vimeo, or of a map on OpenStreetMap`,
});

/** Warns about addresses of other sites that the site cannot embed, because it leaves them out. */
export const embeds: Check = ({ leaves }) =>
  leaves.flatMap(({ name, value, path, site }) =>
    name === 'embedUrl' && typeof value === 'string' && value !== '' && !findEmbed(value)
      ? [error(notEmbeddable(value), { field: path, sites: site ? [site] : [] })]
      : [],
  );
