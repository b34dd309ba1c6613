import sharp from 'sharp';

/** Pixels of a drawing of the town. */
export const pictureSize = { width: 1800, height: 1350 };

/** The file of a drawing in the folder `pictures` of a town. The quality leaves room for the widths that the cms makes. */
export const toPicture = (svg: string | Buffer, { width, height } = pictureSize): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(width, height)
    .webp({ quality: 85, effort: 4, preset: 'drawing' })
    .toBuffer();
