import { isObject, objectsIn, textIn } from './json.mjs';

/** The licences allowed for packages in production: each permits use, change and redistribution. */
const allowed = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'OFL-1.1'],
]);

/** Packages whose licence is not on the list, and why they are allowed. */
const exceptions = new Map([
  ['mapbox-gl', 'Mapbox’s own terms: it is loaded only on sites that have set a Mapbox token'],
]);

/** @typedef {import('./json.mjs').JsonObject} JsonObject */

/**
 * Returns the packages whose licence is not on the list.
 *
 * @param {JsonObject[]} components of a CycloneDX list
 * @returns {string[]} each with the licence that it states
 */
export function findUnlicensed(components) {
  return components
    .map((component) => ({ component, name: textIn(component, 'name') }))
    .filter(({ component, name }) => !exceptions.has(name) && !isAllowed(licenceOf(component)))
    .map(({ component, name }) => `${name}: ${licenceOf(component) || 'none'}`);
}

/** @param {JsonObject} component */
const licenceOf = (component) =>
  objectsIn(component, 'licenses')
    .map(({ license, expression }) => {
      const { id, name } = isObject(license) ? license : {};
      return [expression, id, name].find((one) => typeof one === 'string') ?? '';
    })
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
