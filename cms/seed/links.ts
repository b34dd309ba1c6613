import type { Keys } from './Keys';
import type { LinkSeed } from './types';

/** Converts a link of the content to the fields of fields/link.ts. */
export function linkOf(link: LinkSeed, keys: Keys) {
  const common = { text: link.text, newWindow: link.newWindow ?? false };
  if ('url' in link) return { ...common, kind: 'url' as const, url: link.url };
  if ('entry' in link) {
    const { section, key } = link.entry;
    const element = { relationTo: section, value: keys.get(section, key) };
    return { ...common, kind: 'element' as const, element };
  }
  const { group, key } = link.category;
  const element = { relationTo: group, value: keys.get(group, key) };
  return { ...common, kind: 'element' as const, element };
}
