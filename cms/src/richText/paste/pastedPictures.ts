import type { CleanedPaste } from './cleanPaste';

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const toFile = (bytes: Uint8Array<ArrayBuffer>, type: string, index: number): File =>
  new File([bytes], `picture-${index + 1}.${endings[type] ?? 'png'}`, { type });

/** The picture that is part of its own address (RFC 2397); empty for other addresses. */
function ofDataAddress(address: string, index: number): File[] {
  const [, type = '', data = ''] = /^data:(image\/\w+);base64,([\w+/]*)/.exec(address) ?? [];
  if (!(type in endings)) return [];
  // Four letters are three bytes; without a whole group the browser throws.
  const text = atob(data.slice(0, data.length - (data.length % 4 === 1 ? 1 : 0)));
  return [
    toFile(
      Uint8Array.from(text, (one) => one.charCodeAt(0)),
      type,
      index,
    ),
  ];
}

/** The start of a picture in RTF, with its control words and groups: what follows is hexadecimal. */
const startInRtf = /\\(png|jpeg)blip(?:\\[a-z]+-?\d*|\{[^{}]*\}|\s)*/g;

/** The pictures in RTF, in which Word copies them: its HTML only names files of the editor's computer. */
const ofRtf = (rtf: string): File[] =>
  [...rtf.matchAll(startInRtf)].map(({ 0: start, 1: kind, index }, number) => {
    const from = index + start.length;
    const hex = rtf.slice(from, rtf.indexOf('}', from)).replace(/\s/g, '');
    const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
      parseInt(hex.slice(at * 2, at * 2 + 2), 16),
    );
    return toFile(bytes, `image/${kind ?? ''}`, number);
  });

/**
 * The pictures of a pasted text that can be uploaded. The browser lets no page read those of other sites or of the
 * editor's disk.
 *
 * @param clipboard what the browser gives of the clipboard
 */
export function pastedPictures(
  { html, pictures }: Pick<CleanedPaste, 'html' | 'pictures'>,
  clipboard: Pick<DataTransfer, 'getData' | 'files'>,
): File[] {
  const embedded = pictures.flatMap(ofDataAddress);
  if (embedded.length > 0) return embedded;
  if (pictures.some((address) => /^(file|cid):/i.test(address)))
    return ofRtf(clipboard.getData('text/rtf'));
  // Beside a text the file is a picture of the text itself, for example of cells of Excel.
  return html === '' ? [...clipboard.files].filter(({ type }) => type in endings) : [];
}
