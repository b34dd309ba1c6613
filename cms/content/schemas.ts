import { z } from 'zod';
import type { Bilingual, MomentSeed } from '../seed/types';

/** The form of a key: the name of a file, a category or a tag. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Pieces of the schemas. Each message continues a sentence that begins with the name of the field. */
export const text = z.string().min(1, 'must not be empty');

export const key = z.string().regex(keyPattern, 'must be small letters, digits and hyphens');

export const slug = z.string().regex(keyPattern, 'must be small letters, digits and hyphens');

export const whole = z.int('must be a whole number').min(0, 'must be 0 or more');

/** The same text in each language of the site. */
export const bilingual: z.ZodType<Bilingual> = z.strictObject({ it: text, en: text });

/** A postal address on one line, and its position in degrees. */
export const address = z.strictObject({
  address: text,
  lat: z.number().min(-90, 'must be -90 or more').max(90, 'must be 90 or less'),
  lng: z.number().min(-180, 'must be -180 or more').max(180, 'must be 180 or less'),
});

/** A moment relative to the week of the seed. */
export const moment: z.ZodType<MomentSeed> = z.strictObject({
  week: z.int('must be a whole number'),
  day: z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 21:00'),
});

/** What all languages share of a contact. The label is read with the translated fields. */
export const sharedContact = z.strictObject({
  kind: z.enum(['phone', 'email', 'website', 'whatsapp']),
  href: text,
  label: z.unknown(),
});
const contactLabel = { label: text };

/** The labels of contacts, in the order of the default language. */
export const contactLabels = (isDefault: boolean) =>
  z.array(isDefault ? z.object(contactLabel) : z.strictObject(contactLabel));

/** Texts for search engines. */
export const seo = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  keywords: z.array(text).optional(),
});
