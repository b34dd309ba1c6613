import sharp from 'sharp';
import { endsWithPicture, isCutOff } from './endOfPicture';

const picture = sharp({
  create: { width: 40, height: 30, channels: 3, background: '#a33', noise: { type: 'gaussian' } },
});

const files: [format: string, encode: () => Promise<Buffer>][] = [
  ['png', () => picture.clone().png().toBuffer()],
  ['png', () => picture.clone().png({ palette: true, progressive: true }).toBuffer()],
  ['jpeg', () => picture.clone().jpeg().toBuffer()],
  ['jpeg', () => picture.clone().withIccProfile('p3').jpeg({ progressive: true }).toBuffer()],
  ['gif', () => picture.clone().gif().toBuffer()],
  ['webp', () => picture.clone().webp().toBuffer()],
  ['webp', () => picture.clone().withIccProfile('p3').webp({ lossless: true }).toBuffer()],
  ['heif', () => picture.clone().avif().toBuffer()],
];

test.each(files)('the end of a %s is found, also before something else', async (format, encode) => {
  const file = await encode();
  expect(endsWithPicture(file, format)).toBe(true);
  // The second one ends as a picture should.
  for (const more of ['<script>', `<script>${file.toString('latin1', file.length - 16)}`])
    expect(endsWithPicture(Buffer.concat([file, Buffer.from(more, 'latin1')]), format)).toBe(false);
  expect(endsWithPicture(file.subarray(0, -5), format)).toBe(false);
  expect([isCutOff(file.subarray(0, -5), format), isCutOff(file, format)]).toEqual([true, false]);
});
