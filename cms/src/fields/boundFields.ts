import { type FieldHook, type SanitizedConfig, traverseFields, ValidationError } from 'payload';
import { validations } from 'payload/shared';
import { adminLanguage, isAdminText } from '../lib/adminLanguage';
import { isRecord } from '../lib/isRecord';

/** The most characters of a field that declares no maximum; of rich text, blocks and JSON as they are stored. */
const maxLengths: Partial<Record<string, number>> = {
  text: 2000,
  email: 254,
  textarea: 10_000,
  code: 100_000,
  richText: 200_000,
  blocks: 300_000,
  json: 1_000_000,
};

/** The most rows of a list that declares no maximum. */
const maxRows = 100;

/** The most blocks of a field, with those inside others. Each has dozens of fields, all of which Payload visits. */
const maxBlocks = 300;

/** Payload's validators of other types, which compare a value with what its field declares. */
const checked = ['number', 'select', 'radio', 'date', 'checkbox', 'relationship', 'upload'];

type Checking = Parameters<FieldHook>[0];
type Validate = (value: unknown, options: object) => unknown;

/** The sizes that a field declares. */
interface Sizes {
  maxLength?: number;
  maxRows?: number;
  hasMany?: boolean;
}

async function faultOf(value: unknown, { field, req, ...context }: Checking): Promise<unknown> {
  const { maxLength = Infinity, maxRows: rows } = sizesOf(field, field.type);
  const hasMany = 'hasMany' in field && field.hasMany === true;
  const { t } = req;
  const tooLong = t('validation:shorterThanMax', { maxLength });
  const tooMany = (count: number) =>
    t('validation:requiresNoMoreThan', { count, label: t('general:rows') });
  if (Array.isArray(value) && rows !== undefined && value.length > rows) return tooMany(rows);
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code': {
      const texts: unknown[] = hasMany && Array.isArray(value) ? value : [value];
      if (texts.some((text) => typeof text === 'object')) return t('validation:invalidInput');
      return texts.some((text) => String(text).length > maxLength) ? tooLong : true;
    }
    case 'richText':
    case 'blocks':
    case 'json': {
      const stored = JSON.stringify(value);
      if (stored.length > maxLength) return tooLong;
      const blocks = stored.split('"blockType":').length - 1;
      return blocks > maxBlocks ? tooMany(maxBlocks) : true;
    }
    default: {
      if (!checked.includes(field.type)) return true;
      const validate = validations[field.type as keyof typeof validations] as Validate;
      const lenient = { required: false, minRows: undefined, filterOptions: undefined };
      const fault = await validate(value, {
        ...field,
        ...context,
        ...lenient,
        req,
        event: 'submit',
      });
      // Payload's sentence about a document that cannot be is in English only.
      return typeof fault === 'string' && 'relationTo' in field
        ? t('validation:invalidInput')
        : fault;
    }
  }
}

/**
 * Refuses a value that is larger than its field allows or of another kind, also in a draft. Payload validates drafts
 * only as a whole or not at all, but a draft may lack what is required.
 */
const refuseOversize: FieldHook = async (checking) => {
  const { collection, field, global, path, req, siblingData } = checking;
  const value: unknown = siblingData[String(field.name)];
  if (value === undefined || value === null || value === '') return undefined;
  const inLocales = req.locale === 'all' && isRecord(value) ? Object.values(value) : [value];
  for (const one of inLocales) {
    const fault = await faultOf(one, checking);
    if (typeof fault !== 'string') continue;
    const label = 'label' in field ? field.label : undefined;
    const name = isAdminText(label) ? label[adminLanguage(req)] : label;
    const error = { path: path.join('.'), message: fault, ...(name && { label: name }) };
    const owner = { collection: collection?.slug, global: global?.slug };
    throw new ValidationError({ ...owner, errors: [error], req }, req.t);
  }
  return undefined;
};

/** Controls but tabs and line ends, and marks that turn the direction of what follows. No text of people has them. */
const controls = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/gu;

/** Removes from a text what calendars, feeds and databases refuse, and the line ends of a text of one line. */
const removeControls: FieldHook = ({ field, req, siblingData }) => {
  const value: unknown = siblingData[String(field.name)];
  const clean = (text: unknown): unknown => {
    if (typeof text !== 'string') return text;
    const kept = text.replace(controls, '');
    return field.type === 'text' ? kept.replace(/[\t\r\n]+/g, ' ') : kept;
  };
  if (req.locale === 'all' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([site, text]) => [site, clean(text)]));
  return typeof value === 'string' ? clean(value) : undefined;
};

/** The largest sizes of a field: those that it declares, or else those of its type. */
function sizesOf(field: object, type: string): Sizes {
  const { maxLength = maxLengths[type], maxRows: rows, hasMany }: Sizes = field;
  const isList = type === 'array' || type === 'blocks' || hasMany === true;
  return { maxLength, ...(isList && { maxRows: rows ?? maxRows }) };
}

/** Gives all fields that people write a largest size, and checks it in drafts too. */
export async function boundFields(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  // Payload alone writes its own collections: jobs, locks, preferences.
  const collections = sanitized.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  for (const { fields } of [...collections, ...sanitized.globals, ...(sanitized.blocks ?? [])])
    traverseFields({
      config: sanitized,
      fields,
      callback: ({ field }) => {
        if (!('name' in field) || !field.name) return;
        if (field.type === 'ui' || field.type === 'join' || field.type === 'tab') return;
        const { beforeValidate = [], ...hooks } = field.hooks ?? {};
        if (beforeValidate.includes(refuseOversize)) return;
        Object.assign(field, sizesOf(field, field.type), {
          hooks: { ...hooks, beforeValidate: [refuseOversize, removeControls, ...beforeValidate] },
        });
      },
    });
  return sanitized;
}
