import {
  beforeChangeTraverseFields,
  isolateObjectProperty,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { textIn } from '../lib/inSite';
import type { EntryCollection } from '../sections/sections';
import { type Site, sites } from '../sites';
import { error, type Warning } from './Warning';

interface Draft {
  collection: EntryCollection;
  id: number | string;
  /** In all languages. */
  draft: Record<string, unknown>;
}

/** Runs the validation with which Payload publishes an entry in one language, and writes nothing. */
async function refusalsIn(
  site: Site,
  req: PayloadRequest,
  { collection, id, draft }: Draft,
): Promise<ValidationFieldError[]> {
  const own = isolateObjectProperty(req, 'locale');
  own.locale = site;
  const doc: Record<string, unknown> = {
    ...(await req.payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      locale: site,
      fallbackLocale: false,
      showHiddenFields: true,
      req: own,
    })),
  };
  const data = { ...structuredClone(doc), _status: 'published' };
  const { config } = req.payload.collections[collection];
  const errors: ValidationFieldError[] = [];
  await beforeChangeTraverseFields({
    id,
    collection: config,
    context: {},
    data,
    doc,
    docWithLocales: draft,
    errors,
    fieldLabelPath: '',
    fields: config.fields,
    global: null,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: false,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req: own,
    siblingData: data,
    siblingDoc: doc,
    siblingDocWithLocales: draft,
  }).catch((refusal: unknown) => {
    if (!(refusal instanceof ValidationError)) throw refusal;
    errors.push(...refusal.data.errors);
  });
  return errors;
}

/**
 * Finds what publishing the draft would refuse, with the words that it would use. In a language that has no title yet,
 * empty fields of the entry are its missing translation, about which there is a warning of its own.
 */
export async function findRefusals(req: PayloadRequest, entry: Draft): Promise<Warning[]> {
  const found = new Map<string, Warning>();
  for (const site of sites)
    for (const { label, message, path } of await refusalsIn(site, req, entry)) {
      const name = typeof label === 'string' ? label : path;
      const text =
        message === req.t('validation:required')
          ? { it: `Manca: ${name}`, en: `Missing: ${name}` }
          : { it: `${name}: ${message}`, en: `${name}: ${message}` };
      const known = found.get(`${path} ${text.it}`)?.sites ?? [];
      const warning = error(text, { field: path, sites: [...known, site] });
      found.set(`${path} ${text.it}`, { ...warning, isRequired: true });
    }
  const isUntitled = (site: Site) => textIn(entry.draft.title, site) === undefined;
  return [...found.values()].flatMap((warning) => {
    if (warning.sites.length === sites.length) return [{ ...warning, sites: [] }];
    return warning.sites.some(isUntitled) && !warning.field?.includes('.') ? [] : [warning];
  });
}
