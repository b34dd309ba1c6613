import type { Conversion } from 'mediabunny';
import { RefusedFile } from './uploadFaults';

/** How pictures and sound are stored so that the browsers that the site supports play them. */
const codecs = {
  video: ['avc', 'vp8', 'vp9', 'av1'],
  audio: ['aac', 'mp3', 'opus', 'vorbis', 'flac'],
};

interface Box {
  type: string;
  start: number;
  /** Beyond the file when its end is missing. */
  end: number;
}

/** The boxes of a part of a film of MP4 or QuickTime (ISO 14496-12 §4.2). */
function boxesIn(content: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to; start = boxes.at(-1)?.end ?? to) {
    const size = content.readUInt32BE(start);
    const isLong = size === 1 && start + 16 <= to;
    const length = isLong ? Number(content.readBigUInt64BE(start + 8)) : size;
    const end = size === 0 ? to : start + Math.max(length, isLong ? 16 : 8);
    boxes.push({ type: content.toString('latin1', start + 4, start + 8), start, end });
  }
  return boxes;
}

/** Whether a film ends where the file ends, and names its content. */
function isComplete(content: Buffer): boolean {
  const boxes = boxesIn(content, 0, content.length);
  return (
    boxes.some(({ type }) => type === 'moov') && boxes.every(({ end }) => end <= content.length)
  );
}

/** The boxes of pictures and sound, by the one around them, and those with the time at which a part was made. */
const boxesOf = new Map([
  ['film', ['ftyp', 'moov', 'mdat']],
  ['moov', ['mvhd', 'trak']],
  ['trak', ['tkhd', 'edts', 'mdia']],
  ['mdia', ['mdhd', 'hdlr', 'minf']],
  ['minf', ['vmhd', 'smhd', 'dinf', 'stbl']],
]);
const timed = new Set(['mvhd', 'tkhd', 'mdhd']);

/** The bytes of the times of creation and of the last change in a box (ISO 14496-12 §8.2.2). */
const timesIn = (content: Buffer, { start }: Box): Buffer =>
  content.subarray(start + 12, start + (content[start + 8] === 1 ? 28 : 20));

/** Whether a film of MP4, or a box of it, has nothing but pictures and sound. */
function isOnlyFilm(content: Buffer, around = 'film', from = 0, to = content.length): boolean {
  const boxes = boxesIn(content, from, to);
  return (
    boxes.filter(({ type }) => type === 'mdat').length <= 1 &&
    boxes.every((box) => {
      if (!boxesOf.get(around)?.includes(box.type)) return false;
      if (timed.has(box.type)) return timesIn(content, box).every((byte) => byte === 0);
      // A box that goes on after the one around it would be read again for each box before its end.
      return (
        !boxesOf.has(box.type) ||
        (box.end <= to && isOnlyFilm(content, box.type, box.start + 8, box.end))
      );
    })
  );
}

/** Removes the times: the library writes that of the upload, so that the same film would be another file each time. */
function removeTimes(content: Buffer, from = 0, to = content.length): void {
  for (const box of boxesIn(content, from, to)) {
    if (boxesOf.has(box.type)) removeTimes(content, box.start + 8, box.end);
    if (timed.has(box.type)) timesIn(content, box).fill(0);
  }
}

/** Whether what a browser cannot play would be missing. */
const losesTracks = async ({ utilizedTracks, discardedTracks }: Conversion): Promise<boolean> => {
  const kept = await Promise.all(
    utilizedTracks.map(async (track) =>
      codecs[track.type as 'video' | 'audio'].includes((await track.getCodec()) ?? ''),
    ),
  );
  const lost = (type: string) =>
    discardedTracks.some(({ track }) => track.type === type) &&
    !utilizedTracks.some((track) => track.type === type);
  return kept.includes(false) || lost('video') || lost('audio');
};

/**
 * Copies the pictures and the sound of a video into a new file, as they are, and nothing else: a phone writes the place,
 * its model and the owner beside them, and some film where they go. A film of QuickTime becomes MP4, and the new file
 * begins with its table of contents, so that it plays while it loads. A film that has nothing else stays as it is, so
 * that a folder with the content of the cms has the same files after an import.
 *
 * @throws RefusedFile when it is damaged, or browsers cannot play it
 */
export async function cleanedVideo(content: Buffer, kind: 'mp4' | 'mov' | 'webm'): Promise<Buffer> {
  if (kind !== 'webm' && !isComplete(content)) throw new RefusedFile('cutOff');
  // Loaded when a video comes, because every program of the cms would pay for it.
  const library = await import('mediabunny');
  const formats = [library.MP4, library.QTFF, library.WEBM];
  const input = new library.Input({ formats, source: new library.BufferSource(content) });
  const target = new library.BufferTarget();
  const format =
    kind === 'webm'
      ? new library.WebMOutputFormat()
      : new library.Mp4OutputFormat({ fastStart: 'in-memory' });
  try {
    const output = new library.Output({ format, target });
    const conversion = await library.Conversion.init({
      input,
      output,
      tags: {},
      showWarnings: false,
    });
    if (conversion.utilizedTracks.length + conversion.discardedTracks.length === 0)
      throw new RefusedFile('damaged');
    if (!conversion.isValid || (await losesTracks(conversion))) throw new RefusedFile('codec');
    const isClean = Object.keys(await input.getMetadataTags()).length === 0;
    if (isClean && (kind === 'webm' || (kind === 'mp4' && isOnlyFilm(content)))) {
      await conversion.cancel();
      return content;
    }
    await conversion.execute();
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  } finally {
    input.dispose();
  }
  if (!target.buffer) throw new RefusedFile('damaged');
  const film = Buffer.from(target.buffer);
  if (kind !== 'webm') removeTimes(film);
  return film;
}
