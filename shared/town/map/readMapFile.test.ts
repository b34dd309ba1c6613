import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readMapFile } from './readMapFile';

const castelmora = join(__dirname, '../../../towns/castelmora/map/town.pmtiles');
const folder = mkdtempSync(join(tmpdir(), 'map-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a changed copy of Castelmora's map. */
function changed(change: (map: Buffer) => Buffer): string {
  const file = join(folder, 'town.pmtiles');
  writeFileSync(file, change(readFileSync(castelmora)));
  return file;
}

const withByte = (at: number, value: number) => (map: Buffer) => {
  map[at] = value;
  return map;
};

/** Replaces the description of the layers at the end of the head. */
function describedAs(metadata: object) {
  return (map: Buffer) => {
    const text = gzipSync(JSON.stringify(metadata));
    map.writeBigUInt64LE(BigInt(map.length), 24);
    map.writeBigUInt64LE(BigInt(text.length), 32);
    return Buffer.concat([map, text]);
  };
}

it('reads the rectangle and the zoom levels of a map', async () => {
  const { bounds, minZoom, maxZoom } = await readMapFile(castelmora);
  const [west, south, east, north] = bounds;
  expect([minZoom, maxZoom]).toEqual([10, 15]);
  expect(west).toBeCloseTo(12.0263, 3);
  expect(south).toBeCloseTo(43.3977, 3);
  expect(east).toBeCloseTo(12.0691, 3);
  expect(north).toBeCloseTo(43.4253, 3);
});

it.each([
  ['a picture', () => Buffer.from('<svg/>'), 'it is no PMTiles file of version 3.'],
  ['a file of pictures', withByte(99, 2), 'it must have vector tiles (MVT).'],
  ['tiles that browsers cannot unpack', withByte(98, 3), 'its tiles must be compressed with gzip'],
  ['half a file', (map: Buffer) => map.subarray(0, map.length / 2), 'it is cut off'],
  [
    'a map of another schema',
    describedAs({ vector_layers: [{ id: 'transportation' }, { id: 'landuse' }] }),
    'it has no layer earth, roads: it must be cut from a build of Protomaps, version 4.',
  ],
  [
    'a map of an earlier version',
    describedAs({
      vector_layers: ['earth', 'landuse', 'roads'].map((id) => ({
        id,
        fields: { 'pmap:kind': 'String' },
      })),
    }),
    'it is of an earlier version: it must be cut from a build of Protomaps, version 4.',
  ],
  ['a map without a description', describedAs({}), 'it has no layer earth, landuse, roads'],
])('refuses %s, and says what is wrong', async (_, change, message) => {
  await expect(readMapFile(changed(change))).rejects.toThrow(`map/town.pmtiles: ${message}`);
});
