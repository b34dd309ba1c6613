declare module 'subset-font' {
  /** Cuts a font down to the given characters; axes of variation may be pinned. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
