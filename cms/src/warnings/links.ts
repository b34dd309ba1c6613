import type { AdminText } from '../lib/adminLanguage';
import { sites } from '../sites';
import type { Target } from './library';
import { linksOf } from './references';
import { type Check, error } from './Warning';

const deleted: AdminText = {
  it: 'Un collegamento porta a un contenuto cancellato',
  en: 'A link leads to deleted content',
};
const trashed = ({ name }: Target): AdminText => ({
  it: `Un collegamento porta a «${name}», che è nel cestino`,
  en: `A link leads to “${name}”, which is in the trash`,
});
const hidden = ({ name }: Target): AdminText => ({
  it: `Un collegamento porta a «${name}», che non è pubblicato`,
  en: `A link leads to “${name}”, which is not published`,
});
const untranslated = ({ name }: Target): AdminText => ({
  it: `Un collegamento porta a «${name}», che non è tradotto`,
  en: `A link leads to “${name}”, which is not translated`,
});

/** Warns about links to content that is not visible in the language of the link. */
export const links: Check = ({ leaves, library }) =>
  linksOf(leaves).flatMap(({ relationTo, id, leaf }) => {
    const target = library.targets.get(`${relationTo} ${id}`);
    const place = { field: leaf.path, sites: leaf.site ? [leaf.site] : [] };
    if (!target) return [error(deleted, place)];
    if (target.trashed) return [error(trashed(target), place)];
    if (!target.live) return [error(hidden(target), place)];
    const missing = (leaf.site ? [leaf.site] : sites).filter(
      (site) => !target.sites.includes(site),
    );
    return missing.length > 0 ? [error(untranslated(target), { ...place, sites: missing })] : [];
  });
