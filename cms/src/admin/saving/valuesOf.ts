import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { Values } from './Saver';
import { withEmptyLists } from './withEmptyLists';

/** Returns the values of a form as a document has them. */
export const valuesOf = (fields: FormState): Values =>
  reduceFieldsToValues(withEmptyLists(fields), true);
