import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { cleanedPdf } from './cleanedPdf';

const leaflet = readFileSync(
  path.join(__dirname, '../../../towns/castelmora/documents/moving-out.it.pdf'),
);

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description pdfuaid:part="1" xmp:CreatorTool="Scrivi 3"><dc:creator>Maria Rossi</dc:creator></rdf:Description></x:xmpmeta>`;

/** A PDF as a word processor makes it. */
async function letter(change: (document: PDFDocument) => void = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText('Orari');
  document.setTitle('Orari & tariffe – già');
  document.setAuthor('Maria Rossi');
  document.setCreator('Scrivi 3');
  const { context, catalog } = document;
  const data = { Type: 'Metadata', Subtype: 'XML' };
  catalog.set(PDFName.of('Metadata'), context.register(context.stream(xmp, data)));
  catalog.set(PDFName.of('PieceInfo'), context.obj({ Owner: PDFString.of('Maria Rossi') }));
  change(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const encrypted = (userPassword: string) =>
  letter((document) => document.encrypt({ userPassword, ownerPassword: 'x', permissions: {} }));

test('a PDF loses its author, its program and its dates, and keeps its title and its standard', async () => {
  const before = await letter();
  expect(before.includes('Maria Rossi')).toBe(true);
  const stored = await PDFDocument.load(await cleanedPdf(before), { updateMetadata: false });
  expect([stored.getAuthor(), stored.getCreator(), stored.getCreationDate()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([stored.getTitle(), stored.getPageCount()]).toEqual(['Orari & tariffe – già', 1]);
  const plain = Buffer.from(await stored.save({ useObjectStreams: false })).toString();
  expect(plain).not.toMatch(/Maria Rossi|Scrivi 3/);
  expect(plain).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(plain).toContain('Orari &amp; tariffe – già');
});

test('a PDF loses its scripts and the files inside it', async () => {
  const before = await letter((document) => {
    document.addJavaScript('open', 'app.alert("Buh")');
    const { catalog, context } = document;
    const script = { S: 'JavaScript', JS: PDFString.of('app.alert("Buh")') };
    catalog.set(PDFName.of('OpenAction'), context.obj(script));
    document.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: script }));
    void document.attach(Buffer.from('Stipendi'), 'stipendi.txt', { description: 'Buh' });
  });
  expect(before.includes('Buh')).toBe(true);
  const stored = await PDFDocument.load(await cleanedPdf(before), { updateMetadata: false });
  const plain = Buffer.from(await stored.save({ useObjectStreams: false })).toString('latin1');
  expect(plain).not.toMatch(/app\.alert|EmbeddedFile|Stipendi/);
});

test('what is before the start and after the end of a PDF is not stored', async () => {
  const content = Buffer.concat([
    Buffer.from('\r\n'),
    leaflet,
    Buffer.from('\n<script>x</script>\0\0'),
  ]);
  const stored = await cleanedPdf(content);
  expect(stored.includes('<script>')).toBe(false);
  expect((await PDFDocument.load(stored)).getPageCount()).toBe(
    (await PDFDocument.load(leaflet)).getPageCount(),
  );
});

test('an accessible PDF keeps its tags and its language', async () => {
  const { catalog } = await PDFDocument.load(await cleanedPdf(leaflet));
  for (const key of ['StructTreeRoot', 'MarkInfo', 'Lang'])
    expect(catalog.has(PDFName.of(key))).toBe(true);
});

test.each([letter, () => leaflet])('a PDF that is clean stays as it is', async (make) => {
  const once = await cleanedPdf(await make());
  expect(await cleanedPdf(once)).toBe(once);
});

test('a signed PDF stays as it is', async () => {
  const signed = await letter(({ context }) => {
    context.register(
      context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFString.of('x') }),
    );
  });
  expect(await cleanedPdf(signed)).toBe(signed);
  const comment = Buffer.concat([Buffer.from('%PDF-1.7\n% /ByteRange [\n'), await letter()]);
  expect((await cleanedPdf(comment)).includes('Maria Rossi')).toBe(false);
});

test('a PDF that only forbids changes is cleaned, and one with a password is refused', async () => {
  const stored = await cleanedPdf(await encrypted(''));
  expect((await PDFDocument.load(stored)).getPageCount()).toBe(1);
  await expect(cleanedPdf(await encrypted('segreto'))).rejects.toMatchObject({ fault: 'password' });
});

test.each([
  ['without its end', leaflet.subarray(0, 3000), 'cutOff'],
  ['without pages', Buffer.from('%PDF-1.4\n<script>x</script>\nxref\ntrailer\n%%EOF\n'), 'damaged'],
  ['of a server’s message', Buffer.from('%PDF-1.7\nNot found\n%%EOF'), 'damaged'],
])('a PDF %s is refused', async (_, content, fault) => {
  await expect(cleanedPdf(content)).rejects.toMatchObject({ fault });
});
