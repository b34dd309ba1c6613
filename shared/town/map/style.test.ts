import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { derivePalette } from '../../../towns/derivePalette';
import { contrast } from '../contrast';
import { defaultPalette } from '../palette';
import { mapStyle } from './style';

const file = {
  href: '/map/0123456789abcdef.pmtiles',
  bounds: [12.02, 43.39, 12.07, 43.43],
  minZoom: 10,
  maxZoom: 15,
  attribution: null,
} as const;
const fonts = { text: ['Figtree SemiBold', 'Figtree'], titles: ['Bricolage Bold', 'Bricolage'] };
const styleOf = (palette = defaultPalette, isDark = false) =>
  mapStyle(file, { palette, isDark, fonts });

/** A layer without the types of its expressions, which take the linter minutes to compare. */
interface Layer {
  id: string;
  type: string;
  paint?: object;
}
const layersOf = (palette = defaultPalette, isDark = false): readonly Layer[] =>
  styleOf(palette, isDark).layers;

const colourOf = ({ paint = {} }: Layer, name: string): string =>
  String(Object.entries(paint).find(([property]) => property === name)?.[1]);

describe.each([
  ['light', false],
  ['dark', true],
])('the %s style', (_, isDark) => {
  const style = styleOf(defaultPalette, isDark);

  it('is valid', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  it('loads nothing but the tiles of the town', () => {
    expect(Object.values(style.sources)).toEqual([
      {
        type: 'vector',
        tiles: ['pmtiles:///map/0123456789abcdef.pmtiles/{z}/{x}/{y}'],
        minzoom: 10,
        maxzoom: 15,
      },
    ]);
    expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite|font-faces/);
  });

  it.each([
    ['the default colours', defaultPalette],
    ['a green town', derivePalette({ first: '#00695c', second: '#c62828', accent: '#fdd835' })],
    ['a grey town', derivePalette({ first: '#808080' })],
  ])('has names that can be read on their outline: %s', (__, palette) => {
    const names = layersOf(palette, isDark).filter(({ type }) => type === 'symbol');
    expect(names.length).toBeGreaterThan(8);
    for (const layer of names) {
      const ratio = contrast(colourOf(layer, 'text-color'), colourOf(layer, 'text-halo-color'));
      expect({ id: layer.id, readable: ratio >= 4.5 }).toEqual({ id: layer.id, readable: true });
    }
  });
});

it('has blue water and green parks in a town of any colour', () => {
  const red = derivePalette({ first: '#b71c1c', second: '#b71c1c', accent: '#b71c1c' });
  const fills = (layers: readonly Layer[]) =>
    ['water', 'park', 'wood'].map((id) =>
      layers.filter((layer) => layer.id === id).map((layer) => colourOf(layer, 'fill-color')),
    );
  const inRed = fills(layersOf(red));
  for (const colours of inRed) expect(colours).toEqual([expect.stringMatching(/^#[0-9a-f]{6}$/)]);
  expect(inRed).toEqual(fills(layersOf()));
});
