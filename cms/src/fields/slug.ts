import type { CollectionSlug, Field, FieldHook } from 'payload';
import { ValidationError } from 'payload';
import { slugify } from '../lib/slugify';
import { isReserved } from '../reservedSlugs';
import { isSite } from '../sites';

const taken = {
  it: 'Questo indirizzo è già usato da un altro contenuto in questa lingua.',
  en: 'This address is already used by other content in this language.',
};

const ofTheSite = {
  it: 'Questo indirizzo è di una pagina fissa del sito: scegline un altro.',
  en: 'This address belongs to a fixed page of the site: choose another one.',
};

/** What the hook reads of a document; in a draft everything may be missing. */
interface Titled {
  id: number | string;
  title?: unknown;
  postDate?: unknown;
  kind?: unknown;
}

interface Place {
  collection: CollectionSlug;
  id: number | string | undefined;
  /** Whether its address is made from the slug: those of lists and of the home page are fixed. */
  addressed: boolean;
  req: Parameters<FieldHook>[0]['req'];
}

async function isTaken(slug: string, { collection, id, req }: Place): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    locale: isSite(req.locale) ? req.locale : undefined,
    where: {
      and: [{ slug: { equals: slug } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
    },
    req,
  });
  return totalDocs > 0;
}

const isFixed = (slug: string, { collection, addressed, req }: Place): boolean =>
  addressed && isReserved(collection, slug, isSite(req.locale) ? req.locale : undefined);

async function firstFree(base: string, place: Place): Promise<string> {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!isFixed(slug, place) && !(await isTaken(slug, place))) return slug;
  }
}

/**
 * Fills an empty slug from the title, follows the title until the first publication, and refuses
 * a slug that another document of the collection has in the same language, or the site itself.
 */
const beforeChange: FieldHook<Titled, unknown> = async (field) => {
  const { value, data, originalDoc, collection, req } = field;
  if (!collection) return value;
  const kind = data?.kind ?? originalDoc?.kind;
  const addressed = kind !== 'archive' && kind !== 'home';
  const place: Place = { collection: collection.slug, id: originalDoc?.id, addressed, req };
  const typed = slugify(typeof value === 'string' ? value : '');
  const title = slugify(typeof data?.title === 'string' ? data.title : '');
  const before = slugify(typeof originalDoc?.title === 'string' ? originalDoc.title : '');
  const follows = !originalDoc?.postDate && 'drafts' in Object(collection.versions);
  if (typed === '' || (follows && title !== before && typed === before))
    return title === '' ? null : firstFree(title, place);
  const problem = isFixed(typed, place) ? ofTheSite : (await isTaken(typed, place)) ? taken : null;
  if (problem)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'slug', message: req.i18n.language === 'en' ? problem.en : problem.it }],
    });
  return typed;
};

/** Last segment of the address, one per language. */
export const slug: Field = {
  name: 'slug',
  type: 'text',
  localized: true,
  unique: true,
  maxLength: 80,
  label: { it: 'Indirizzo della pagina', en: 'Address of the page' },
  admin: {
    position: 'sidebar',
    description: {
      it: 'L’ultima parte, per esempio «camera-via-alta». Vuota, si forma dal titolo.',
      en: 'Its last part, such as “room-in-via-alta”. Made from the title when empty.',
    },
  },
  hooks: { beforeDuplicate: [() => null], beforeChange: [beforeChange] },
};
