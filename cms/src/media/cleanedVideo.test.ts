import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { cleanedVideo } from './cleanedVideo';

const clip = readFileSync(
  path.join(__dirname, '../../../towns/castelmora/clips/town-day-phone.mp4'),
);
const place = '+43.6167+013.5189/';

/** A film as a phone writes it, with the place, the owner and the model. */
async function filmOf(format: OutputFormat): Promise<Buffer> {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ formats: ALL_FORMATS, source: new BufferSource(clip) }),
    output: new Output({ format, target }),
    tags: { artist: 'Maria Rossi', comment: place, raw: { '©xyz': place, '©mod': 'Telefono 9' } },
  });
  await conversion.execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

/** A film of one empty picture in a codec. */
async function filmWith(codec: 'hevc' | 'vp9', format: OutputFormat): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  output.setMetadataTags({ artist: 'Maria Rossi' });
  await output.start();
  const names = { hevc: 'hvc1.1.6.L93.B0', vp9: 'vp09.00.10.08' };
  const decoderConfig = {
    codec: names[codec],
    codedWidth: 16,
    codedHeight: 16,
    ...(codec === 'hevc' && { description: new Uint8Array(23) }),
  };
  await source.add(new EncodedPacket(new Uint8Array(40), 'key', 0, 1), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

const inputOf = (film: Buffer) =>
  new Input({ formats: ALL_FORMATS, source: new BufferSource(film) });

test.each([
  ['mp4', () => filmOf(new Mp4OutputFormat({ fastStart: false }))],
  ['mov', () => filmOf(new MovOutputFormat())],
] as const)(
  'a film of a phone (%s) is stored as MP4 without place, owner and model',
  async (kind, make) => {
    const film = await make();
    expect(film.includes('Maria Rossi')).toBe(true);
    const stored = await cleanedVideo(film, kind);
    for (const word of ['Maria Rossi', place, 'Telefono 9'])
      expect(stored.includes(word)).toBe(false);
    const input = inputOf(stored);
    expect(await input.getMimeType()).toBe('video/mp4; codecs="avc1.64001f"');
    expect(await input.getMetadataTags()).toEqual({});
    expect(await input.computeDuration()).toBeCloseTo(await inputOf(clip).computeDuration());
    expect(await cleanedVideo(stored, 'mp4')).toBe(stored);
    // Its name comes from its content, which has no time.
    const header = stored.subarray(stored.indexOf('mvhd') + 4);
    expect(header.subarray(4, 12)).toEqual(Buffer.alloc(8));
    // The table of contents is before the pictures.
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
  },
);

test('boxes that overlap are not read again and again', async () => {
  const boxes = Array.from({ length: 60 }, (_, index) => {
    const pair = Buffer.from('\0\0\0\u0010minf\0\0\0\0minf');
    pair.writeUInt32BE((60 - index) * 16 - 8, 8);
    return pair;
  });
  const stored = await cleanedVideo(Buffer.concat([clip, ...boxes]), 'mp4');
  expect(stored.includes('minf\0\0')).toBe(true);
  expect(stored.length).toBeLessThan(clip.length + 600);
});

test('a WebM keeps its pictures and loses its tags', async () => {
  const film = await filmWith('vp9', new WebMOutputFormat());
  const stored = await cleanedVideo(film, 'webm');
  expect([film.includes('Maria Rossi'), stored.includes('Maria Rossi')]).toEqual([true, false]);
  expect(await inputOf(stored).getMimeType()).toContain('video/webm');
  expect(await cleanedVideo(stored, 'webm')).toBe(stored);
});

test('a film that many browsers do not play is refused with the remedy', async () => {
  const film = await filmWith('hevc', new MovOutputFormat());
  await expect(cleanedVideo(film, 'mov')).rejects.toMatchObject({ fault: 'codec' });
});

test.each([
  ['a film without its end', () => clip.subarray(0, clip.length - 1000), 'cutOff'],
  ['a film without its table of contents', () => clip.subarray(0, 40), 'cutOff'],
  [
    'a film with a broken table of contents',
    () => Buffer.concat([clip.subarray(0, 60), Buffer.alloc(3000), clip.subarray(3060)]),
    'damaged',
  ],
])('%s is refused', async (_, make, fault) => {
  await expect(cleanedVideo(make(), 'mp4')).rejects.toMatchObject({ fault });
});
