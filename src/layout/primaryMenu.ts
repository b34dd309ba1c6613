import type { Hue } from '@/theme/hue';
import type { HeaderItem } from './model';

/** How many entries stand in the header and the bottom bar (specification §2). */
const most = 4;

type Entry = HeaderItem & { href: string };

/** The entries that header and bottom bar show; the menu overlay has all of them. */
export const entriesInReach = (items: readonly HeaderItem[]): Entry[] =>
  items.filter((item): item is Entry => item.href !== null).slice(0, most);

/**
 * Address, colour and state of an entry.
 * @param section that the page belongs to
 * @param path of the page
 */
export const entryProps = (item: Entry, section: Hue | null, path: string | null) => ({
  href: item.href,
  newWindow: item.newWindow,
  'data-hue': item.section ?? undefined,
  'aria-current': isCurrent(item, section, path) ? ('page' as const) : undefined,
});

/** Whether the page is what an entry leads to, or lies within its section. */
export const isCurrent = (item: HeaderItem, section: Hue | null, path: string | null): boolean =>
  item.section === null ? item.href === path : item.section === section;
