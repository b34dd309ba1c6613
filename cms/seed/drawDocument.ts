import PDFDocument from 'pdfkit';
import { htmlToLexical } from '../src/richText/htmlToLexical';
import { type LexicalNode, readRoot } from '../src/richText/LexicalNode';
import type { Site } from '../src/sites';

interface Sheet {
  title: string;
  subtitle: string;
  /** HTML of paragraphs, h2 and lists. */
  html: string;
  site: Site;
}

const ink = '#231A2B';
const soft = '#5B5163';
const brick = '#A63A22';
const languages: Record<Site, string> = { it: 'it-IT', en: 'en-US' };

type Pdf = InstanceType<typeof PDFDocument>;

const textOf = (node: LexicalNode): string =>
  typeof node.raw.text === 'string' ? node.raw.text : node.children.map(textOf).join('');

/** Adds an element with a structure tag, which screen readers use. */
function addTagged(pdf: Pdf, tag: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(tag, {}, draw));
}

function addList(pdf: Pdf, node: LexicalNode): void {
  const numbered = node.raw.listType === 'number';
  pdf.font('Helvetica').fontSize(11).fillColor(ink);
  for (const [index, item] of node.children.entries())
    addTagged(pdf, 'P', () => {
      const mark = numbered ? `${index + 1}.` : '•';
      pdf.text(`${mark}  ${textOf(item)}`, { indent: 0, lineGap: 3, paragraphGap: 4 });
    });
  pdf.moveDown(0.4);
}

function addBlock(pdf: Pdf, node: LexicalNode): void {
  if (node.type === 'list') addList(pdf, node);
  else if (node.type === 'heading')
    addTagged(pdf, 'H2', () => {
      pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(14).fillColor(brick);
      pdf.text(textOf(node), { paragraphGap: 4 });
    });
  else
    addTagged(pdf, 'P', () => {
      pdf.font('Helvetica').fontSize(11).fillColor(ink);
      pdf.text(textOf(node), { lineGap: 3, paragraphGap: 6 });
    });
}

/** Draws a document as a tagged PDF with A4 pages. */
export function drawDocument({ title, subtitle, html, site }: Sheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languages[site],
    // The dates are fixed, so that the same content gives the same file.
    info: { Title: title, Author: subtitle, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  addTagged(pdf, 'H1', () => {
    pdf.font('Helvetica-Bold').fontSize(26).fillColor(ink).text(title);
  });
  addTagged(pdf, 'P', () => {
    pdf.font('Helvetica').fontSize(10).fillColor(soft).text(subtitle).moveDown(1);
  });
  for (const node of readRoot(htmlToLexical(html))?.children ?? []) addBlock(pdf, node);
  pdf.end();
  return finished;
}
