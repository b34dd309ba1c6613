import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawScene, scenes, type SceneName } from './scenes';
import { unbalancedTags } from './unbalancedTags';

const names = Object.keys(scenes) as SceneName[];
const ratios = [
  [600, 400],
  [450, 600],
  [1200, 520],
] as const;

for (const name of names)
  describe(`the scene ${name}`, () => {
    test('is the same for the same seed', () => {
      assert.equal(drawScene(name, 7, 600, 400), drawScene(name, 7, 600, 400));
    });

    test('is different for another seed', () => {
      const pictures = Array.from({ length: 8 }, (_, seed) => drawScene(name, seed, 600, 400));
      assert.equal(new Set(pictures).size, 8);
    });

    for (const [width, height] of ratios)
      test(`is a valid picture of ${width} by ${height} pixels for any seed`, () => {
        for (let seed = 1; seed <= 20; seed++) {
          const svg = drawScene(name, seed, width, height);
          assert.match(svg, new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
          assert.doesNotMatch(svg, /NaN|undefined|Infinity|null|\[object/);
          assert.deepEqual(unbalancedTags(svg), []);
        }
      });

    test('can be drawn at every hour', () => {
      const hours = (['dawn', 'day', 'dusk', 'night'] as const).map((time) =>
        drawScene(name, 3, 600, 400, { time }),
      );
      assert.equal(new Set(hours).size, 4);
    });

    test('has only colours with six hexadecimal digits', () => {
      const fills = drawScene(name, 5, 600, 400).match(/(?:fill|stroke)="[^"]*"/g) ?? [];
      assert.deepEqual(
        fills.filter((fill) => !/"(none|#[0-9a-fA-F]{6})"$/.test(fill)),
        [],
      );
    });
  });
