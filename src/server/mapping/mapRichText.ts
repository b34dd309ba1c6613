import sanitize from 'sanitize-html';
import type { MapContext } from './context';
import { mapUrl } from './mapUrl';

// prettier-ignore
const allowedTags = [
  'p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sub', 'sup', 'a',
  'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption',
];

/**
 * HTML of the content management system, cut down to an allow-list of elements and attributes.
 * Links to the site's own pages become paths; other links tell that they lead away.
 */
export function mapRichText(html: string | null | undefined, context: MapContext): string {
  return sanitize(html ?? '', {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href }) => {
        const target = mapUrl(href, context);
        if (!target) return { tagName: 'span', attribs: {} };
        const internal = target.startsWith('/') || target.startsWith('#');
        return {
          tagName,
          attribs: { href: target, ...(!internal && { rel: 'noopener external' }) },
        };
      },
    },
    exclusiveFilter: ({ tag, text }) => tag === 'p' && text.trim() === '',
  });
}
