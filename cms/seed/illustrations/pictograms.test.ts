import {
  drawPictogram,
  pictogramHues,
  pictograms,
  type PictogramHue,
  type PictogramName,
} from './pictograms';

const names = Object.keys(pictograms) as PictogramName[];
const hues = Object.keys(pictogramHues) as PictogramHue[];

/** Tags that are opened but not closed, or closed but not opened. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith('/')) {
      open.push(name);
    }
  }
  return open;
}

describe.each(names)('the pictogram %s', (name) => {
  it.each(hues)('is a valid square picture on %s', (hue) => {
    const svg = drawPictogram(name, hue, 96);
    expect(svg).toMatch(/^<svg [^>]*width="96" height="96" viewBox="0 0 100 100"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    expect(unbalancedTags(svg)).toEqual([]);
  });

  it('is the same at each drawing', () => {
    expect(drawPictogram(name, 'sage', 96)).toBe(drawPictogram(name, 'sage', 96));
  });

  it('has only colours with six hexadecimal digits', () => {
    const fills = drawPictogram(name, 'ochre', 96).match(/(?:fill|stroke)="[^"]*"/g) ?? [];
    expect(fills.filter((fill) => !/"(none|#[0-9a-fA-F]{6})"$/.test(fill))).toEqual([]);
  });
});

describe('pictograms', () => {
  it('differ from each other', () => {
    expect(new Set(names.map((name) => drawPictogram(name, 'river', 96))).size).toBe(names.length);
  });

  it('differ by their hue', () => {
    expect(new Set(hues.map((hue) => drawPictogram('bed', hue, 96))).size).toBe(hues.length);
  });
});
