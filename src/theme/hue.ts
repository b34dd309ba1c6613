import { keysOf } from '@/lib/keysOf';
import type { ColorToken } from './tokens';

/** The sections of the site, each with the tokens of its hue: text, background and tint have the same stem. */
export const hueColors = {
  accommodations: { text: 'brick', field: 'f-brick', tint: 't-brick', on: 'on-field' },
  universities: { text: 'river', field: 'f-river', tint: 't-river', on: 'on-field' },
  services: { text: 'sage', field: 'f-sage', tint: 't-sage', on: 'on-field' },
  events: { text: 'plum', field: 'f-plum', tint: 't-plum', on: 'on-field' },
  // Pins must be visible on both maps and differ from a selected pin, which is ink.
  places: { text: 'umber', field: 'umber', tint: 't-sand', on: 'paper' },
  // Ochre is never a text colour, so news uses umber.
  news: { text: 'umber', field: 'f-ochre', tint: 't-ochre', on: 'on-ochre' },
} as const satisfies Record<string, Record<'text' | 'field' | 'tint' | 'on', ColorToken>>;

export type Hue = keyof typeof hueColors;
export const hues = keysOf(hueColors);

/** Rules that give everything inside `<… data-hue="events">` the hue of that section. */
export const hueStyles = hues
  .map((hue) => {
    const { text, field, tint, on } = hueColors[hue];
    return `[data-hue='${hue}']{--hue:var(--${text});--field:var(--${field});--tint:var(--${tint});--on-hue:var(--${on});--mark:var(--${text});}`;
  })
  .join('');
