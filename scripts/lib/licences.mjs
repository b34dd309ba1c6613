/** The licences allowed for packages in production: each permits use, change and redistribution. */
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

/** Packages whose licence is not on the list, or is not in package.json, and why they are allowed. */
const exceptions = new Map([
  [
    'mapbox-gl',
    'under Mapbox’s own terms: it is loaded only on sites that have set a Mapbox token',
  ],
  ['png-js', 'its LICENSE file is MIT; its package.json names no licence'],
]);

/**
 * @typedef {object} Component of a CycloneDX list
 * @property {string} name
 * @property {string} [version]
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 */

/**
 * Returns the packages whose licence is not on the list.
 *
 * @param {Component[]} components
 * @returns {string[]} each with the licence that it states
 */
export function findUnlicensed(components) {
  return components
    .filter((component) => !exceptions.has(component.name) && !isAllowed(licenceOf(component)))
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
 * Returns whether the list satisfies an SPDX expression: one of the parts joined by OR, all joined by AND.
 *
 * @param {string} expression without nested parentheses
 */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
