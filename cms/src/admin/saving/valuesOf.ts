import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { Values } from './Saver';

/**
 * Returns the values of a form. For Payload an empty list has the value 0 in a form and none in a document; here it is an
 * empty list in both, so that it does not look changed.
 */
export const valuesOf = (fields: FormState): Values =>
  reduceFieldsToValues(
    Object.fromEntries(
      Object.entries(fields).map(([path, field]) => [
        path,
        field.rows?.length === 0 ? { ...field, value: [] } : field,
      ]),
    ),
    true,
  );
