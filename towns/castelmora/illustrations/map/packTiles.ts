import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { type Bounds, type Tile, zooms } from './tiles';

const headerLength = 127;
const gzip = 2;
const vectorTiles = 1;

/** Numbers as the format stores them: seven bits in each byte, the lowest first. */
function varints(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

/** Compresses without a time and without the name of the system, so that the file depends on its content only. */
function compress(data: Uint8Array): Buffer {
  const packed = gzipSync(data, { level: 9 });
  packed[9] = 255;
  return packed;
}

/** The list of the tiles: their ids, one for each, their lengths, and their places one after the other. */
const directoryOf = (ids: readonly number[], lengths: readonly number[]): Buffer =>
  varints([
    ids.length,
    ...ids.map((id, i) => id - (ids[i - 1] ?? 0)),
    ...ids.map(() => 1),
    ...lengths,
    // 1 is the start of the data; 0 follows the previous tile.
    ...ids.map((_, i) => (i ? 0 : 1)),
  ]);

const metadataOf = (name: string) => ({
  name,
  description: 'An invented town',
  version: '4',
  vector_layers: [
    'earth',
    'landcover',
    'landuse',
    'water',
    'roads',
    'buildings',
    'places',
    'pois',
  ].map((id) => ({ id, fields: { kind: 'String' } })),
});

/** Packs tiles into a PMTiles file, version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function packTiles(tiles: readonly Tile[], town: { name: string; bounds: Bounds }): Buffer {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data: compress(data) }))
    .sort((a, b) => a.id - b.id);
  const ids = sorted.map(({ id }) => id);
  const directory = compress(
    directoryOf(
      ids,
      sorted.map(({ data }) => data.length),
    ),
  );
  const description = compress(Buffer.from(JSON.stringify(metadataOf(town.name))));
  const data = Buffer.concat(sorted.map((tile) => tile.data));

  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const dataStart = headerLength + directory.length + description.length;
  const sections: [start: number, length: number][] = [
    [headerLength, directory.length],
    [headerLength + directory.length, description.length],
    // No further directories.
    [dataStart, 0],
    [dataStart, data.length],
  ];
  const count = sorted.length;
  [...sections.flat(), count, count, count].forEach((value, i) =>
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * i),
  );
  // The tiles are in the order of their ids, and everything is compressed.
  [1, gzip, gzip, vectorTiles, zooms.min, zooms.max].forEach((value, i) =>
    header.writeUInt8(value, 96 + i),
  );
  const [west, south, east, north] = town.bounds;
  [west, south, east, north].forEach((value, i) => header.writeInt32LE(toE7(value), 102 + 4 * i));
  header.writeUInt8(14, 118);
  header.writeInt32LE(toE7((west + east) / 2), 119);
  header.writeInt32LE(toE7((south + north) / 2), 123);
  return Buffer.concat([header, directory, description, data]);
}

const toE7 = (degrees: number): number => Math.round(degrees * 1e7);
