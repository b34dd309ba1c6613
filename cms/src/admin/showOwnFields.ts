import { type SanitizedConfig, traverseFields } from 'payload';

/**
 * Dates are in the town's time zone, wherever the editor sits; Payload would use that of the computer, and its own
 * `timezone` of a field stores a zone with each date and offers a choice of zones. Numbers are read and shown as people
 * write them; a browser's own field makes 0 of “1.200,50”.
 */
const ownFields = {
  date: {
    Field: '/src/admin/dates/TownDate#TownDate',
    Cell: '/src/admin/dates/TownDateCell#TownDateCell',
  },
  number: {
    Field: '/src/admin/numbers/NumberField#NumberField',
    Cell: '/src/admin/numbers/NumberCell#NumberCell',
  },
};

/** Shows all dates and numbers of forms and lists with our own components. */
export async function showOwnFields(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  for (const { fields } of [...sanitized.collections, ...sanitized.globals])
    traverseFields({
      config: sanitized,
      fields,
      callback: ({ field }) => {
        if (field.type !== 'date' && field.type !== 'number') return;
        const components = { ...ownFields[field.type], ...field.admin?.components };
        // A new object, because fields of other types may share the old one.
        Object.assign(field, { admin: { ...field.admin, components } });
      },
    });
  return sanitized;
}
