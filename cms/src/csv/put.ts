import type { Fields } from '../lib/Fields';
import { isRecord } from '../lib/isRecord';

/**
 * Puts a value into the data of a document.
 *
 * @param path the names of the groups and of the field, separated by dots; if empty, the value has several fields
 */
export function put(data: Fields, path: string, value: unknown): void {
  if (path === '') {
    Object.assign(data, value);
    return;
  }
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) data[name] = value;
  else {
    const inner = isRecord(data[name]) ? { ...data[name] } : {};
    data[name] = inner;
    put(inner, rest.join('.'), value);
  }
}
