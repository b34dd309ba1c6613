import type { Hue } from '@/theme/hue';
import type { HeaderItem } from './model';

/** The number of items in the header and the bottom bar (specification §2). */
const maxItems = 4;

type LinkedItem = HeaderItem & { href: string };

/** Returns the items for the header and the bottom bar; the menu overlay has all items. */
export const getPrimaryItems = (items: readonly HeaderItem[]): LinkedItem[] =>
  items.filter((item): item is LinkedItem => item.href !== null).slice(0, maxItems);

/**
 * Returns the link attributes of an item.
 * @param section the section of the page
 * @param path the path of the page
 */
export const getItemLinkProps = (item: LinkedItem, section: Hue | null, path: string | null) => ({
  href: item.href,
  newWindow: item.newWindow,
  'data-hue': item.section ?? undefined,
  'aria-current': isCurrent(item, section, path) ? ('page' as const) : undefined,
});

/** Whether an item links to the page, or to the page's section. */
const isCurrent = (item: HeaderItem, section: Hue | null, path: string | null): boolean =>
  item.section === null ? item.href === path : item.section === section;
