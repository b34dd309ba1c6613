import type { CollectionSlug, Field, FieldHook } from 'payload';
import { ValidationError } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { slugify } from '../lib/slugify';
import { isReserved } from '../reservedSlugs';
import { isSite } from '../sites';
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
}

/** Whether another document has the slug. Content in the trash keeps its slug, so that it can be restored. */
async function isTaken(
  slug: string,
  { collection, id, req }: SlugContext,
  { trash = true } = {},
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    trash,
    locale: isSite(req.locale) ? req.locale : undefined,
    where: {
      and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
    },
    req,
  });
  return totalDocs > 0;
}

const isFixed = (slug: string, { collection, hasSlugAddress }: SlugContext): boolean =>
  hasSlugAddress && isReserved(collection, slug);

async function problemOf(slug: string, context: SlugContext) {
  if (isFixed(slug, context)) return reserved;
  if (!(await isTaken(slug, context))) return null;
  return (await isTaken(slug, context, { trash: false })) ? taken : takenInTrash;
}

async function findFreeSlug(base: string, context: SlugContext): Promise<string> {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!isFixed(slug, context) && !(await isTaken(slug, context))) return slug;
  }
}

/**
 * Creates an empty slug from the title, updates it with the title until the first publication, and refuses
 * a slug that is reserved or that another document of the collection has in the same language.
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
  };
  const typed = slugify(stringOrEmpty(value));
  const title = slugify(typeof data?.title === 'string' ? data.title : '');
  const before = slugify(typeof originalDoc?.title === 'string' ? originalDoc.title : '');
  const followsTitle = !originalDoc?.postDate && 'drafts' in Object(collection.versions);
  if (typed === '' || (followsTitle && title !== before && typed === before))
    return title === '' ? null : findFreeSlug(title, context);
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
  maxLength: 80,
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
