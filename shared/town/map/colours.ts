import { mix } from '../contrast';
import type { ColorToken, Palette } from '../palette';

type Theme = Record<ColorToken, string>;

/** Colours that are the same in every town: nobody expects red water, or green roofs. */
const nature = {
  light: {
    soil: '#e0b869',
    leaf: '#6f9a4e',
    water: '#4f9cbf',
    waterName: '#20475f',
    roof: '#cc7f5c',
  },
  dark: {
    soil: '#8a6a3a',
    leaf: '#4f9a5a',
    water: '#2a6a94',
    waterName: '#a9cfe0',
    roof: '#a5563c',
  },
};

function lightColours(theme: Theme) {
  const { soil, leaf, water, waterName, roof } = nature.light;
  const earth = mix(theme['t-sand'], theme.paper, 0.75);
  const on = (color: string, ratio: number) => mix(color, earth, ratio);
  const wall = mix(theme.umber, theme.ink, 0.35);
  return {
    earth,
    hill: on(soil, 0.7),
    hillEdge: on(theme.umber, 0.24),
    built: on(soil, 0.35),
    works: on(theme.plum, 0.1),
    farmland: on(soil, 0.25),
    meadow: on(leaf, 0.14),
    orchard: on(leaf, 0.24),
    wood: on(leaf, 0.56),
    woodEdge: on(leaf, 0.95),
    park: on(leaf, 0.32),
    garden: on(leaf, 0.45),
    pitch: on(leaf, 0.68),
    campus: on(theme['f-river'], 0.2),
    water: on(water, 0.62),
    waterEdge: on(water, 0.84),
    square: theme.cream,
    road: mix(theme.cream, theme.surface, 0.5),
    roadEdge: on(theme.umber, 0.24),
    path: on(theme.sage, 0.9),
    rail: theme['ink-soft'],
    lift: theme.plum,
    lowRoof: on(roof, 0.4),
    highRoof: on(roof, 0.7),
    roofEdge: on(roof, 0.95),
    workshop: mix(roof, theme.ink, 0.85),
    church: theme['f-brick-deep'],
    university: theme['f-river'],
    station: theme['f-plum'],
    wall,
    halo: theme.paper,
    name: theme.ink,
    quietName: theme['ink-soft'],
    quarterName: theme['brick-deep'],
    greenName: mix(theme.sage, theme.ink, 0.7),
    waterName,
    universityName: theme.river,
    gateName: wall,
  };
}

/** The colours of the map by what they show, as #rrggbb. `halo` is the outline around names. */
export type MapColours = ReturnType<typeof lightColours>;

function darkColours(theme: Theme): MapColours {
  const { soil, leaf, water, waterName, roof } = nature.dark;
  const earth = mix(theme['t-sand'], theme.paper, 0.25);
  const on = (color: string, ratio: number) => mix(color, earth, ratio);
  const wall = mix(theme.umber, theme['ink-soft'], 0.5);
  return {
    earth,
    hill: on(theme.umber, 0.2),
    hillEdge: on(theme.umber, 0.12),
    built: on(theme['ink-soft'], 0.06),
    works: on(theme.plum, 0.09),
    farmland: on(soil, 0.1),
    meadow: on(leaf, 0.08),
    orchard: on(leaf, 0.13),
    wood: on(leaf, 0.34),
    woodEdge: on(leaf, 0.42),
    park: on(leaf, 0.28),
    garden: on(leaf, 0.36),
    pitch: on(leaf, 0.48),
    campus: on(theme.river, 0.22),
    water: on(water, 0.6),
    waterEdge: on(water, 0.95),
    square: on(theme['ink-soft'], 0.24),
    road: on(theme['ink-soft'], 0.28),
    roadEdge: theme.paper,
    path: on(theme.sage, 0.65),
    rail: on(theme['ink-soft'], 0.6),
    lift: theme.plum,
    lowRoof: on(roof, 0.46),
    highRoof: on(roof, 0.64),
    roofEdge: theme.paper,
    workshop: on(roof, 0.85),
    church: mix(theme.brick, theme['f-brick'], 0.55),
    university: mix(theme.river, theme['f-river'], 0.75),
    station: mix(theme.plum, theme['f-plum'], 0.6),
    wall,
    halo: theme.paper,
    name: theme.ink,
    quietName: theme['ink-soft'],
    quarterName: theme.brick,
    greenName: theme.sage,
    waterName,
    universityName: theme.river,
    gateName: wall,
  };
}

/** Derives the colours of the map from those of the town. Names can be read on their outline. */
export const mapColours = ({ light, dark }: Palette, isDark: boolean): MapColours =>
  isDark ? darkColours(dark) : lightColours(light);
