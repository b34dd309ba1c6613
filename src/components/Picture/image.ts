/** A picture as every component takes it; made from a media file by the server. */
export interface Image {
  src: string;
  /** Candidate files with their widths in pixels, as in the HTML attribute. */
  srcSet: string;
  /** Empty for a picture that says nothing the text does not. */
  alt: string;
  /** The editors' title, where it says more than alt: shown as a caption. */
  title?: string;
  /** Pixels of the original, for the ratio. */
  width: number;
  height: number;
}
