/**
 * Reads values of unknown JSON. A value of another type throws, so that a file in an unexpected format is
 * refused where it is read.
 *
 * @typedef {Record<string, unknown>} JsonObject
 */

/**
 * @param {string} text
 * @returns {JsonObject}
 */
export function parseObject(text) {
  return objectIn({ JSON: JSON.parse(text) }, 'JSON');
}

/**
 * @param {JsonObject} object
 * @param {string} name
 * @returns {JsonObject}
 */
export function objectIn(object, name) {
  const value = object[name];
  return isObject(value) ? value : refuse(name, 'an object');
}

/**
 * @param {JsonObject} object
 * @param {string} name
 * @returns {unknown[]} empty if the list is absent
 */
export function listIn(object, name) {
  const value = object[name] ?? [];
  return Array.isArray(value) ? value : refuse(name, 'a list');
}

/**
 * @param {JsonObject} object
 * @param {string} name
 * @returns {JsonObject[]} empty if the list is absent
 */
export function objectsIn(object, name) {
  return listIn(object, name).map((one) => (isObject(one) ? one : refuse(name, 'objects')));
}

/**
 * @param {JsonObject} object
 * @param {string} name
 */
export function textIn(object, name) {
  const value = object[name];
  return typeof value === 'string' ? value : refuse(name, 'a text');
}

/**
 * @param {JsonObject} object
 * @param {string} name
 */
export function numberIn(object, name) {
  const value = object[name];
  return typeof value === 'number' ? value : refuse(name, 'a number');
}

/**
 * @param {unknown} value
 * @returns {value is JsonObject}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {string} name
 * @param {string} wanted
 * @returns {never}
 */
function refuse(name, wanted) {
  throw new TypeError(`${name} must be ${wanted}.`);
}
