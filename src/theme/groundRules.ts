import { groundColors, grounds, type Ground } from './grounds';

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
