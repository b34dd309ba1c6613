import type { Hue } from '@/theme/hue';
import type { HeaderItem } from './model';

/** The number of entries in the header and the bottom bar (specification §2). */
const maxEntries = 4;

type Entry = HeaderItem & { href: string };

/** Returns the entries for the header and the bottom bar; the menu overlay has all entries. */
export const getPrimaryEntries = (items: readonly HeaderItem[]): Entry[] =>
  items.filter((item): item is Entry => item.href !== null).slice(0, maxEntries);

/**
 * Returns the link attributes of an entry.
 * @param section the section of the page
 * @param path the path of the page
 */
export const getEntryProps = (item: Entry, section: Hue | null, path: string | null) => ({
  href: item.href,
  newWindow: item.newWindow,
  'data-hue': item.section ?? undefined,
  'aria-current': isCurrent(item, section, path) ? ('page' as const) : undefined,
});

/** Whether an entry links to the page, or to the page's section. */
const isCurrent = (item: HeaderItem, section: Hue | null, path: string | null): boolean =>
  item.section === null ? item.href === path : item.section === section;
