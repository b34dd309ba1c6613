import type { Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { directive } from 'micromark-extension-directive';
import type { SourceLine } from '../Problems';
import type { Collected } from '../References';

/** A node of Markdown, also inside a paragraph or a list. */
export type MarkdownNode = RootContent;
/** A block that is written as a directive, such as `::title[Words]`. */
export type DirectiveNode = ContainerDirective | LeafDirective;

/** Where a piece of Markdown stands, and what is collected while it is read. */
export interface MarkdownSource {
  text: string;
  file: string;
  /** The line of the file on which the text begins. */
  firstLine: number;
  collected: Collected;
}

/** Syntax that is off: a line below a paragraph does not turn it into a heading, and indented lines are not code. */
const off = ['setextUnderline', 'codeIndented', 'definition'];

/** Directives that are lines of their own. Those inside a sentence are off, because `:word` is text there. */
const { flow } = directive();

/** Parses Markdown with directives. */
export const parseMarkdown = ({ text }: MarkdownSource): Root =>
  fromMarkdown(text, {
    extensions: [{ flow }, { disable: { null: off } }],
    mdastExtensions: [directiveFromMarkdown()],
  });

/** The place of a node in its file. */
export const placeOf = (
  source: MarkdownSource,
  node: Pick<MarkdownNode, 'position'>,
): SourceLine => ({
  file: source.file,
  line: source.firstLine + (node.position?.start.line ?? 1) - 1,
});

/** Reports a problem at the line of a node. */
export function report(source: MarkdownSource, node: MarkdownNode, sentence: string): void {
  source.collected.problems.add(placeOf(source, node), sentence);
}
