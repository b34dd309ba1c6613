import PDFDocument from 'pdfkit';
import type { DocumentPart } from './documents/parts';

interface Sheet {
  title: string;
  /** Shown below the title. */
  author: string;
  parts: DocumentPart[];
  language: 'it' | 'en';
}

const ink = '#231A2B';
const soft = '#5B5163';
const brick = '#A63A22';
const languages = { it: 'it-IT', en: 'en-US' };

type Pdf = InstanceType<typeof PDFDocument>;

/** Adds an element with a structure tag, which screen readers use. */
function addTagged(pdf: Pdf, tag: string, draw: () => void): void {
  pdf.addStructure(pdf.struct(tag, {}, draw));
}

function addList(pdf: Pdf, items: string[]): void {
  pdf.font('Helvetica').fontSize(11).fillColor(ink);
  for (const item of items)
    addTagged(pdf, 'P', () => {
      pdf.text(item, { lineGap: 3, paragraphGap: 4 });
    });
  pdf.moveDown(0.4);
}

function addPart(pdf: Pdf, part: DocumentPart): void {
  if (part.kind === 'list') addList(pdf, part.items);
  else if (part.kind === 'heading')
    addTagged(pdf, 'H2', () => {
      pdf.moveDown(0.6).font('Helvetica-Bold').fontSize(14).fillColor(brick);
      pdf.text(part.text, { paragraphGap: 4 });
    });
  else
    addTagged(pdf, 'P', () => {
      pdf.font('Helvetica').fontSize(11).fillColor(ink);
      pdf.text(part.text, { lineGap: 3, paragraphGap: 6 });
    });
}

/** Draws a document as a tagged PDF with A4 pages. */
export function drawDocument({ title, author, parts, language }: Sheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languages[language],
    // The dates are fixed, so that the same content gives the same file.
    info: { Title: title, Author: author, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const bytes: Buffer[] = [];
  pdf.on('data', (part: Buffer) => bytes.push(part));
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(bytes)));
    pdf.on('error', reject);
  });
  addTagged(pdf, 'H1', () => {
    pdf.font('Helvetica-Bold').fontSize(26).fillColor(ink).text(title);
  });
  addTagged(pdf, 'P', () => {
    pdf.font('Helvetica').fontSize(10).fillColor(soft).text(author).moveDown(1);
  });
  for (const part of parts) addPart(pdf, part);
  pdf.end();
  return finished;
}
