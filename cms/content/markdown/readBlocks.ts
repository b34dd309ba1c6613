import type { RootContent } from 'mdast';
import type { BlockSeed } from './blockSchema';
import { describeIssue, valueAt } from '../issues';
import { linkRule, parseCheckedTarget } from '../links';
import type { Reference } from '../References';
import { blocksSchema } from './blockSchema';
import {
  type Attribute,
  attributesOf,
  type Directive,
  directives,
  galleryLines,
  linkAttributes,
  slide,
} from './directives';
import {
  type DirectiveNode,
  type MarkdownNode,
  type MarkdownSource,
  parseMarkdown,
  placeOf,
  report,
} from './parseMarkdown';
import { parseLinkTitle } from './linkTitle';
import { isRichText, newWindowTitle, plainText, toHtml } from './richText';
import type { Fields } from '../../src/lib/Fields';
import { ownValue } from '../../src/lib/ownValue';

const slideRule = ':::slider contains lines such as ::slide{image=… link=… linkText="…"}.';
const galleryRule =
  ':::gallery contains lines such as ::images{images="…"}, ::video{…} or ::embed{…}.';

/** Reads one text; it knows which node each block comes from, to report problems at its line. */
class BlockReader {
  private readonly nodes = new WeakMap<object, { node: MarkdownNode; directive?: Directive }>();

  constructor(private readonly source: MarkdownSource) {}

  read(): BlockSeed[] {
    const raw = this.blocks(parseMarkdown(this.source).children);
    const result = blocksSchema.safeParse(raw);
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.reportIssue(raw, issue);
    return [];
  }

  /** The blocks of nodes. Texts that follow each other are one block. */
  private blocks(nodes: readonly RootContent[]): Fields[] {
    const blocks: Fields[] = [];
    let text: RootContent[] = [];
    const endText = () => {
      const [node] = text;
      if (!node) return;
      blocks.push(this.note({ type: 'textContent', html: toHtml(text, this.source) }, node));
      text = [];
    };
    for (const node of nodes) {
      if (isRichText(node)) text.push(node);
      else {
        endText();
        const block = this.block(node);
        if (block) blocks.push(block);
      }
    }
    endText();
    return blocks;
  }

  private note(fields: Fields, node: MarkdownNode, directive?: Directive): Fields {
    this.nodes.set(fields, { node, ...(directive && { directive }) });
    return fields;
  }

  private block(node: RootContent): Fields | undefined {
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') {
      this.report(
        node,
        node.type === 'thematicBreak'
          ? 'write ::separator for a line between blocks.'
          : 'this is neither text nor a block such as ::title[Words].',
      );
      return undefined;
    }
    const found = Object.entries(directives).find(([, { name }]) => name === node.name);
    if (!found) {
      const names = Object.values(directives).map(({ name }) => name);
      this.report(node, `::${node.name} is not a block; the blocks are ${names.join(', ')}.`);
      return undefined;
    }
    const [type, directive] = found;
    const isContainer = node.type === 'containerDirective';
    const hasBody = directive.body !== undefined;
    if (isContainer !== hasBody) {
      const form = hasBody ? `:::${node.name} and has an end :::` : `::${node.name}, on one line`;
      this.report(node, `this block is written ${form}.`);
      return undefined;
    }
    if (isContainer && !this.isClosed(node))
      this.report(node, `:::${node.name} has no end: a line with as many colons is missing.`);
    const own = this.attributes(node, directive);
    const fields = directive.complete?.(own) ?? own;
    return this.note({ type, ...fields, ...this.body(node, directive) }, node, directive);
  }

  /** Markdown ends a container at the end of the text, or of the container around it, if its own end is missing. */
  private isClosed({ position }: DirectiveNode): boolean {
    const lines = this.source.text.split('\n');
    const first = lines[(position?.start.line ?? 0) - 1] ?? '';
    const last = lines[(position?.end.line ?? 0) - 1] ?? '';
    return first !== last && last.trim() === /:{3,}/.exec(first)?.[0];
  }

  /** The fields of the attributes, the label and the link of a directive. */
  private attributes(node: DirectiveNode, directive: Directive): Fields {
    const fields: Fields = {};
    const known = attributesOf(directive);
    const { label, hasLink } = directive;
    const words = this.label(node);
    if (words !== undefined && label) fields[label] = words;
    else if (words !== undefined) this.report(node, `::${node.name} has no words in brackets.`);
    for (const [name, value] of Object.entries(node.attributes ?? {})) {
      const attribute = ownValue(known, name);
      if (attribute) fields[attribute.field] = this.value(node, name, attribute, value ?? '');
      else if (!(hasLink && linkAttributes.includes(name))) {
        const names = [...Object.keys(known), ...(hasLink ? linkAttributes : [])].join(', ');
        this.report(node, `::${node.name} has no attribute ${name}; it can have ${names}.`);
      }
    }
    const link = hasLink && this.link(node);
    return link ? { ...fields, link } : fields;
  }

  private label(node: DirectiveNode): string | undefined {
    if (node.type === 'leafDirective')
      return node.children.length > 0 ? plainText(node.children, this.source) : undefined;
    const [first] = node.children;
    if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
    return plainText(first.children, this.source);
  }

  private value(node: DirectiveNode, name: string, attribute: Attribute, text: string): unknown {
    const { kind, target } = attribute;
    if (kind === 'flag') {
      if (text !== '') this.report(node, `${name} of ::${node.name} is written without a value.`);
      return true;
    }
    if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : text;
    const keys = kind === 'list' ? text.split(/\s+/).filter(Boolean) : [text];
    if (target) for (const key of keys) this.refer(node, { target, key });
    return kind === 'list' ? keys : text;
  }

  private link(node: DirectiveNode): Fields | undefined {
    const { link, linkText, linkTitle, newWindow } = node.attributes ?? {};
    if (typeof link !== 'string') {
      if (linkText ?? linkTitle ?? newWindow)
        this.report(node, `::${node.name} has a linkText, linkTitle or newWindow, but no link.`);
      return undefined;
    }
    const opensWindow = newWindow !== undefined && newWindow !== null;
    const target = this.target(node, link, linkText ?? '', opensWindow);
    // Without words, the cms shows the title of the content; an address has none.
    if (!linkText && 'url' in target)
      this.report(node, `::${node.name} has a link, but no linkText.`);
    return linkTitle ? { ...target, title: linkTitle } : target;
  }

  /** A link of the seed. */
  private target(node: MarkdownNode, url: string, text: string, newWindow: boolean): Fields {
    const link = parseCheckedTarget(url);
    if (!link) this.report(node, `the link “${url}” ${linkRule}.`);
    this.refer(node, link?.reference);
    return { text, ...(link?.target ?? { url }), ...(newWindow && { newWindow }) };
  }

  private body(node: DirectiveNode, { body }: Directive): Fields {
    const nodes: RootContent[] = node.children.filter(
      (child) => !(child.type === 'paragraph' && child.data?.directiveLabel),
    );
    switch (body) {
      case undefined:
        return {};
      case 'blocks':
        return { children: this.blocks(nodes) };
      case 'text':
        return { html: toHtml(nodes, this.source) };
      case 'links':
        return { [node.name]: this.links(node, nodes) };
      case 'slides':
        return { slides: this.lines(nodes, { slide }, slideRule) };
      case 'gallery':
        return { items: this.lines(nodes, galleryLines, galleryRule) };
    }
  }

  /** The links of a list in which each point is one link. */
  private links(node: DirectiveNode, nodes: readonly RootContent[]): Fields[] {
    if (nodes.length === 0) return [];
    const [list] = nodes;
    if (nodes.length !== 1 || list?.type !== 'list') {
      this.report(node, `:::${node.name} contains a list of links, such as - [Words](pages/home).`);
      return [];
    }
    return list.children.flatMap((item) => {
      const [paragraph] = item.children;
      const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      const isAlone =
        item.children.length === 1 &&
        paragraph?.type === 'paragraph' &&
        paragraph.children.length === 1;
      if (!isAlone || link?.type !== 'link') {
        this.report(item, 'each point is one link, such as - [Words](pages/home).');
        return [];
      }
      const title = parseLinkTitle(link.title);
      if (!title)
        this.report(item, `the title of a link can only be “${newWindowTitle}” or “hint: …”.`);
      const text = plainText(link.children, this.source);
      const target = this.target(link, link.url, text, title?.newWindow === true);
      if (text === '' && 'url' in target) this.report(item, 'a link to an address needs words.');
      return [title?.title === undefined ? target : { ...target, title: title.title }];
    });
  }

  /** The lines of a slider or a gallery, by the names of their directives. */
  private lines(
    nodes: readonly RootContent[],
    known: Record<string, Directive | undefined>,
    sentence: string,
  ): Fields[] {
    return nodes.flatMap((node) => {
      const directive = node.type === 'leafDirective' ? ownValue(known, node.name) : undefined;
      if (node.type === 'leafDirective' && directive)
        return [this.note(this.attributes(node, directive), node, directive)];
      this.report(node, sentence);
      return [];
    });
  }

  private refer(node: MarkdownNode, reference: Reference | undefined): void {
    this.source.collected.references.add(placeOf(this.source, node), reference);
  }

  private report(node: MarkdownNode, sentence: string): void {
    report(this.source, node, sentence);
  }

  /** Reports an issue of the schema at the line of the block, with the name that the attribute has there. */
  private reportIssue(raw: Fields[], issue: Parameters<typeof describeIssue>[0]): void {
    for (let length = issue.path.length; length > 0; length -= 1) {
      const owner = valueAt(raw, issue.path.slice(0, length));
      const noted = typeof owner === 'object' && owner !== null && this.nodes.get(owner);
      if (!noted) continue;
      const { node, directive } = noted;
      const field = issue.path[length];
      const words = describeIssue(issue, valueAt(raw, issue.path));
      const name = directive ? `::${directive.name}` : 'this text';
      const attribute = directive && field !== undefined ? nameOf(directive, String(field)) : '';
      this.report(node, `${attribute ? `${attribute} of ${name}` : name} ${words}.`);
      return;
    }
  }
}

/** The name of a field in Markdown. */
function nameOf(directive: Directive, field: string): string {
  if (field === directive.label) return 'the words in brackets';
  const found = Object.entries(attributesOf(directive)).find(([, one]) => one.field === field);
  return found?.[0] ?? (field === 'children' || field === 'html' ? 'the inside' : field);
}

/** Reads Markdown with directives to the blocks of a page. */
export const readBlocks = (source: MarkdownSource): BlockSeed[] => new BlockReader(source).read();
