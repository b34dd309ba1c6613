import { inflateSync } from 'node:zlib';
import type { PDFDict as Dictionary, PDFDocument } from '@cantoo/pdf-lib';
import { escapeHtml } from '../lib/escapeHtml';
import { RefusedFile } from './uploadFaults';

/** A signature covers ranges of bytes (ISO 32000-1 §12.8.1): every change would break it. */
async function isSigned({ context }: PDFDocument): Promise<boolean> {
  const { PDFDict, PDFName } = await import('@cantoo/pdf-lib');
  return context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFDict &&
        object.has(PDFName.of('ByteRange')) &&
        object.has(PDFName.of('Contents')),
    );
}

/**
 * Entries of dictionaries with metadata, with the data of the program that made a part, with files inside the file, and
 * with scripts and what starts them.
 */
const removedEntries = [
  ...['Metadata', 'PieceInfo', 'LastModified'],
  ...['EmbeddedFiles', 'EF', 'AF', 'JavaScript', 'JS', 'AA', 'XFA'],
];

/** Types of objects that nothing needs any more. */
const removedTypes = ['/Metadata', '/EmbeddedFile'];

const maxXmpBytes = 1024 * 1024;

/** What XMP says about the standards that a file follows, for example that it is accessible (PDF/UA). */
function standardsIn(xmp: string): string {
  return ['pdfuaid:part', 'pdfuaid:rev', 'pdfaid:part', 'pdfaid:conformance']
    .map((name) => {
      const [, attribute, element] =
        new RegExp(`${name}\\s*=\\s*["']([\\w.]+)["']|<${name}>([\\w.]+)<`).exec(xmp) ?? [];
      const value = attribute ?? element;
      return value === undefined ? '' : `<${name}>${value}</${name}>`;
    })
    .join('');
}

/** Metadata with the title and the standards, and nothing else (ISO 16684-1). */
const xmpOf = (title: string, standards: string): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>${standards}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** The text of a stream with metadata, which may be compressed. A small file can become one of many gigabytes. */
function xmpIn(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { maxOutputLength: maxXmpBytes }).toString();
  } catch {
    return Buffer.from(stream).toString();
  }
}

/** Removes what nobody should get. Resolves with whether there was anything. */
async function removeHidden(document: PDFDocument): Promise<boolean> {
  const { PDFArray, PDFDict, PDFName, PDFRawStream } = await import('@cantoo/pdf-lib');
  const { catalog, context } = document;
  const old = catalog.lookup(PDFName.of('Metadata'));
  const xmp = old instanceof PDFRawStream ? xmpIn(old.getContents()) : '';
  const [title, standards] = [document.getTitle() ?? '', standardsIn(xmp)];
  const kept = title || standards ? xmpOf(title, standards) : '';
  let found = xmp !== kept;
  const remove = (dictionary: Dictionary, name: string) => {
    if (dictionary.delete(PDFName.of(name))) found = true;
  };
  /** A dictionary may be written inside another one. */
  const clean = (object: unknown): void => {
    if (object instanceof PDFArray) object.asArray().forEach(clean);
    if (!(object instanceof PDFDict)) return;
    for (const entry of removedEntries) remove(object, entry);
    // What starts a program or sends a form.
    if (/^\/(Launch|ImportData|SubmitForm)$/.test(object.get(PDFName.of('S'))?.toString() ?? ''))
      for (const key of object.keys()) remove(object, key.decodeText());
    object.values().forEach(clean);
  };
  const metadata = catalog.get(PDFName.of('Metadata'));
  catalog.delete(PDFName.of('Metadata'));
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFRawStream ? object.dict : object;
    clean(dictionary);
    if (!(dictionary instanceof PDFDict)) continue;
    const type = dictionary.get(PDFName.of('Type'))?.toString() ?? '';
    if (!removedTypes.includes(type)) continue;
    if (reference !== metadata) found = true;
    context.delete(reference);
  }
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict)
    for (const key of info.keys()) if (key !== PDFName.of('Title')) remove(info, key.decodeText());
  const stream = context.stream(Buffer.from(kept), { Type: 'Metadata', Subtype: 'XML' });
  if (kept) catalog.set(PDFName.of('Metadata'), context.register(stream));
  return found;
}

/** Whether a PDF has something before its start or after its end, or is encrypted. */
const hasMore = (content: Buffer): boolean =>
  !content.subarray(0, 5).equals(Buffer.from('%PDF-')) ||
  !/%%EOF\s*$/.test(content.toString('latin1', Math.max(0, content.length - 20))) ||
  content.includes('/Encrypt');

/**
 * A PDF without its author, the programs that made it, its dates, its scripts, the files inside it and what follows its
 * end; the title stays. One that is signed or has nothing of it stays as it is.
 *
 * @throws RefusedFile when it is damaged, or cannot be opened without a password
 */
export async function cleanedPdf(content: Buffer): Promise<Buffer> {
  if (!content.includes('%%EOF')) throw new RefusedFile('cutOff');
  // Loaded when a PDF comes, because every program of the cms would pay for it.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const options = { updateMetadata: false, throwOnInvalidObject: false };
  try {
    // Without the empty password it refuses files that open without one, but forbid changes.
    const document = await PDFDocument.load(content, { ...options, password: '' });
    if (await isSigned(document)) return content;
    if (!(await removeHidden(document)) && !hasMore(content)) return content;
    return Buffer.from(await document.save({ updateFieldAppearances: false }));
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw new RefusedFile(isLocked ? 'password' : 'damaged');
  }
}
