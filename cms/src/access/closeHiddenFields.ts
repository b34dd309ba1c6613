import { type FieldAccess, type FieldHook, type SanitizedConfig, traverseFields } from 'payload';
import { isRecord } from '../lib/isRecord';

/** Payload reads a version that is restored from the database, so its values come from no person. */
const onlyFromVersion: FieldAccess = ({ req }) => req.context.isRestoringVersion === true;

/** Keeps the time at which a document was moved to the trash; it is no date that a person chooses. */
const timeOfTrash: FieldHook<{ id: number; deletedAt?: unknown }, unknown> = ({
  value,
  originalDoc,
}) => (value ? (originalDoc?.deletedAt ?? new Date().toISOString()) : null);

const formOf = (field: object): { hidden?: unknown; readOnly?: unknown } =>
  'admin' in field && isRecord(field.admin) ? field.admin : {};

/** Whether a row has an id as browsers and this program make them. Rows of blocks are stored as they come. */
const isRowId = (row: unknown): boolean =>
  isRecord(row) && typeof row.id === 'string' && /^[\da-f-]{1,36}$/i.test(row.id);

/** What the rows of a form carry, and what Payload's own endpoints write in the name of a person. */
const open: Record<string, FieldAccess> = {
  // Payload calls it without a row too, to learn whether the form has the field.
  id: ({ data, siblingData }) => !siblingData || siblingData === data || isRowId(siblingData),
  // The hooks of the trash check who may move something there.
  deletedAt: () => true,
  // Rows of a list are moved by dragging.
  _order: ({ req }) => req.pathname === '/cms-api/reorder',
};

/**
 * Lets nobody write the fields that no form offers: those that are hidden or read-only. A person would write them over
 * REST, and colleagues could not see it. The program itself, such as the seed, writes them without these rights.
 *
 * A field that an import sets over REST has its own access, see `key` and `source`.
 */
export async function closeHiddenFields(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const sanitized = await config;
  const owners = [...sanitized.collections, ...sanitized.globals, ...(sanitized.blocks ?? [])];
  for (const owner of owners)
    traverseFields({
      config: sanitized,
      fields: owner.fields,
      callback: ({ field }) => {
        const { hidden, readOnly } = formOf(field);
        if (field.type === 'ui' || !('name' in field) || field.name === undefined) return;
        if (!hidden && !readOnly) return;
        const access = Object.hasOwn(open, field.name) ? open[field.name] : onlyFromVersion;
        // Payload itself writes the facts about a file, such as its size, before it checks these rights.
        if ('upload' in owner && Boolean(owner.upload) && hidden && readOnly) return;
        field.access = { create: access, update: access, ...field.access };
        if (field.type === 'date' && field.name === 'deletedAt')
          field.hooks = {
            ...field.hooks,
            beforeChange: [...(field.hooks?.beforeChange ?? []), timeOfTrash],
          };
      },
    });
  return sanitized;
}
