/** What an uploaded file is, whatever its name says. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'gif'
  | 'heic'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'pdf'
  | 'vtt'
  | 'srt';

/** Bytes at the start of a file among which the mark of a PDF must be. */
const pdfStart = 1024;

/** Boxes that a film of QuickTime may begin with; newer ones begin with their type. */
const quickTimeStart = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** A film or a picture of the family of MP4 (ISO 14496-12 §4.3): its type is in its first box. */
function kindOfBoxes(content: Buffer): FileKind | null {
  const box = content.toString('latin1', 4, 8);
  if (quickTimeStart.includes(box)) return 'mov';
  if (box !== 'ftyp' || content.length < 16) return null;
  const brands = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), 256));
  const [major] = /^.{4}/s.exec(brands) ?? [''];
  if (/avi[fs]/.test(brands)) return 'avif';
  if (/he[iv][cxms]|mif1|msf1/.test(brands)) return 'heic';
  return major === 'qt  ' ? 'mov' : 'mp4';
}

/** A film of WebM, or one of its relatives that browsers do not show (RFC 9559 §5.1.1.2). */
const isWebM = (content: Buffer): boolean =>
  content.readUInt32BE(0) === 0x1a45dfa3 && content.subarray(0, 64).includes('webm');

const srtStart = /^\uFEFF?\s*\d+\r?\n\d\d:\d\d:\d\d,\d{3} --> /;

const signatures: [start: RegExp, kind: FileKind][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG/, 'png'],
  [/^GIF8/, 'gif'],
  [/^RIFF.{4}WEBP/s, 'webp'],
];

/** The kind of a file by its content; null for one that cannot be uploaded, or has no recognizable content. */
export function kindOfFile(content: Buffer): FileKind | null {
  if (content.length < 16) return null;
  const bytes = content.toString('latin1', 0, 16);
  const [, signed] = signatures.find(([start]) => start.test(bytes)) ?? [];
  if (signed) return signed;
  const text = content.toString('utf8', 0, 64);
  if (/^\uFEFF?WEBVTT\s/.test(text)) return 'vtt';
  if (srtStart.test(text)) return 'srt';
  if (content.subarray(0, pdfStart).includes('%PDF-')) return 'pdf';
  return isWebM(content) ? 'webm' : kindOfBoxes(content);
}
