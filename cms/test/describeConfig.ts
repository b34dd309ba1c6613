import { type BasePayload, traverseFields } from 'payload';
import { type Area, areas } from '../src/access/roles';
import { valuesOf } from '../src/fields/options';
import { isRecord } from '../src/lib/isRecord';

/** A collection, as `news`, a global, as `globals/topMenu`, or nothing for the endpoints of all content. */
interface Part {
  owner: string;
}

const ownersOf = ({ collections, globals }: BasePayload['config']) => [
  ...collections.map((config) => ({ owner: config.slug as string, config })),
  ...globals.map((config) => ({ owner: `globals/${config.slug}`, config })),
];

/** All endpoints of Payload's REST API. */
export function endpointsOf({ config }: BasePayload): (Part & { method: string; path: string })[] {
  const all = [{ owner: '', config: { endpoints: config.endpoints } }, ...ownersOf(config)];
  return all.flatMap(({ owner, config: { endpoints } }) =>
    (endpoints || []).map(({ method, path }) => ({ owner, method, path })),
  );
}

/** The fields of all content that its form does not let people fill in, outside of lists and blocks. */
export function hiddenFieldsOf({ config }: BasePayload): (Part & { name: string; type: string })[] {
  const found: (Part & { name: string; type: string })[] = [];
  for (const { owner, config: one } of ownersOf(config))
    traverseFields({
      fields: one.fields,
      callback: ({ field, parentPath }) => {
        const admin: unknown = 'admin' in field ? field.admin : undefined;
        const isClosed = isRecord(admin) && (admin.hidden === true || admin.readOnly === true);
        if (isClosed && parentPath === '' && 'name' in field && field.name !== undefined)
          found.push({ owner, name: field.name, type: field.type });
      },
    });
  return found;
}

/** The fields of the form of homes, outside of groups and lists. */
export const fieldsOf = ({ collections }: BasePayload) =>
  collections.accommodations.config.flattenedFields.map((field) => ({
    name: field.name,
    type: field.type,
    required: 'required' in field && field.required === true,
    maxLength: 'maxLength' in field && typeof field.maxLength === 'number' ? field.maxLength : null,
  }));

/** How each collection and global decides what people may do: its functions, and the areas whose editors may write. */
export const rulesOf = ({ config }: BasePayload): (Part & { rule: string; areas: Area[] })[] =>
  ownersOf(config).map(({ owner, config: { access, hooks } }) => {
    const functions = [Object.entries(access).sort(), hooks.beforeOperation].flat(2);
    const mayWrite = (area: Area): unknown => {
      const user = { collection: 'users', role: 'editor', areas: [area] };
      return Reflect.apply(access.update, undefined, [{ req: { user, context: {} }, data: {} }]);
    };
    return {
      owner,
      rule: functions.map(String).join('\n'),
      areas: valuesOf(areas).filter((area) => mayWrite(area) === true),
    };
  });
