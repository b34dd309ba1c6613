/** A reader of one format: the position after the picture in a file. @throws RangeError when the file ends before */
type FindEnd = (file: Buffer) => number;

/** After the chunk IEND (PNG, third edition §5.3). */
const endOfPng: FindEnd = (file) => {
  let position = 8;
  let type = '';
  while (type !== 'IEND') {
    type = file.toString('latin1', position + 4, position + 8);
    position += 12 + file.readUInt32BE(position);
  }
  return position;
};

/** After the marker EOI (ITU T.81 §B.1). Compressed data has a zero or a restart marker after each 0xFF. */
const endOfJpeg: FindEnd = (file) => {
  let position = 2;
  for (;;) {
    while (file.readUInt8(position) !== 0xff) position += 1;
    const marker = file.readUInt8(position + 1);
    position += marker === 0xff ? 1 : 2;
    if (marker === 0xd9) return position;
    const hasLength = marker >= 0xc0 && marker < 0xff && (marker < 0xd0 || marker > 0xd8);
    if (hasLength) position += file.readUInt16BE(position);
  }
};

/** After the trailer (GIF89a §27). */
const endOfGif: FindEnd = (file) => {
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let position = 13 + tableOf(file.readUInt8(10));
  for (;;) {
    const kind = file.readUInt8(position);
    if (kind === 0x3b) return position + 1;
    // A picture has a table of colours and the size of its codes before the data, an extension its label.
    position += kind === 0x2c ? 11 + tableOf(file.readUInt8(position + 9)) : 2;
    for (let size = -1; size !== 0; position += 1 + size) size = file.readUInt8(position);
  }
};

/** RIFF says how long it is (RFC 9649 §2.3). */
const endOfWebp: FindEnd = (file) => 8 + file.readUInt32LE(4);

/** After the last box that belongs to a picture (ISO 14496-12 §4.2). Others may contain anything. */
const endOfAvif: FindEnd = (file) => {
  let position = 0;
  while (position < file.length) {
    const type = file.toString('latin1', position + 4, position + 8);
    if (!['ftyp', 'meta', 'mdat', 'moov'].includes(type)) break;
    const size = file.readUInt32BE(position);
    if (size === 0) return file.length;
    position += size === 1 ? Number(file.readBigUInt64BE(position + 8)) : size;
  }
  return position;
};

const formats: Partial<Record<string, FindEnd>> = {
  png: endOfPng,
  jpeg: endOfJpeg,
  gif: endOfGif,
  webp: endOfWebp,
  heif: endOfAvif,
};

/** The position after the picture in a file; beyond the file, or null, when its end is missing. */
function endOf(file: Buffer, format: string): number | null {
  try {
    return formats[format]?.(file) ?? file.length;
  } catch {
    return null;
  }
}

/**
 * Whether a file has nothing after the picture, which no viewer shows: another picture or a film of a phone, or a
 * script.
 *
 * @param format as sharp names it
 */
export const endsWithPicture = (file: Buffer, format: string): boolean =>
  endOf(file, format) === file.length;

/** Whether the end of a picture is missing. @param format as sharp names it */
export function isCutOff(file: Buffer, format: string): boolean {
  const end = endOf(file, format);
  return end === null || end > file.length;
}
