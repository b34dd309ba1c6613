import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { prepareFile } from './prepareFile';

const town = path.join(__dirname, '../../../towns/castelmora');
const clip = readFileSync(path.join(town, 'clips/river-walk.mp4'));
const pdf = readFileSync(path.join(town, 'documents/moving-out.it.pdf'));
const canvas = sharp({
  create: { width: 40, height: 30, channels: 3, background: '#a33', noise: { type: 'gaussian' } },
});
const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nBuongiorno, sono le 9,30\r\n';

/** The ending of what is stored, or the reason for which a file is refused. */
async function outcome(content: Buffer | string, name: string): Promise<string> {
  try {
    const { ending } = await prepareFile(Buffer.from(content), name);
    return ending;
  } catch (error) {
    if (error instanceof Error && 'fault' in error) return String(error.fault);
    throw error;
  }
}

test.each<[name: string, content: () => Buffer | string | Promise<Buffer>, stored: string]>([
  ['foto.jfif', () => canvas.clone().jpeg().toBuffer(), '.jpg'],
  ['foto.png', () => canvas.clone().jpeg().toBuffer(), '.jpg'],
  ['foto', () => canvas.clone().webp().toBuffer(), '.webp'],
  ['foto.jpg', () => canvas.clone().avif().toBuffer(), '.avif'],
  ['film.m4v', () => clip, '.mp4'],
  ['film.pdf', () => clip, '.mp4'],
  ['foglio', () => pdf, '.pdf'],
  ['foglio.hta', () => pdf, '.pdf'],
  ['parole.vtt', () => 'WEBVTT\n\n00:01.000 --> 00:02.000\nx\n', '.vtt'],
  ['parole.srt', () => srt, '.vtt'],
  ['parole.txt', () => `\uFEFF${srt}`, '.vtt'],
])('%s is stored by its content as a file of its kind', async (name, content, stored) => {
  expect(await outcome(await content(), name)).toBe(stored);
});

const zip = 'PK\u0003\u0004 a document of a word processor';
const jpeg = () => canvas.clone().jpeg().toBuffer();

test.each<[name: string, content: () => Buffer | string | Promise<Buffer>, fault: string]>([
  ['modulo.docx', () => zip, 'type'],
  ['calendario.ics', () => 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'type'],
  ['disegno.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'type'],
  ['scansione.tiff', () => canvas.clone().tiff().toBuffer(), 'type'],
  ['foto.heic', () => '\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0', 'heic'],
  ['foto.jpg', () => '\0\0\0\u0018ftypmif1\0\0\0\0mif1heix\0\0\0\0', 'heic'],
  ['registrazione.mkv', () => '\u001aEß£ matroska, another film', 'type'],
  ['foto.jpg', () => '', 'empty'],
  ['foto.jpg', () => '<!doctype html><p>Not found</p>', 'damaged'],
  ['film.mov', () => zip, 'damaged'],
  ['foto.jpg', async () => (await jpeg()).subarray(0, -200), 'cutOff'],
  ['foto.png', async () => (await canvas.clone().png().toBuffer()).subarray(0, -200), 'cutOff'],
  ['foto.webp', async () => (await canvas.clone().webp().toBuffer()).subarray(0, -200), 'cutOff'],
])('%s is refused with its reason', async (name, content, fault) => {
  expect(await outcome(await content(), name)).toBe(fault);
});

test('captions of other programs become WebVTT', async () => {
  const { data } = await prepareFile(Buffer.from(srt), 'x.srt');
  expect(data.toString()).toBe(
    'WEBVTT\n\n1\r\n00:00:01.000 --> 00:00:02.500\r\nBuongiorno, sono le 9,30\r\n',
  );
});
