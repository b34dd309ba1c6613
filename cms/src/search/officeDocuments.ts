import type { BasePayload, CollectionSlug, SanitizedCollectionConfig } from 'payload';
import { textIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import { readableName } from '../media/readableName';
import type { Site } from '../sites';

type Document = Record<string, unknown>;

/** The fields that the search in a list of the admin reads: names, or paths such as `contactLinks.href`. */
export const searchedFields = ({ admin }: SanitizedCollectionConfig): string[] =>
  admin.listSearchableFields ?? [admin.useAsTitle ?? 'id'];

/** Every text at a path of a document that was read in all languages. */
export function textsAt(value: unknown, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, path));
  if (!isRecord(value)) return [];
  const parts = name === '' ? Object.values(value) : [value[name]];
  return parts.flatMap((part) => textsAt(part, rest.join('.')));
}

/** What is typed to find a telephone number: digits with the signs that people put between them. */
const phoneSigns = /^[\s+().\-/\d]*$/;
const phoneIn = /\+?\d[\d\s().\-/]{3,}\d/g;
const shortestPhone = 5;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');

/** The digits of what was typed, if it may be a telephone number. */
export function typedDigits(typed: string): string | null {
  const digits = digitsOf(typed);
  return phoneSigns.test(typed) && digits.length >= shortestPhone ? digits : null;
}

/** The digits of the telephone numbers in texts. */
export const phonesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.match(phoneIn) ?? []).map(digitsOf));

/** Whether a telephone number contains the digits that were typed. Either may lack the prefix of the country. */
export const isPhone = (phone: string, digits: string): boolean =>
  phone.includes(digits) || (phone.length >= shortestPhone && digits.endsWith(phone));

/** Whether a field names the document. */
const isName = (field: string): boolean => ['title', 'filename', 'alt'].includes(field);

/** The texts of a document by which the office finds it, in one language, and its telephone numbers. */
export function officeTexts(config: SanitizedCollectionConfig, doc: Document, site: Site) {
  const fields = searchedFields(config).filter((field) => field !== 'searchText');
  const inLanguage = (field: string): string => {
    const text = textIn(doc[field], site);
    if (text !== undefined) return text;
    return typeof doc[field] === 'string' ? readableName(doc[field]) : '';
  };
  const facts = fields.filter((field) => !isName(field)).flatMap((field) => textsAt(doc, field));
  return {
    title: fields.filter(isName).map(inLanguage).join(' '),
    summary: facts.join(' '),
    text: textIn(doc.searchText, site) ?? '',
    phones: phonesIn(facts),
  };
}

/** Reads the newest drafts of documents in all languages, also of those in the trash, with what the office searches. */
export async function readOfficeDocuments(
  payload: BasePayload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<(Document & { id: number })[]> {
  const names = searchedFields(payload.collections[collection].config);
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    select: Object.fromEntries(names.map((name) => [name.split('.')[0] ?? name, true])),
    draft: true,
    trash: true,
    locale: 'all',
    depth: 0,
    pagination: false,
  });
  return docs.map((doc) => ({ ...doc }));
}
