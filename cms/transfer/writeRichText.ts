import { formatLinkTarget } from '../content/links';
import { htmlToMarkdown } from '../content/markdown/writeBlocks';
import { lexicalToSimpleHtml } from '../src/richText/lexicalToHtml';
import type { FileContext } from './FileContext';

/** The HTML of a stored rich text, with links to content as the files write them. */
export const htmlOf = (value: unknown, context: FileContext): string =>
  lexicalToSimpleHtml(value, ({ relationTo, id }) => {
    const target = context.targetOf(relationTo, id);
    if (!target) context.omit('a link in a text leads to something that does not exist any more');
    return target ? formatLinkTarget({ text: '', ...target }) : null;
  });

/** The Markdown of a stored rich text; undefined if it is empty. */
export const markdownOf = (value: unknown, context: FileContext): string | undefined =>
  htmlToMarkdown(htmlOf(value, context)) || undefined;
