import { categoryGroups, type CategoryGroup } from '../src/api/groups';
import { isLinkAddress } from '../src/fields/linkAddress';
import { type EntryCollection, entryCollections } from '../src/sections/sections';
import type { LinkSeed } from './markdown/blockSchema';
import type { Reference } from './References';

/** An address that a link can lead to. */
const addressPattern = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** The name of a section in links and files. */
export const folderOf = (section: EntryCollection) => (section === 'poi' ? 'places' : section);

/** Where a link leads, in the form of the seed, and the key that it refers to. */
export interface LinkTarget {
  target:
    | { entry: { section: EntryCollection; key: string } }
    | { category: { group: CategoryGroup; key: string } }
    | { file: string }
    | { url: string };
  reference?: Reference;
}

/**
 * Reads where a link leads: `pages/first-steps`, `categories/accommodations/beds`, `files/moving-out` or an address.
 * Returns undefined for anything else.
 */
export function parseLinkTarget(text: string): LinkTarget | undefined {
  if (addressPattern.test(text)) return { target: { url: text } };
  const [first = '', second = '', third = '', ...rest] = text.split('/');
  const section = entryCollections.find((collection) => folderOf(collection) === first);
  if (first === 'files' && second && !third)
    return { target: { file: second }, reference: { target: 'files', key: second } };
  if (section && second && !third)
    return {
      target: { entry: { section, key: second } },
      reference: { target: section, key: second },
    };
  const group = categoryGroups.find((one) => one === `${second}Categories`);
  if (first === 'categories' && group && third && rest.length === 0)
    return {
      target: { category: { group, key: third } },
      reference: { target: group, key: third },
    };
  return undefined;
}

/** The same for the link of a block or a menu, whose address the cms checks. */
export function parseCheckedTarget(text: string): LinkTarget | undefined {
  const link = parseLinkTarget(text);
  return link && 'url' in link.target && !isLinkAddress(text) ? undefined : link;
}

/** Says what a link can lead to. */
export const linkRule = `must lead to an entry, such as pages/first-steps (${entryCollections.map(folderOf).join(', ')}), to a category, such as categories/accommodations/beds, to a file, such as files/moving-out, or to an address, such as https://…, mailto:… or tel:…`;

/** Writes where a link leads, in the form that `parseLinkTarget` reads. */
export function formatLinkTarget(link: LinkSeed): string {
  if ('url' in link) return link.url;
  if ('file' in link) return `files/${link.file}`;
  if ('entry' in link) return `${folderOf(link.entry.section)}/${link.entry.key}`;
  const { group, key } = link.category;
  return `categories/${group.replace(/Categories$/, '')}/${key}`;
}
