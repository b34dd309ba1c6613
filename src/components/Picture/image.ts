/** A picture, as all components receive it; the server maps it from a media file. */
export interface Image {
  /**
   * The beginning of the addresses of all its files. It is apart, because the rest is the same for most pictures,
   * and the data of a page has many; `filesOf` returns the complete addresses.
   */
  base?: string;
  src: string;
  /** The candidate files with their widths in pixels, as in the HTML attribute, the widest last. */
  srcSet: string;
  /** Empty for a picture that adds nothing to the text. */
  alt: string;
  /** The editors' title if it says more than alt; shown as a caption. */
  title?: string;
  /** The size of the original in pixels, for the aspect ratio. */
  width: number;
  height: number;
}

/** Returns the complete addresses of a picture's files, as in the HTML attributes. */
export function filesOf({ base = '', src, srcSet }: Image): { src: string; srcSet: string } {
  const candidates = srcSet ? srcSet.split(', ') : [];
  return { src: base + src, srcSet: candidates.map((file) => base + file).join(', ') };
}

/** Returns the address of the widest file of a picture. */
export function largestFile(image: Image): string {
  const { src, srcSet } = filesOf(image);
  const [file] = srcSet.split(', ').at(-1)?.split(' ') ?? [];
  return file || src;
}
