import { entryUrl } from '../api/entries/entryUrl';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import type { EntryCollection, TypeFields } from '../sections/sections';
import { isSite } from '../sites';
import { createPreviewToken } from './token';

/** The fields of an unsaved form that decide its URL. */
function readUrlFields(data: unknown): TypeFields & { slug?: string | null } {
  if (!isRecord(data)) return {};
  const { slug, kind, archiveSection } = data as TypeFields & { slug?: unknown };
  return { slug: typeof slug === 'string' ? slug : null, kind, archiveSection };
}

const idOf = (data: unknown): string => (isRecord(data) ? String(data.id) : '');

/**
 * The URL at which the site shows the draft of an entry, as in Craft CMS: the URL of its page with a token
 * and a flag. Null when the entry has no page yet, or when no preview token is configured.
 */
export function previewUrl(
  collection: EntryCollection,
  data: unknown,
  { site, editor }: { site: unknown; editor: string },
): string | null {
  const url = isSite(site) ? entryUrl(collection, readUrlFields(data), site) : null;
  if (url === null || !env.previewToken) return null;
  const address = new URL(url);
  address.searchParams.set('x-craft-live-preview', '1');
  const subject = `${editor} ${collection} ${idOf(data)} ${String(site)}`;
  address.searchParams.set('token', createPreviewToken(env.previewToken, subject));
  return address.href;
}
