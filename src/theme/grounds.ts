import type { ColorToken } from './tokens';

/** Colours that something can stand on. */
export const grounds = [
  'paper',
  'surface',
  'sand',
  'ink',
  'brick',
  'ochre',
  'sage',
  'river',
  'plum',
  'night',
] as const;
export type Ground = (typeof grounds)[number];

export const groundColors = {
  paper: 'paper',
  surface: 'surface',
  sand: 't-sand',
  ink: 'f-ink',
  brick: 'f-brick',
  ochre: 'f-ochre',
  sage: 'f-sage',
  river: 'f-river',
  plum: 'f-plum',
  night: 'f-night',
} as const satisfies Record<Ground, ColorToken>;

/**
 * The roles that components colour themselves by. A ground sets them anew, so that text, links,
 * buttons and focus rings inside stay readable without knowing where they stand.
 */
const onLight = {
  fg: 'var(--ink)',
  'fg-soft': 'var(--ink-soft)',
  link: 'var(--brick)',
  'link-hover': 'var(--brick-deep)',
  rule: 'var(--line)',
  focus: 'var(--brick)',
  mark: 'var(--hue)',
  btn: 'var(--f-brick)',
  'btn-hover': 'var(--f-brick-deep)',
  'on-btn': 'var(--on-field)',
};

/** Secondary text on a field: most of the text colour, a little of the field (see the contrast test). */
export const softShare = 0.88;
const soft = `color-mix(in srgb, var(--fg) ${softShare * 100}%, var(--ground))`;
const rule = 'color-mix(in srgb, var(--fg) 28%, var(--ground))';

const onDark: typeof onLight = {
  fg: 'var(--on-field)',
  'fg-soft': soft,
  link: 'var(--on-field)',
  'link-hover': 'var(--honey)',
  rule,
  focus: 'var(--honey)',
  mark: 'var(--f-ochre)',
  btn: 'var(--on-field)',
  'btn-hover': 'var(--honey)',
  'on-btn': 'var(--on-ochre)',
};

const onOchre: typeof onLight = {
  fg: 'var(--on-ochre)',
  'fg-soft': soft,
  link: 'var(--on-ochre)',
  'link-hover': 'var(--on-ochre)',
  rule,
  focus: 'var(--on-ochre)',
  mark: 'var(--on-ochre)',
  btn: 'var(--on-ochre)',
  'btn-hover': 'var(--f-brick-deep)',
  'on-btn': 'var(--on-field)',
};

const rolesOf: Record<Ground, typeof onLight> = {
  paper: onLight,
  surface: onLight,
  sand: onLight,
  ink: onDark,
  brick: onDark,
  ochre: onOchre,
  sage: onDark,
  river: onDark,
  plum: onDark,
  night: onDark,
};

const declareRoles = (roles: Record<string, string>) =>
  Object.entries(roles)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The roles of the page itself. */
export const rootRoles = `--ground:var(--paper);${declareRoles(onLight)}`;

/** Rules that make `<… data-ground="plum">` a plum field. */
export const groundRules =
  grounds
    .map(
      (ground) =>
        `[data-ground='${ground}']{--ground:var(--${groundColors[ground]});${declareRoles(rolesOf[ground])}}`,
    )
    .join('') + ':where([data-ground]){background:var(--ground);color:var(--fg);}';

/**
 * Text colours that are readable on each ground in both themes (a test computes them). What an
 * editor chooses outside this list is left to the ground's own text colour.
 */
export const readableOn: Record<Ground, readonly Ground[]> = {
  paper: ['ink', 'night', 'brick', 'ochre', 'sage', 'river', 'plum'],
  surface: ['ink', 'night', 'brick', 'ochre', 'sage', 'river', 'plum'],
  sand: ['ink', 'night', 'brick', 'ochre', 'river', 'plum'],
  ink: ['paper', 'surface', 'sand', 'ochre'],
  brick: ['paper', 'surface', 'sand'],
  ochre: ['ink', 'night'],
  sage: ['paper', 'surface', 'sand'],
  river: ['paper', 'surface', 'sand'],
  plum: ['paper', 'surface', 'sand'],
  night: ['paper', 'surface', 'sand', 'ochre'],
};

/** The token behind a text colour: text families on light grounds, fixed ones on fields. */
export function textToken(ground: Ground, color: Ground): ColorToken {
  if (ground === 'ochre') return 'on-ochre';
  const light = ground === 'paper' || ground === 'surface' || ground === 'sand';
  if (!light) return color === 'ochre' ? 'honey' : 'on-field';
  switch (color) {
    case 'brick':
    case 'sage':
    case 'river':
    case 'plum':
      return color;
    case 'ochre':
      return 'umber';
    default:
      return 'ink';
  }
}
