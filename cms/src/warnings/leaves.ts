import type { Field } from 'payload';
import { blockOf } from '../fields/contentManager';
import { valueIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import { rowsOf } from '../lib/rowsOf';
import { type Site, sites } from '../sites';
import { type AdminText, isAdminText } from '../lib/adminLanguage';

/** One field of a document that has a value itself, at any depth. */
export interface Leaf {
  type: Field['type'];
  name: string;
  label: AdminText;
  value: unknown;
  /** Path in the form, for example `contentManager.0.children.1.image`. */
  path: string;
  /** The language of the value; null when all languages share it. */
  site: Site | null;
}

interface Branch {
  /** The complete document, for the conditions of fields. */
  document: Record<string, unknown>;
  data: Record<string, unknown>;
  /** Path of the data, with a dot at its end if it is not empty. */
  prefix: string;
  site: Site | null;
}

const labelOf = ({ label, name }: { label?: unknown; name: string }): AdminText =>
  isAdminText(label)
    ? { it: label.it, en: label.en }
    : {
        it: typeof label === 'string' ? label : name,
        en: typeof label === 'string' ? label : name,
      };

/** Whether editors see the field, according to its condition. */
function isShown(field: Field, { document, data }: Branch): boolean {
  if (field.admin && 'hidden' in field.admin && field.admin.hidden === true) return false;
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined;
  return (
    condition?.(document, data, { blockData: data, operation: 'update', path: [], user: null }) ??
    true
  );
}

function below(field: Field, branch: Branch): Leaf[] {
  if (!('name' in field)) return [];
  const { name, type } = field;
  const value = branch.data[name];
  const path = `${branch.prefix}${name}`;
  const inside = (fields: Field[], data: unknown, prefix: string): Leaf[] =>
    walk(fields, { ...branch, data: isRecord(data) ? data : {}, prefix });
  switch (type) {
    case 'group':
      return inside(field.fields, value, `${path}.`);
    case 'array':
      return rowsOf(value).flatMap((row, n) => inside(field.fields, row, `${path}.${n}.`));
    case 'blocks':
      return rowsOf(value).flatMap((row, n) => {
        const block = blockOf(field, row.blockType);
        return inside(block?.fields ?? [], row, `${path}.${n}.`);
      });
    default:
      return [
        {
          ...{ type, name, value, path },
          label: labelOf(field),
          site: branch.site,
        },
      ];
  }
}

/** Lists a localized field once per language, and another field once. */
function perSite(field: Field, branch: Branch): Leaf[] {
  const isLocalized = 'localized' in field && field.localized === true && branch.site === null;
  if (!isLocalized || !('name' in field)) return below(field, branch);
  const values = branch.data[field.name];
  return sites.flatMap((site) =>
    below(field, {
      ...branch,
      data: { ...branch.data, [field.name]: valueIn(values, site) },
      site,
    }),
  );
}

function walk(fields: readonly Field[], branch: Branch): Leaf[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || !isShown(field, branch)) return [];
    if (field.type === 'row' || field.type === 'collapsible') return walk(field.fields, branch);
    if (field.type !== 'tabs') return perSite(field, branch);
    return field.tabs.flatMap((tab) => ('name' in tab ? [] : walk(tab.fields, branch)));
  });
}

/**
 * All fields of a document that editors see, also those of its blocks and groups.
 *
 * @param document The document in all languages: a localized field has one value per language.
 */
export const leavesOf = (fields: readonly Field[], document: Record<string, unknown>): Leaf[] =>
  walk(fields, { document, data: document, prefix: '', site: null });
