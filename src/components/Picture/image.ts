/** A picture, as all components receive it; the server maps it from a media file. */
export interface Image {
  src: string;
  /** The candidate files with their widths in pixels, as in the HTML attribute. */
  srcSet: string;
  /** Empty for a picture that adds nothing to the text. */
  alt: string;
  /** The editors' title if it says more than alt; shown as a caption. */
  title?: string;
  /** The size of the original in pixels, for the aspect ratio. */
  width: number;
  height: number;
}
