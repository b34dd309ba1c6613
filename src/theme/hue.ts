/** The sections of the site, each with a hue of its own. */
export const hues = [
  'accommodations',
  'universities',
  'services',
  'events',
  'places',
  'news',
] as const;
export type Hue = (typeof hues)[number];

/** Names of the colours behind each hue: text, ground and tint families share the stem. */
export const hueColors = {
  accommodations: { text: 'brick', field: 'f-brick', tint: 't-brick', on: 'on-field' },
  universities: { text: 'river', field: 'f-river', tint: 't-river', on: 'on-field' },
  services: { text: 'sage', field: 'f-sage', tint: 't-sage', on: 'on-field' },
  events: { text: 'plum', field: 'f-plum', tint: 't-plum', on: 'on-field' },
  // Pins show on both maps, and differ from a selected pin, which is ink.
  places: { text: 'umber', field: 'umber', tint: 't-sand', on: 'paper' },
  // Ochre is never a text colour: news takes umber.
  news: { text: 'umber', field: 'f-ochre', tint: 't-ochre', on: 'on-ochre' },
} as const satisfies Record<Hue, Record<'text' | 'field' | 'tint' | 'on', string>>;

/** Rules that give everything inside `<… data-hue="events">` the hue of that section. */
export const hueRules = hues
  .map((hue) => {
    const { text, field, tint, on } = hueColors[hue];
    return `[data-hue='${hue}']{--hue:var(--${text});--field:var(--${field});--tint:var(--${tint});--on-hue:var(--${on});--mark:var(--${text});}`;
  })
  .join('');
