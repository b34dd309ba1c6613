import type { LinkModel } from '@/components/Link/model';
import type { LinkFragment } from '@/gql/graphql';
import type { MapperContext } from './context';
import { mapUrl } from './mapUrl';

/** A link of an editor, or null if it has no valid target or no text. */
export function mapLink(
  link: LinkFragment | null | undefined,
  context: MapperContext,
): LinkModel | null {
  const href = mapUrl(link?.url, context);
  if (!link?.text || !href) return null;
  return { text: link.text, title: link.title ?? null, href, newWindow: link.target === '_blank' };
}
