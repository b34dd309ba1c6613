/** What packages that run in production may be under: use, change and passing on are free. */
const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  'Python-2.0',
  'OFL-1.1',
]);

/** Packages whose licence is not one of these, or not said where npm reads it, and why they may stay. */
const exceptions = new Map([
  [
    'mapbox-gl',
    'under Mapbox’s own terms: loaded on sites that have set a Mapbox token, on no other',
  ],
  ['png-js', 'MIT by its LICENSE file; its package.json does not say so'],
]);

/**
 * @typedef {object} Component of a CycloneDX list
 * @property {string} name
 * @property {string} [version]
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 */

/**
 * Packages whose licence is not on the list.
 *
 * @param {Component[]} components
 * @returns {string[]} each with what it says of itself
 */
export function unlicensed(components) {
  return components
    .filter((component) => !exceptions.has(component.name) && !isFree(licenceOf(component)))
    .map(
      (component) => `${component.name}@${component.version}: ${licenceOf(component) || 'none'}`,
    );
}

/** @param {Component} component */
const licenceOf = ({ licenses = [] }) =>
  licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');

/**
 * Whether an SPDX expression can be met by the list: one of what is joined by OR, all of what is by AND.
 *
 * @param {string} expression without nested parentheses
 */
const isFree = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
