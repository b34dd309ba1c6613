import { faultOfChoice } from './faultOfChoice';
import { acceptedTypes } from './mediaFile';

const megabyte = 1_000_000;

test.each([
  ['stanza.jpg', 'image/jpeg', megabyte, null],
  ['stanza.JFIF', '', megabyte, null],
  ['giro.MOV', 'video/quicktime', megabyte, null],
  ['sottotitoli.srt', '', 100, null],
  ['senza-nome', '', megabyte, null],
  ['contratto.docx', 'application/msword', megabyte, 'type'],
  ['disegno.svg', 'image/svg+xml', 100, 'type'],
  ['vuota.png', 'image/png', 0, 'empty'],
  ['video.mp4', 'video/mp4', 30 * megabyte, null],
  ['video.mp4', 'video/mp4', 30 * megabyte + 1, 'size'],
  ['IMG_1.HEIC', '', megabyte, 'heic'],
])('%s of the type %j with %d bytes has the fault %j', (name, type, size, fault) =>
  expect(faultOfChoice({ name, type, size }, acceptedTypes())).toBe(fault),
);
