import type { CategoryGroup, LinkSeed, SectionName } from '../seed/types';
import type { Target } from './References';

/** An address that a link can lead to. */
export const addressPattern = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** Sections whose entries links can lead to. */
const linkedSections = [
  'pages',
  'accommodations',
  'services',
  'events',
  'universities',
  'news',
  'places',
] as const;

/** The section of the seed that has another name in the files. */
const sectionOf = (name: (typeof linkedSections)[number]): SectionName =>
  name === 'places' ? 'poi' : name;

/** Groups of categories by their name in links and files. */
const groupsByName: Record<string, CategoryGroup> = {
  accommodations: 'accommodationsCategories',
  services: 'servicesCategories',
  events: 'eventsCategories',
  news: 'newsCategories',
};

/** Where a link leads, in the form of the seed, and the key that it refers to. */
export interface LinkTarget {
  target:
    | { entry: { section: SectionName; key: string } }
    | { category: { group: CategoryGroup; key: string } }
    | { file: string }
    | { url: string };
  reference?: { target: Target; key: string };
}

/**
 * Reads where a link leads: `pages/first-steps`, `categories/accommodations/beds`, `files/moving-out` or an address.
 * Returns undefined for anything else.
 */
export function parseLinkTarget(text: string): LinkTarget | undefined {
  if (addressPattern.test(text)) return { target: { url: text } };
  const [first = '', second = '', third = '', ...rest] = text.split('/');
  const name = linkedSections.find((one) => one === first);
  const section = name && sectionOf(name);
  if (first === 'files' && second && !third)
    return { target: { file: second }, reference: { target: 'files', key: second } };
  if (section && second && !third)
    return {
      target: { entry: { section, key: second } },
      reference: { target: section, key: second },
    };
  const group = first === 'categories' ? groupsByName[second] : undefined;
  if (group && third && rest.length === 0)
    return {
      target: { category: { group, key: third } },
      reference: { target: group, key: third },
    };
  return undefined;
}

/** Says what a link can lead to. */
export const linkRule = `must lead to an entry, such as pages/first-steps (${linkedSections.join(', ')}), to a category, such as categories/accommodations/beds, to a file, such as files/moving-out, or to an address, such as https://…, mailto:… or tel:…`;

/** Writes where a link leads, in the form that `parseLinkTarget` reads. */
export function formatLinkTarget(link: LinkSeed): string {
  if ('url' in link) return link.url;
  if ('file' in link) return `files/${link.file}`;
  if ('entry' in link) {
    const { section, key } = link.entry;
    return `${section === 'poi' ? 'places' : section}/${key}`;
  }
  const { group, key } = link.category;
  return `categories/${group.replace(/Categories$/, '')}/${key}`;
}
