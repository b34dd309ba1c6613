import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMap, writeMap } from '../codegen/map';

const castelmora = path.resolve(__dirname, '../../towns/castelmora');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'town-map-'));
});
afterEach(() => rm(root, { recursive: true }));

const served = async () =>
  Promise.all(
    ['public/map', 'cms/public/map'].map((folder) =>
      readdir(path.join(root, folder)).catch(() => null),
    ),
  );

it('the map of a town is served by both programs, at an address with a hash of the file', async () => {
  for (const folder of ['public', 'cms/public'])
    await cp(path.join(castelmora, 'map'), path.join(root, folder, 'map'), { recursive: true });
  const map = await readMap(castelmora, {});
  expect(map).toMatchObject({ minZoom: 10, maxZoom: 15, attribution: null });
  expect(map?.href).toMatch(/^\/map\/[0-9a-f]{16}\.pmtiles$/);
  await writeMap(root, castelmora, map);
  const name = path.basename(map?.href ?? '');
  // The file of another town, which was there before, is gone.
  expect(await served()).toEqual([[name], [name]]);
});

it('a town without a map has none, and the map of another town is removed', async () => {
  await writeFile(path.join(root, 'town.config.ts'), '');
  await cp(path.join(castelmora, 'map'), path.join(root, 'public/map'), { recursive: true });
  const map = await readMap(root, {});
  expect(map).toBeNull();
  await writeMap(root, root, map);
  expect(await served()).toEqual([null, null]);
});

it('settings can limit the map, but not extend it', async () => {
  const bounds: [number, number, number, number] = [12.03, 43.4, 12.06, 43.42];
  expect(await readMap(castelmora, { bounds })).toMatchObject({ bounds });
  await expect(readMap(castelmora, { bounds: [12.0, 43.4, 12.06, 43.42] })).rejects.toThrow(
    /^map\.bounds: must lie in the map, which covers 12\.02\d*, 43\.39/,
  );
});
