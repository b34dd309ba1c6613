import { z } from 'zod';
import {
  dateOf,
  type DateSeed,
  endDateOf,
  endIsoOf,
  isoOf,
  type MomentSeed,
  weekdays,
} from '../seed/moments';
import { contactKinds } from '../src/fields/contactLinks';
import { valuesOf } from '../src/fields/options';
import { maxExcerptLength, maxLineLength } from '../src/fields/texts';
import { maxSlugLength } from '../src/lib/slugify';
import { inEachSite, type PerSite, sites } from '../src/sites';
import { linkAddress } from './linkAddress';
import { galleryItem, type GalleryItemSeed } from './markdown/blockSchema';

/** The form of a key: the name of a file, a category or a tag. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A text in each language; it may be missing in all but one of them. */
function inEachLanguage(schema: z.ZodType<string>): z.ZodType<PerSite> {
  return z
    .strictObject(inEachSite(() => schema.optional()))
    .refine((own) => Object.keys(own).length > 0, `must have a text in ${sites.join(' or ')}`)
    .transform((own) => inEachSite((site) => own[site] ?? ''));
}

/** Pieces of the schemas. Each message continues a sentence that begins with the name of the field. */
export const text = z.string().min(1, 'must not be empty');

/** A text of one line, such as a title. */
export const line = text.max(maxLineLength, `must have at most ${maxLineLength} characters`);

/** A summary of one or two sentences. */
export const excerpt = text.max(
  maxExcerptLength,
  `must have at most ${maxExcerptLength} characters`,
);

export const key = z.string().regex(keyPattern, 'must be small letters, digits and hyphens');

export const slug = z
  .string()
  .regex(keyPattern, 'must be small letters, digits and hyphens')
  .max(maxSlugLength, `must have at most ${maxSlugLength} characters`);

export const amount = z.number().min(0, 'must be 0 or more');

/** The same text in each language of the site; without a translation, it is empty in that language. */
export const texts: z.ZodType<PerSite> = inEachLanguage(text);

export const slugs: z.ZodType<PerSite> = inEachLanguage(slug);

/** A postal address on one line, its position in degrees, or both. */
export const address = z.strictObject({
  address: text.optional(),
  lat: z.number().min(-90, 'must be -90 or more').max(90, 'must be 90 or less').optional(),
  lng: z.number().min(-180, 'must be -180 or more').max(180, 'must be 180 or less').optional(),
});

const dateWith = (isoFrom: typeof isoOf, shortest: typeof dateOf): z.ZodType<DateSeed> =>
  z
    .string()
    .refine(
      (text) => isoFrom(text) !== null,
      'must be a day such as 2026-12-04, or a moment such as 2026-12-04T21:00+01:00',
    )
    .transform((text) => shortest(isoFrom(text) ?? text));

/** A day, or a moment with its offset. The result is in the shortest form, so that dates can be compared. */
export const date = dateWith(isoOf, dateOf);

/** The same for the end of something; a day is its last one. */
export const endDate = dateWith(endIsoOf, endDateOf);

/** Keys of pictures, or a list of pictures and videos. */
export const gallery: z.ZodType<GalleryItemSeed[]> = z.union([
  z.array(key).transform((images) => (images.length > 0 ? [{ images }] : [])),
  z.array(galleryItem),
]);

export const moment: z.ZodType<MomentSeed> = z.strictObject({
  week: z.int('must be a whole number'),
  day: z.enum(weekdays),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 21:00'),
});

/** What all languages share of a contact. The label is read with the translated fields. */
export const sharedContact = z.strictObject({
  kind: z.enum(valuesOf(contactKinds)),
  href: linkAddress,
  label: z.unknown().optional(),
});

export type ContactSeed = Pick<z.infer<typeof sharedContact>, 'kind' | 'href'> & { label: PerSite };

const contactLabel = { label: text.optional() };

/** The labels of contacts, in the order of the default language. */
export const contactLabels = (isDefault: boolean) =>
  z.array(isDefault ? z.object(contactLabel) : z.strictObject(contactLabel));

export const seo = z.strictObject({
  title: line.optional(),
  description: line.optional(),
  /** A keyword alone is not rated. */
  keywords: z
    .array(
      z.union([
        text,
        z.strictObject({ keyword: text, rating: z.enum(['good', 'average', 'poor']) }),
      ]),
    )
    .optional(),
  canonical: linkAddress.optional(),
});

/** Texts for search engines, in one language. */
export type SeoSeed = z.infer<typeof seo>;
