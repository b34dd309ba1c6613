/** The colours of all illustrations: those of the site's light theme and similar ones. */
export const palette = {
  paper: '#FBF6EC',
  white: '#FFFDF8',
  cream: '#F6E7CB',
  sand: '#EBCF9F',
  line: '#E4D9C6',
  ochre: '#E7A63C',
  honey: '#F3C46B',
  peach: '#F0B48C',
  rose: '#E3A18C',
  terracotta: '#CF6A4A',
  brick: '#A63A22',
  brickDeep: '#7E2817',
  sage: '#4F7460',
  sageLight: '#93B091',
  moss: '#6F8C5D',
  forest: '#2F4C45',
  river: '#2F5D7C',
  riverLight: '#86B1C2',
  mist: '#D5E4DF',
  plum: '#6B3B63',
  lilac: '#B58FAE',
  ink: '#231A2B',
  night: '#2B2747',
  wood: '#9A6240',
  woodLight: '#C99664',
  woodDark: '#6B3F2E',
} as const;

/** Plastered walls, roof tiles and painted shutters of the town. */
export const walls: readonly string[] = [
  palette.cream,
  palette.sand,
  palette.peach,
  palette.rose,
  palette.honey,
  '#EFD9B8',
  '#E9B79A',
  palette.mist,
];
export const roofs: readonly string[] = [palette.brick, palette.terracotta, '#B84E33', '#C2583B'];
export const shutters: readonly string[] = [
  palette.sage,
  palette.river,
  palette.brickDeep,
  palette.forest,
  palette.plum,
];

const channels = (color: string) =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** Mixes two `#rrggbb` colours; a share of 0 is the first, of 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => {
    const other = target[i] ?? value;
    return Math.round(value + (other - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** The side turned away from the light: towards aubergine, as shadows on warm paper are. */
export const darker = (color: string, share = 0.16) => mix(color, '#3a1f33', share);

/** The side turned to the light. */
export const lighter = (color: string, share = 0.25) => mix(color, '#fff6e0', share);
