/** @typedef {Record<string, unknown>} JsonObject */

/**
 * Reads a value of unknown JSON. A value of another type throws, so that a file in an unexpected format is
 * refused where it is read.
 *
 * @template T
 * @typedef {(object: JsonObject, name: string) => T} Read
 */

/** @type {(text: string) => JsonObject} */
export const parseObject = (text) => objectIn({ JSON: JSON.parse(text) }, 'JSON');

/** @param {unknown} value @returns {value is JsonObject} */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @type {Read<JsonObject>} */
export function objectIn(object, name) {
  const value = object[name];
  return isObject(value) ? value : refuse(name, 'an object');
}

/** Returns a list, which is empty if it is absent. @type {Read<unknown[]>} */
export function listIn(object, name) {
  const value = object[name] ?? [];
  return Array.isArray(value) ? value : refuse(name, 'a list');
}

/** @type {Read<JsonObject[]>} */
export function objectsIn(object, name) {
  return listIn(object, name).map((one) => (isObject(one) ? one : refuse(name, 'objects')));
}

/** @type {Read<string>} */
export function textIn(object, name) {
  const value = object[name];
  return typeof value === 'string' ? value : refuse(name, 'a text');
}

/** @type {Read<number>} */
export function numberIn(object, name) {
  const value = object[name];
  return typeof value === 'number' ? value : refuse(name, 'a number');
}

/** @type {(name: string, wanted: string) => never} */
function refuse(name, wanted) {
  throw new TypeError(`${name} must be ${wanted}.`);
}
