import type { ClientField } from 'payload';
import { isRecord } from '../../lib/isRecord';

type Translate = (label: unknown) => string;

function find(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    const inner =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields))
        : field.type === 'row' || field.type === 'collapsible'
          ? field.fields
          : [];
    const found = find(inner, name);
    if (found) return found;
  }
  return undefined;
}

/** The label of the field at a path of a form, with the number of its row: `Contenuto 2 › Titolo`. */
export function labelOfPath(
  fields: readonly ClientField[],
  path: string,
  translate: Translate,
): string {
  const [name = '', ...rest] = path.split('.');
  const field = find(fields, name);
  const label = field && 'label' in field && field.label ? translate(field.label) : name;
  const row = /^\d+$/.test(rest[0] ?? '') ? ` ${Number(rest.shift()) + 1}` : '';
  if (rest.length === 0 || !field) return `${label}${row}`;
  const inner = 'fields' in field ? field.fields : [];
  return `${label}${row} › ${labelOfPath(inner, rest.join('.'), translate)}`;
}

/** A value of a form as text that an editor recognises: its words, without ids and settings. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (!isRecord(value)) return '';
  if (typeof value.text === 'string') return value.text;
  if (isRecord(value.root)) return plainText(value.root.children);
  if (Array.isArray(value.children)) {
    const isLine = value.children.some((one) => isRecord(one) && typeof one.text === 'string');
    const between = isLine ? '' : value.type === 'tablerow' ? ' · ' : '\n';
    return value.children.map(plainText).join(between);
  }
  return Object.entries(value)
    .filter(([name]) => !['id', 'blockType', 'blockName', 'type', 'version'].includes(name))
    .map(([, part]) => (typeof part === 'boolean' ? '' : plainText(part)))
    .filter(Boolean)
    .join('\n');
}
