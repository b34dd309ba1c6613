import { entryUrl } from '../api/entries/entryUrl';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import type { EntryCollection, Typed } from '../sections';
import { isSite } from '../sites';
import { makeToken } from './token';

/** What an unsaved form may already hold; anything else it holds is of no use here. */
function addressed(data: unknown): Typed & { slug?: string | null } {
  if (!isRecord(data)) return {};
  const { slug, kind, archiveSection } = data as Typed & { slug?: unknown };
  return { slug: typeof slug === 'string' ? slug : null, kind, archiveSection };
}

const idOf = (data: unknown): string => (isRecord(data) ? String(data.id) : '');

/**
 * The address at which the site shows the draft of an entry, as Craft CMS makes it: the page's own
 * with a token and a flag. Null where the entry has no page yet, or the site no token.
 */
export function previewUrl(
  collection: EntryCollection,
  data: unknown,
  { site, editor }: { site: unknown; editor: string },
): string | null {
  const url = isSite(site) ? entryUrl(collection, addressed(data), site) : null;
  if (url === null || !env.previewToken) return null;
  const address = new URL(url);
  address.searchParams.set('x-craft-live-preview', '1');
  const subject = `${editor} ${collection} ${idOf(data)} ${String(site)}`;
  address.searchParams.set('token', makeToken(env.previewToken, subject));
  return address.href;
}
