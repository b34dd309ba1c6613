import type { Conversion } from 'mediabunny';
import { RefusedFile } from './uploadFaults';

/** How pictures and sound are stored so that the browsers that the site supports play them. */
const codecs = {
  video: ['avc', 'vp8', 'vp9', 'av1'],
  audio: ['aac', 'mp3', 'opus', 'vorbis', 'flac'],
};

/** Whether the boxes of a film of MP4 or QuickTime (ISO 14496-12 §4.2) end where the file ends, and name its content. */
function isComplete(content: Buffer): boolean {
  const boxes = new Set<string>();
  let position = 0;
  while (position + 8 <= content.length) {
    const size = content.readUInt32BE(position);
    boxes.add(content.toString('latin1', position + 4, position + 8));
    if (size === 0) break;
    const isLong = size === 1 && position + 16 <= content.length;
    position += Math.max(isLong ? Number(content.readBigUInt64BE(position + 8)) : size, 8);
  }
  return position <= content.length && boxes.has('moov');
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
 * begins with its table of contents, so that it plays while it loads.
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
    await conversion.execute();
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  } finally {
    input.dispose();
  }
  if (!target.buffer) throw new RefusedFile('damaged');
  return Buffer.from(target.buffer);
}
