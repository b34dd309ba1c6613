import type { Image } from '@/components/Picture/image';
import type { CardPictureFragment, PictureFragment } from '@/gql/graphql';
import type { MapperContext } from './context';
import { mapMediaUrl } from './mapUrl';
import { pictureTitle } from './pictureTitle';

/** Widths in pixels of the variants (specification §3). */
const widths = [560, 900, 1180, 1540, 2200] as const;

type Variants = { [Width in (typeof widths)[number] as `w${Width}`]?: string | null };

/**
 * The first picture of a relation, or null. If a picture is narrower than a variant, several variants have
 * the same file; srcset then contains the file once, with its real width.
 */
export function mapImage(
  pictures: readonly ((PictureFragment | CardPictureFragment) | null)[],
  context: MapperContext,
): Image | null {
  const [picture] = pictures;
  const original = mapMediaUrl(picture?.url, context);
  if (!picture || !original || !picture.width || !picture.height) return null;
  const variants: Variants = picture;
  const files = new Map<string, number>();
  for (const width of widths) {
    const file = mapMediaUrl(variants[`w${width}`], context);
    if (file && !files.has(file)) files.set(file, Math.min(width, picture.width));
  }
  if (files.size === 0) files.set(original, picture.width);
  const title = pictureTitle(picture);
  const base = commonStart([...files.keys()]);
  const candidates = [...files].map(([file, width]) => [file.slice(base.length), width] as const);
  return {
    ...(base && { base }),
    // The few browsers without srcset get a file of medium width.
    src: candidates[Math.floor(candidates.length / 2)]?.[0] ?? original,
    srcSet: candidates.map(([file, width]) => `${file} ${width}w`).join(', '),
    alt: picture.alt ?? '',
    ...(title && { title }),
    width: picture.width,
    height: picture.height,
  };
}

/** The same for a picture that adds nothing to the text beside it, such as that of a card. */
export const mapDecoration: typeof mapImage = (pictures, context) => {
  const image = mapImage(pictures, context);
  if (!image) return null;
  const decoration = { ...image, alt: '' };
  delete decoration.title;
  return decoration;
};

/** The beginning that all addresses share, up to the last hyphen or slash. */
function commonStart([first = '', ...others]: string[]): string {
  let length = first.length;
  while (others.some((file) => !file.startsWith(first.slice(0, length)))) length -= 1;
  const start = first.slice(0, length);
  return start.slice(0, Math.max(start.lastIndexOf('-'), start.lastIndexOf('/')) + 1);
}
