import sharp from 'sharp';
import { cleanedPicture } from './cleanedPicture';

const create = { width: 40, height: 30, channels: 3 as const, background: '#3a6' };

const cleaned = async (content: Buffer) => cleanedPicture(content, await sharp(content).metadata());

test('what follows a picture in its file is not stored', async () => {
  const png = await sharp({ create }).png().toBuffer();
  const kept = await cleaned(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
  expect(kept?.includes('<script>')).toBe(false);
  expect(await sharp(kept ?? png).metadata()).toMatchObject({
    format: 'png',
    width: 40,
    height: 30,
  });
});

test('a picture with nothing else is stored as it is', async () => {
  const webp = await sharp({ create }).webp().toBuffer();
  expect(await cleaned(webp)).toBeNull();
});

test.each([true, false])(
  'a damaged picture is refused (with metadata: %s)',
  async (hasMetadata) => {
    const photo = sharp({ create: { ...create, width: 900, height: 900 } });
    const whole = await (hasMetadata ? photo.withExif({ IFD0: { Artist: 'x' } }) : photo)
      .jpeg()
      .toBuffer();
    await expect(cleaned(whole.subarray(0, whole.length / 2))).rejects.toThrow();
  },
);
