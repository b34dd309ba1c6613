import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { dark, light } from './colours';
import type { FeatureCollection } from './features';
import { faces, styleOf } from './style';
import { drawTown } from './town';

const resolve = createRequire(import.meta.url).resolve;

/** All characters of the map’s names, in upper and lower case. */
function charactersOf({ features }: FeatureCollection): string {
  const names = features.map(({ properties: { name = '', lines = '' } }) => name + lines).join('');
  return [...new Set(`${names}${names.toUpperCase()} 0123456789`)].sort().join('');
}

const face = async (name: string, weight: number, characters: string): Promise<Buffer> =>
  subsetFont(
    await readFile(resolve(`@fontsource-variable/${name}-wght-normal.woff2`)),
    characters,
    { targetFormat: 'woff2', variationAxes: { wght: weight } },
  );

/** Generates the files of the map, by name. */
export async function mapFiles(): Promise<Record<string, string | Buffer>> {
  const town = drawTown();
  const characters = charactersOf(town);
  return {
    'town.geojson': `${JSON.stringify(town)}\n`,
    'style.light.json': `${JSON.stringify(styleOf('Castelmora', light))}\n`,
    'style.dark.json': `${JSON.stringify(styleOf('Castelmora, scuro', dark))}\n`,
    [faces['Bricolage Grotesque Bold']]: await face(
      'bricolage-grotesque/files/bricolage-grotesque-latin',
      700,
      characters,
    ),
    [faces['Figtree SemiBold']]: await face('figtree/files/figtree-latin', 600, characters),
  };
}
