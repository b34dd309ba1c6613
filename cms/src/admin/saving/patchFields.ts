import type { FormState } from 'payload';
import { isRecord } from '../../lib/isRecord';
import { isSame } from '../../lib/isSame';
import type { Values } from './Saver';
import { valuesOf } from './valuesOf';

function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (parent, name) =>
        Array.isArray(parent) ? parent[Number(name)] : isRecord(parent) ? parent[name] : undefined,
      values,
    );
}

/**
 * Returns the fields that have to change so that a form shows other values. Null if rows were added, removed or moved:
 * their fields only come from the program.
 */
export function patchFields(fields: FormState, values: Values): FormState | null {
  const patch: FormState = {};
  for (const [path, field] of Object.entries(fields)) {
    if (field.disableFormData || field.rows) continue;
    const value = valueAt(values, path);
    // The editor of rich text shows another value only together with another initial value.
    if (!isSame(field.value, value)) patch[path] = { ...field, value, initialValue: value };
  }
  return isSame(valuesOf({ ...fields, ...patch }), values) ? patch : null;
}
