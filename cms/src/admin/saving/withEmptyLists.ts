import type { FormState } from 'payload';

/**
 * Returns the fields of a form in which an empty list has an empty list as its value. For Payload it has the value 0 in a
 * form and none in a document, so that it would look changed.
 */
export const withEmptyLists = (fields: FormState): FormState =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.rows?.length === 0 ? { ...field, value: [] } : field,
    ]),
  );
