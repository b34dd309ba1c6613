import type { Choice } from '../fields/options';
import { contactLinks } from '../fields/contactLinks';

/** Kinds of contact, as the admin offers them. */
export const contactKinds: Choice[] =
  'fields' in contactLinks
    ? contactLinks.fields.flatMap((field) =>
        // Choices made by fields/options.ts, which the types of fields do not remember.
        'name' in field && field.name === 'kind' && field.type === 'select'
          ? (field.options as Choice[])
          : [],
      )
    : [];
