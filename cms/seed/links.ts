import { type LinkTarget, parseLinkTarget } from '../content/links';
import {
  htmlToLexical,
  type LinkedDocument,
  type StoredRichText,
} from '../src/richText/htmlToLexical';
import type { Keys } from './Keys';
import type { LinkSeed } from '../content/markdown/blockSchema';

/** The document that a link of the content leads to; undefined for an address. */
function documentOf(target: LinkTarget['target'], keys: Keys): LinkedDocument | undefined {
  if ('entry' in target) {
    const { section, key } = target.entry;
    return { relationTo: section, value: keys.get(section, key) };
  }
  if ('category' in target) {
    const { group, key } = target.category;
    return { relationTo: group, value: keys.get(group, key) };
  }
  if ('file' in target)
    return {
      relationTo: 'media',
      value: keys.find('documents', target.file) ?? keys.get('media', target.file),
    };
  return undefined;
}

/** Converts a link of the content to the fields of fields/link.ts. */
export function linkOf(link: LinkSeed, keys: Keys) {
  const common = {
    text: link.text || null,
    title: link.title ?? null,
    newWindow: link.newWindow ?? false,
  };
  const element = documentOf(link, keys);
  if (element) return { ...common, kind: 'element' as const, element, url: null };
  return { ...common, kind: 'url' as const, element: null, url: 'url' in link ? link.url : null };
}

/** Converts the HTML of the content to a stored rich text, or null if it is empty. */
export const richTextOf = (html: string, keys: Keys): StoredRichText | null =>
  html === ''
    ? null
    : htmlToLexical(html, (href) => {
        const parsed = parseLinkTarget(href);
        return parsed && documentOf(parsed.target, keys);
      });
