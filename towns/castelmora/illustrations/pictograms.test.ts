import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  drawPictogram,
  pictogramHues,
  pictograms,
  type PictogramHue,
  type PictogramName,
} from './pictograms';
import { unbalancedTags } from './unbalancedTags';

const names = Object.keys(pictograms) as PictogramName[];
const hues = Object.keys(pictogramHues) as PictogramHue[];

for (const name of names)
  describe(`the pictogram ${name}`, () => {
    for (const hue of hues)
      test(`is a valid square picture on ${hue}`, () => {
        const svg = drawPictogram(name, hue, 96);
        assert.match(svg, /^<svg [^>]*width="96" height="96" viewBox="0 0 100 100"/);
        assert.doesNotMatch(svg, /NaN|undefined|Infinity|null|\[object/);
        assert.deepEqual(unbalancedTags(svg), []);
      });

    test('is the same at each drawing', () => {
      assert.equal(drawPictogram(name, 'sage', 96), drawPictogram(name, 'sage', 96));
    });

    test('has only colours with six hexadecimal digits', () => {
      const fills = drawPictogram(name, 'ochre', 96).match(/(?:fill|stroke)="[^"]*"/g) ?? [];
      assert.deepEqual(
        fills.filter((fill) => !/"(none|#[0-9a-fA-F]{6})"$/.test(fill)),
        [],
      );
    });
  });

describe('pictograms', () => {
  test('differ from each other', () => {
    const drawn = names.map((name) => drawPictogram(name, 'river', 96));
    assert.equal(new Set(drawn).size, names.length);
  });

  test('differ by their hue', () => {
    const drawn = hues.map((hue) => drawPictogram('bed', hue, 96));
    assert.equal(new Set(drawn).size, hues.length);
  });
});
