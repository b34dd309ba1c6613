import { hueColors, type Hue } from './hue';

const listHues = {
  listCategoriesAccommodations: 'accommodations',
  listCategoriesServices: 'services',
  listEvents: 'events',
  listNews: 'news',
  listUniversities: 'universities',
} satisfies Record<string, Hue>;

/** Rules that give the title before a list of a section the hue of that section, also with a text between them. */
export const listHeadingStyles = Object.entries(listHues)
  .map(([list, hue]) => {
    const block = `[data-block='${list}']`;
    return `[data-block='titleContent']:has(+ ${block}, + [data-block='textContent'] + ${block}){--mark:var(--${hueColors[hue].text});}`;
  })
  .join('');
