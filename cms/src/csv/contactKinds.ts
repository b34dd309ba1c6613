import type { Choice } from '../fields/options';
import { contactLinks } from '../fields/contactLinks';

/** The kinds of contact in the admin. */
export const contactKinds: Choice[] =
  'fields' in contactLinks
    ? contactLinks.fields.flatMap((field) =>
        // fields/options.ts creates these options as `Choice[]`, which Payload's field type does not express.
        'name' in field && field.name === 'kind' && field.type === 'select'
          ? (field.options as Choice[])
          : [],
      )
    : [];
