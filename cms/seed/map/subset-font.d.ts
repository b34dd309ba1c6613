declare module 'subset-font' {
  /** Reduces a font to the given characters; variation axes can be set to fixed values. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
