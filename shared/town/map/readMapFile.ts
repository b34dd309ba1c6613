import { open, type FileHandle } from 'node:fs/promises';
import { Compression, type Header, PMTiles, type Source, TileType } from 'pmtiles';
import { LogSafeError } from '../../LogSafeError';
import type { MapFile } from './MapFile';

/** The map in the folder of a town. */
export const mapPath = 'map/town.pmtiles';

/** The fields of the PMTiles header that the site needs. */
type MapHeader = Pick<MapFile, 'bounds' | 'minZoom' | 'maxZoom'>;

/** Layers of Protomaps without which the map would be empty. */
const layers = ['earth', 'landuse', 'roads'];

const bytesOf = (file: FileHandle): Source => ({
  getKey: () => mapPath,
  getBytes: async (offset, length) => {
    const data = new Uint8Array(length);
    const { bytesRead } = await file.read(data, 0, length, offset);
    return { data: data.buffer.slice(0, bytesRead) };
  },
});

/** The description of a layer. */
interface Layer {
  id: unknown;
  /** Describes the fields of its features by their names. */
  fields?: unknown;
}

/** Returns the layers that the description in the file names. */
async function layersOf(tiles: PMTiles): Promise<Layer[]> {
  const metadata: unknown = await tiles.getMetadata();
  if (typeof metadata !== 'object' || !metadata || !('vector_layers' in metadata)) return [];
  const named: unknown = metadata.vector_layers;
  if (!Array.isArray(named)) return [];
  return named.filter(
    (layer: unknown): layer is Layer =>
      typeof layer === 'object' && layer !== null && 'id' in layer,
  );
}

/** Whether a layer is of Protomaps, version 3, whose features have another field for their kind. */
const isOlder = ({ fields }: Layer): boolean =>
  typeof fields === 'object' && fields !== null && 'pmap:kind' in fields;

function requireLayers(found: Layer[]): void {
  const build = 'it must be cut from a build of Protomaps, version 4.';
  const missing = layers.filter((name) => !found.some(({ id }) => id === name));
  if (missing.length > 0) throw new Error(`it has no layer ${missing.join(', ')}: ${build}`);
  if (found.some(isOlder)) throw new Error(`it is of an earlier version: ${build}`);
}

function requireTiles(header: Header, size: number): void {
  const { tileType, tileCompression, tileDataOffset, tileDataLength = 0 } = header;
  if (tileType !== TileType.Mvt) throw new Error('it must have vector tiles (MVT).');
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None)
    throw new Error('its tiles must be compressed with gzip, because browsers read no other.');
  if (tileDataOffset + tileDataLength > size)
    throw new Error('it is cut off: copy it again, because its last tiles are missing.');
}

/**
 * Reads the header of a map and checks that the site can draw the file.
 *
 * @throws {LogSafeError} if it is no PMTiles file, is cut off, or has other layers than those of Protomaps, version 4
 */
export async function readMapFile(path: string): Promise<MapHeader> {
  const file = await open(path);
  try {
    const tiles = new PMTiles(bytesOf(file));
    const header = await tiles.getHeader().catch(() => {
      throw new Error('it is no PMTiles file of version 3.');
    });
    requireTiles(header, (await file.stat()).size);
    requireLayers(await layersOf(tiles));
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
    return { bounds: [minLon, minLat, maxLon, maxLat], minZoom, maxZoom };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LogSafeError(`${mapPath}: ${reason}`);
  } finally {
    await file.close();
  }
}
