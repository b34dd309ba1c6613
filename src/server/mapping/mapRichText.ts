import sanitize from 'sanitize-html';
import type { MapperContext } from './context';
import { mapUrl } from './mapUrl';
import { createOutline, type HeadingLevel } from '@/blocks/engine/outline';

// prettier-ignore
const allowedTags = [
  'p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sub', 'sup', 'a',
  'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption',
];

/**
 * Sanitizes HTML of the cms with an allow-list of elements and attributes. Links to the site's own pages
 * become paths, and other links get rel="external". Headings get the levels that fit into the page.
 * @param heading the level of the text's highest heading
 */
export function mapRichText(
  html: string | null | undefined,
  context: MapperContext,
  heading: HeadingLevel = 2,
): string {
  const text = html ?? '';
  const clean = sanitize(text, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      ...headingsFrom(heading, text),
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
  return withScrollingTables(clean);
}

/** Wraps each table in a region that is scrollable by keyboard and named after the table's caption. */
function withScrollingTables(html: string): string {
  return html
    .replace(/<table>(?:\s*<caption>(.*?)<\/caption>)?/gs, (start, caption?: string) => {
      const name =
        caption && sanitize(caption, { allowedTags: [] }).trim().replaceAll('"', '&quot;');
      const region = name ? ` role="region" aria-label="${name}"` : '';
      return `<div data-scroll tabindex="0"${region}>${start}`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** Maps the text's headings to levels: its highest heading gets the first level, and no level is skipped. */
function headingsFrom(first: HeadingLevel, html: string): Record<string, sanitize.Transformer> {
  const used = headings.filter((tag) => new RegExp(`<${tag}[\\s>]`, 'i').test(html));
  const outline = createOutline(first);
  return Object.fromEntries(
    used.map((tag, index) => {
      const level = levels[Math.min(first + index, 6) - 1];
      return [tag, () => ({ tagName: `h${outline.next(level)}`, attribs: {} })];
    }),
  );
}

const levels = [1, 2, 3, 4, 5, 6] as const satisfies HeadingLevel[];
const headings = levels.map((level) => `h${level}`);
