/** The file of a town’s map, which both programs serve. */
export interface MapFile {
  /** Its address on the site and on the cms. It contains a hash of the file, so a new file has a new address. */
  href: string;
  /** The rectangle that visitors can move in: west, south, east and north in degrees. */
  bounds: readonly [west: number, south: number, east: number, north: number];
  /** The zoom levels of the file. The map can be enlarged beyond the last one. */
  minZoom: number;
  maxZoom: number;
  /** Who made the map, by the code of a language; null for the contributors of OpenStreetMap. */
  attribution: Record<string, string> | null;
}

/** Who made the map, in a language; null for the contributors of OpenStreetMap. */
export const attributionIn = ({ attribution }: MapFile, language: string): string | null =>
  attribution && (attribution[language] ?? attribution.en ?? Object.values(attribution)[0] ?? null);
