import type { Block } from './Block';
import { type LeftOut, type LeftOutKind, reasonToLeaveOut } from './leftOut';
import { pastedLink } from './pastedLink';
import { type Format, joinLines, linesOf, type Piece, plain, textOf } from './Piece';
import { isDataTable, pastedTable } from './pastedTable';
import { tableToHtml } from '../table/tableToHtml';
import { styleOf } from './styleOf';
import { paragraphsOf } from './wrappedLines';
import { headingLevelOf, isMarkOfList, placeOf } from './wordList';

const blockTags = new Set(
  (
    'p div section article header footer main nav aside address center h1 h2 h3 h4 h5 h6 pre figure figcaption details ' +
    'summary hr table caption tr td th dl dt dd form fieldset legend'
  ).split(' '),
);

/** What the words at some place of a document belong to. */
type Owner = Pick<Block, 'kind' | 'level' | 'ordered'>;

const paragraph: Owner = { kind: 'paragraph', level: 0, ordered: false };

/** Reads the blocks of a pasted document, and counts what it leaves out. */
export class BlockReader {
  readonly blocks: Block[] = [];
  private pieces: Piece[] = [];
  private owner = paragraph;
  private listDepth = 0;

  /** @param pictures the addresses of the pictures that were left out */
  constructor(
    readonly leftOut: LeftOut = {},
    readonly pictures: string[] = [],
  ) {}

  read(root: Element): Block[] {
    this.readInside(root, plain);
    this.endBlock();
    return this.blocks;
  }

  private count(kind: LeftOutKind): void {
    this.leftOut[kind] = (this.leftOut[kind] ?? 0) + 1;
  }

  private readInside(parent: Element, format: Format): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.addText(node.textContent ?? '', format, parent);
      else if (node.nodeType === 1) this.readElement(node as Element, format);
    }
  }

  private addText(text: string, format: Format, parent: Element): void {
    const keepsLines =
      parent.closest('pre') !== null || styleOf(parent, 'white-space') === 'pre-wrap';
    const parts = keepsLines ? text.split(/\r?\n/) : [text.replace(/[\t\n\r\f ]+/g, ' ')];
    parts.forEach((part, index) => {
      if (index > 0) this.pieces.push({ ...plain, text: '\n' });
      this.pieces.push({ ...format, text: part });
    });
  }

  private readElement(element: Element, format: Format): void {
    const reason = reasonToLeaveOut(element);
    if (element.localName === 'hr') this.endBlock();
    if (reason !== null && reason !== 'silent') this.count(reason);
    if (reason === 'pictures') this.pictures.push(element.getAttribute('src') ?? '');
    if (reason !== null || isMarkOfList(element)) return;
    const own = formatOf(element, format);
    if (element.localName === 'br') this.pieces.push({ ...plain, text: '\n' });
    else if (element.localName === 'a') this.readLink(element, own);
    else if (element.localName === 'table' && isDataTable(element)) this.readTable(element);
    else if (element.localName === 'ul' || element.localName === 'ol') this.readList(element, own);
    else this.readBlock(element, own);
  }

  private readLink(element: Element, format: Format): void {
    const href = element.getAttribute('href') ?? '';
    const stored = pastedLink(href);
    const hasWords = element.textContent.trim() !== '';
    if (href !== '' && stored === null && hasWords) this.count('links');
    this.readInside(element, { ...format, href: stored ?? '' });
  }

  private readList(element: Element, format: Format): void {
    this.endBlock();
    this.listDepth += 1;
    this.readInside(element, format);
    this.endBlock();
    this.listDepth -= 1;
  }

  private readTable(element: Element): void {
    this.endBlock();
    const linesIn = (part: Element): Piece[] =>
      joinLines(
        new BlockReader(this.leftOut, this.pictures).read(part).map(({ pieces }) => pieces),
      );
    const table = tableToHtml(pastedTable(element, linesIn));
    if (table !== '')
      this.blocks.push({ kind: 'table', level: 0, ordered: false, pieces: [], table });
  }

  /** Reads an element that may be a block; the words around it belong to other blocks. */
  private readBlock(element: Element, format: Format): void {
    const owner = this.ownerOf(element);
    if (!owner && !blockTags.has(element.localName)) {
      this.readInside(element, format);
      return;
    }
    this.endBlock();
    const before = this.owner;
    const first = this.blocks.length;
    this.owner = owner ?? before;
    this.readInside(element, format);
    this.endBlock();
    this.owner = before;
    if (owner && owner.kind !== 'paragraph') this.joinFrom(first, owner);
  }

  private ownerOf(element: Element): Owner | null {
    const place = placeOf(element);
    const heading = headingLevelOf(element);
    if (heading !== null) return { kind: 'heading', level: heading, ordered: false };
    if (place) return { kind: 'item', ...place };
    if (element.localName === 'li')
      return {
        kind: 'item',
        level: Math.max(this.listDepth, 1),
        ordered: element.parentElement?.localName === 'ol',
      };
    return element.localName === 'blockquote' ? { kind: 'quote', level: 0, ordered: false } : null;
  }

  /** A heading, a point and a quote have lines, not paragraphs. */
  private joinFrom(first: number, { kind, level }: Owner): void {
    const isSame = (block: Block) => block.kind === kind && block.level === level;
    for (const block of this.blocks.splice(first)) {
      const before = this.blocks.length > first ? this.blocks.at(-1) : undefined;
      if (before && isSame(before) && isSame(block))
        before.pieces.push({ ...plain, text: '\n' }, ...block.pieces);
      else this.blocks.push(block);
    }
  }

  /** Ends the block that is being read. Two line breaks separate paragraphs, as in web pages and mails. */
  private endBlock(): void {
    const lines = linesOf(this.pieces);
    this.pieces = [];
    let open: Piece[][] = [];
    for (const line of [...lines, []]) {
      if (textOf(line) !== '') open.push(line);
      else if (open.length > 0) {
        const parts = this.owner.kind === 'paragraph' ? paragraphsOf(open) : [open];
        this.blocks.push(...parts.map((part) => ({ ...this.owner, pieces: joinLines(part) })));
        open = [];
      }
    }
  }
}

/** The format inside an element. Google Docs writes a `b` around everything, with a normal weight. */
function formatOf(element: Element, { bold, italic, script, href }: Format): Format {
  const tag = element.localName;
  const weight = styleOf(element, 'font-weight') || (/^(b|strong)$/.test(tag) ? 'bold' : '');
  const slant = styleOf(element, 'font-style') || (/^(i|em)$/.test(tag) ? 'italic' : '');
  const place = styleOf(element, 'vertical-align') || (/^(sup|sub)$/.test(tag) ? tag : '');
  return {
    bold: weight === '' ? bold : /^(bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === '' ? italic : /^(italic|oblique)/.test(slant),
    script: /^sup/.test(place) ? 'sup' : /^sub/.test(place) ? 'sub' : script,
    href,
  };
}
