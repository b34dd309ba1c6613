import { groundColors, grounds, type Ground } from '@studium/shared/town/grounds';
import { declare } from './declare';

/**
 * CSS variables that components take their colours from, each named by its role. A ground (the colour of a
 * surface) sets them for everything inside it, so that text, links, buttons and focus rings stay readable on
 * every surface.
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

/**
 * The part of the text colour in secondary text on a coloured surface; the rest is the surface's colour (see
 * unreadablePairs.ts).
 */
export const softRatio = 0.88;
const soft = `color-mix(in srgb, var(--fg) ${softRatio * 100}%, var(--ground))`;
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

const variablesOf: Record<Ground, typeof onLight> = {
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

const selectorOf = (ground: Ground) => `[data-ground='${ground}']`;

/** One rule for all grounds with the same variables. The page itself is paper. */
const variableRules = [onLight, onDark, onOchre].map((variables) => {
  const selectors = grounds.filter((ground) => variablesOf[ground] === variables).map(selectorOf);
  const page = variables === onLight ? [':root'] : [];
  return `${[...page, ...selectors].join()}{${declare(variables)}}`;
});

/** Rules that give `<… data-ground="plum">` a plum background and readable colours inside. */
export const groundStyles = [
  ...variableRules,
  ':root{--ground:var(--paper);}',
  ...grounds.map((ground) => `${selectorOf(ground)}{--ground:var(--${groundColors[ground]});}`),
  ':where([data-ground]){background:var(--ground);color:var(--fg);}',
].join('');
