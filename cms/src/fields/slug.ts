import type { CollectionSlug, Field, FieldHook } from 'payload';
import { ValidationError } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { maxSlugLength, slugify } from '../lib/slugify';
import { isReserved } from '../reservedSlugs';
import { isSite, type Site } from '../sites';
import { findFree } from './findFree';
import { stringOrEmpty } from '../lib/stringOrEmpty';

const taken = {
  it: 'Questo indirizzo è già usato da un altro contenuto in questa lingua.',
  en: 'This address is already used by other content in this language.',
};

const takenInTrash = {
  it: 'Questo indirizzo è di un contenuto nel cestino: ripristinalo o eliminalo definitivamente, oppure scegli un altro indirizzo.',
  en: 'This address belongs to content in the trash: restore it or delete it permanently, or choose another address.',
};

const reserved = {
  it: 'Questo indirizzo è di una pagina fissa del sito: scegline un altro.',
  en: 'This address is used by a fixed page of the site: choose another one.',
};

/** The fields of a document that the hook reads; in a draft all of them may be missing. */
interface SlugDocument {
  id: number | string;
  title?: unknown;
  postDate?: unknown;
  kind?: unknown;
}

interface SlugContext {
  collection: CollectionSlug;
  id: number | string | undefined;
  /** Whether the slug is part of the address; the addresses of lists and of the home page are fixed. */
  hasSlugAddress: boolean;
  req: Parameters<FieldHook>[0]['req'];
  /** The language of the slug. */
  locale: Site | undefined;
}

/** Whether another document has the slug. Content in the trash keeps its slug, so that it can be restored. */
async function isTaken(
  slug: string,
  { collection, id, req, locale }: SlugContext,
  { trash = true } = {},
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    trash,
    locale,
    where: {
      and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
    },
    req,
  });
  return totalDocs > 0;
}

const isFixed = (slug: string, { collection, hasSlugAddress }: SlugContext): boolean =>
  hasSlugAddress && isReserved(collection, slug);

/** Returns why an entry cannot have a slug in a language, or null. */
export const problemOfSlug = (
  slug: string,
  locale: Site,
  context: Pick<SlugContext, 'collection' | 'id' | 'req'>,
) => problemOf(slug, { ...context, hasSlugAddress: true, locale });

async function problemOf(slug: string, context: SlugContext) {
  if (isFixed(slug, context)) return reserved;
  if (!(await isTaken(slug, context))) return null;
  return (await isTaken(slug, context, { trash: false })) ? taken : takenInTrash;
}

/** The slug of a title, or the n-th one for the same title, which is not longer than others. */
function numbered(base: string, n: number): string {
  if (n === 1) return base;
  const ending = `-${n}`;
  return base.slice(0, maxSlugLength - ending.length).replace(/-+$/, '') + ending;
}

function findFreeSlug(base: string, context: SlugContext): Promise<string> {
  // A slug that ends in a number is never that of a fixed page.
  const first = isFixed(base, context) ? 2 : 1;
  return findFree('slug', (n) => numbered(base, n === 1 ? first : n), context);
}

/** Whether a slug was created from the slug of a title, with or without a number. */
function isCreatedFrom(base: string, slug: string): boolean {
  const [, n = '1'] = /-(\d{1,2})$/.exec(slug) ?? [];
  return slug === base || slug === numbered(base, Number(n));
}

/** Whether an entry was published in the language. Its drafts are stored elsewhere from then on. */
async function wasPublished(
  { postDate }: Partial<SlugDocument>,
  { collection, id, req, locale }: SlugContext,
): Promise<boolean> {
  if (!postDate) return false;
  const { totalDocs } = await req.payload.count({
    collection,
    trash: true,
    locale,
    where: { and: [{ id: { equals: id } }, { slug: { exists: true } }] },
    req,
  });
  return totalDocs > 0;
}

/**
 * Creates an empty slug from the title, updates it with the title until the first publication in the language, and
 * refuses a slug that is reserved or that another document of the collection has in the same language.
 */
const beforeChange: FieldHook<SlugDocument, unknown> = async (field) => {
  const { value, data, originalDoc, collection, req } = field;
  if (!collection) return value;
  const kind = data?.kind ?? originalDoc?.kind;
  const hasSlugAddress = kind !== 'archive' && kind !== 'home';
  const context: SlugContext = {
    collection: collection.slug,
    id: originalDoc?.id,
    hasSlugAddress,
    req,
    locale: isSite(req.locale) ? req.locale : undefined,
  };
  const typed = slugify(stringOrEmpty(value));
  const title = slugify(typeof data?.title === 'string' ? data.title : '');
  const before = slugify(typeof originalDoc?.title === 'string' ? originalDoc.title : '');
  const followsTitle =
    'drafts' in Object(collection.versions) &&
    title !== before &&
    isCreatedFrom(before, typed) &&
    !(await wasPublished(originalDoc ?? {}, context));
  if (typed === '' || followsTitle) return title === '' ? null : findFreeSlug(title, context);
  const problem = await problemOf(typed, context);
  if (problem)
    throw new ValidationError(
      {
        collection: collection.slug,
        errors: [{ path: 'slug', label, message: problem[adminLanguage(req)] }],
        req,
      },
      req.t,
    );
  return typed;
};

const label = { it: 'Indirizzo della pagina', en: 'Page address' };

/** The last segment of the address, one per language. */
export const slug: Field = {
  name: 'slug',
  type: 'text',
  localized: true,
  unique: true,
  maxLength: maxSlugLength,
  label,
  admin: {
    position: 'sidebar',
    description: {
      it: 'L’ultima parte, per esempio «camera-via-alta». Vuota, si forma dal titolo.',
      en: 'Its last part, for example “room-in-via-alta”. If empty, it is created from the title.',
    },
  },
  hooks: { beforeDuplicate: [() => null], beforeChange: [beforeChange] },
};
