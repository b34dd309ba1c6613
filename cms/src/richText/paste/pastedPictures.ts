import type { CleanedPaste } from './cleanPaste';

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const toFile = (bytes: Uint8Array<ArrayBuffer>, type: string, index: number): File =>
  new File([bytes], `picture-${index + 1}.${endings[type] ?? 'png'}`, { type });

/** The bytes of a picture that is part of its own address (RFC 2397); null for other addresses. */
function ofDataAddress(address: string, index: number): File[] {
  const [, type, data = ''] = /^data:(image\/\w+);base64,(.*)$/s.exec(address) ?? [];
  if (type === undefined || !(type in endings)) return [];
  return [
    toFile(
      Uint8Array.from(atob(data), (one) => one.charCodeAt(0)),
      type,
      index,
    ),
  ];
}

/** The end of a group of RTF. */
function endOfGroup(rtf: string, start: number): number {
  let depth = 1;
  for (let index = start; index < rtf.length; index += 1) {
    if (rtf[index] === '{') depth += 1;
    if (rtf[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return rtf.length;
}

/** The pictures in RTF, in which Word copies them: its HTML only names files of the editor's computer. */
function ofRtf(rtf: string): File[] {
  const found = [...rtf.matchAll(/\{\\pict\b/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const group = rtf.slice(start, endOfGroup(rtf, start));
    const [, kind] = /\\(png|jpeg)blip\b/.exec(group) ?? [];
    const hex = group.replace(/\{[^{}]*\}|\\[a-z]+-?\d* ?|[^0-9a-f]/gi, '');
    return kind === undefined || hex === '' ? [] : [{ type: `image/${kind}`, hex }];
  });
  return found.map(({ type, hex }, index) =>
    toFile(
      Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16)),
      type,
      index,
    ),
  );
}

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
