import type { AdminText } from '../lib/adminLanguage';
import { isLinkAddress } from '../fields/linkAddress';
import { linkAddresses, readRoot } from '../richText/LexicalNode';
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

const nowhere = (address: string): AdminText => ({
  it: `Un collegamento in un testo porta a «${address}», che i visitatori non possono aprire`,
  en: `A link in a text leads to “${address}”, which visitors cannot open`,
});

/** Whether visitors reach an address from a text, which has no places inside that a link can name. */
const isReachable = (address: string): boolean =>
  !address.startsWith('#') && isLinkAddress(address.replace(/^(?=www\.)/i, 'https://'));

/** Warns about links in texts that pages show without a target, or with one that leads nowhere. */
const deadEnds: Check = ({ leaves }) =>
  leaves.flatMap((leaf) => {
    const root = leaf.type === 'richText' ? readRoot(leaf.value) : null;
    const dead = root ? linkAddresses(root).filter((address) => !isReachable(address)) : [];
    const place = { field: leaf.path, sites: leaf.site ? [leaf.site] : [] };
    return dead.map((address) => error(nowhere(address), place));
  });

/** Warns about links to content that is not visible in the language of the link, and about dead ends in texts. */
export const links: Check = (entry) => [...deadEnds(entry), ...hiddenTargets(entry)];

const hiddenTargets: Check = ({ leaves, library }) =>
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
