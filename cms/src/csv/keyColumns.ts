import { defaultSite } from '../sites';

/** The columns of the slug and the title in the default language. They find an entry, or name a new one. */
export const slugColumn = `slug_${defaultSite}`;
export const titleColumn = `title_${defaultSite}`;
