import { type SanitizedConfig, traverseFields } from 'payload';

/**
 * Shows all dates of forms and lists in the town's time zone, wherever the editor sits; Payload would use that of the
 * computer. Payload's own `timezone` of a field stores a zone with each date and offers a choice of zones.
 */
export async function showTownDates(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  for (const { fields } of [...sanitized.collections, ...sanitized.globals])
    traverseFields({
      config: sanitized,
      fields,
      callback: ({ field }) => {
        if (field.type !== 'date') return;
        // A new object, because fields of other types may share the old one.
        field.admin = {
          ...field.admin,
          components: {
            Field: '/src/admin/dates/TownDate#TownDate',
            Cell: '/src/admin/dates/TownDateCell#TownDateCell',
            ...field.admin?.components,
          },
        };
      },
    });
  return sanitized;
}
