/**
 * The colours of the site, the admin and the mails, by their names. They have three families, which differ in
 * the dark theme: text (brick, sage…), backgrounds (f-*, with on-field or on-ochre text on them) and pale tints
 * (t-*).
 */
const light = {
  paper: '#fbf6ec',
  surface: '#ffffff',
  ink: '#231a2b',
  'ink-soft': '#5b5163',
  line: '#e4d9c6',
  brick: '#a63a22',
  'brick-deep': '#7e2817',
  sage: '#4f7460',
  river: '#2f5d7c',
  plum: '#6b3b63',
  umber: '#8a5a0b',
  'free-soon': '#b45309',
  busy: '#b3261e',
  'f-brick': '#a63a22',
  'f-brick-deep': '#7e2817',
  'f-sage': '#456755',
  'f-river': '#2f5d7c',
  'f-plum': '#6b3b63',
  'f-ochre': '#e7a63c',
  'f-ink': '#231a2b',
  'f-night': '#2b2033',
  't-brick': '#f7e3d8',
  't-sage': '#e8f1e6',
  't-river': '#dde9ee',
  't-plum': '#efe2ec',
  't-ochre': '#fbe8c4',
  't-sand': '#f4ead7',
  'on-field': '#fffaf0',
  'on-ochre': '#231a2b',
  honey: '#f3c46b',
  cream: '#fff8e8',
  sky: '#cde2dc',
  'on-sky': '#231a2b',
  'on-sky-soft': '#43384d',
  // Chips lie on pictures, which are as bright in both themes.
  chip: '#fffdf8',
  'on-chip': '#231a2b',
  'dot-available': '#4f7460',
  'dot-free-soon': '#b45309',
  'dot-busy': '#b3261e',
  'dot-card': '#2f5d7c',
  heart: '#a63a22',
  'error-ground': '#2e2a4c',
} as const;

export type ColorToken = keyof typeof light;

const dark: Record<ColorToken, string> = {
  ...light,
  paper: '#1a1421',
  surface: '#261e2f',
  ink: '#f8f0e3',
  'ink-soft': '#c6bac9',
  line: '#42364c',
  brick: '#f39a80',
  'brick-deep': '#ffb8a3',
  sage: '#9ecbac',
  river: '#93c3e2',
  plum: '#dba6cf',
  umber: '#efb95a',
  'free-soon': '#f6b46a',
  busy: '#ff968d',
  'f-brick': '#a9402a',
  'f-brick-deep': '#8a2f1d',
  'f-sage': '#3b5a4a',
  'f-river': '#2a5270',
  'f-plum': '#5d3457',
  'f-ochre': '#e0a03a',
  'f-ink': '#0f0b14',
  'f-night': '#2c2238',
  't-brick': '#43261f',
  't-sage': '#24362c',
  't-river': '#1f3340',
  't-plum': '#3a2538',
  't-ochre': '#45340f',
  't-sand': '#2e2438',
  sky: '#2e2a4c',
  'on-sky': '#f8f0e3',
  'on-sky-soft': '#ddd2e0',
};

/** The colours of both themes. */
export interface Palette {
  light: Record<ColorToken, string>;
  dark: Record<ColorToken, string>;
}

/** The colours of a town that chooses none. */
export const defaultPalette: Palette = { light, dark };
