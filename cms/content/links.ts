import type { CategoryGroup, LinkSeed, SectionName } from '../seed/types';
import { addressPattern } from './markdown/richText';
import type { Target } from './References';

/** Sections whose entries links can lead to. */
const linkedSections = [
  'pages',
  'accommodations',
  'services',
  'events',
  'universities',
  'news',
] as const satisfies SectionName[];

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
    | { url: string };
  reference?: { target: Target; key: string };
}

/**
 * Reads where a link leads: `pages/first-steps`, `categories/accommodations/beds` or an address. Returns undefined
 * for anything else.
 */
export function parseLinkTarget(text: string): LinkTarget | undefined {
  if (addressPattern.test(text)) return { target: { url: text } };
  const [first = '', second = '', third = '', ...rest] = text.split('/');
  const section = linkedSections.find((name) => name === first);
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
export const linkRule = `must lead to an entry, such as pages/first-steps (${linkedSections.join(', ')}), to a category, such as categories/accommodations/beds, or to an address, such as https://…, mailto:… or tel:…`;

/** Writes where a link leads, in the form that `parseLinkTarget` reads. */
export function formatLinkTarget(link: LinkSeed): string {
  if ('url' in link) return link.url;
  if ('entry' in link) return `${link.entry.section}/${link.entry.key}`;
  const { group, key } = link.category;
  return `categories/${group.replace(/Categories$/, '')}/${key}`;
}
