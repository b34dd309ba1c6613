import { hueColors, type Hue } from './hue';

/** How the names of the blocks that list a section end. */
const listHues = {
  Accommodations: 'accommodations',
  Services: 'services',
  Events: 'events',
  News: 'news',
  Universities: 'universities',
} satisfies Record<string, Hue>;

/**
 * Rules that give the title before a list of a section the hue of that section, also with one block between them. They are
 * short, because every page has them.
 */
export const listHeadingStyles = Object.entries(listHues)
  .map(([end, hue]) => {
    const list = `[data-block$=${end}]`;
    return `[data-block^=title]:has(+${list},+*+${list}){--mark:var(--${hueColors[hue].text})}`;
  })
  .join('');
