import { drawScene, scenes, type SceneName } from './scenes';

const names = Object.keys(scenes) as SceneName[];
const ratios = [
  [600, 400],
  [450, 600],
  [1200, 520],
] as const;

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

describe.each(names)('the scene %s', (name) => {
  it('is the same for the same seed', () => {
    expect(drawScene(name, 7, 600, 400)).toBe(drawScene(name, 7, 600, 400));
  });

  it('is different for another seed', () => {
    const pictures = new Set(
      Array.from({ length: 8 }, (_, seed) => drawScene(name, seed, 600, 400)),
    );
    expect(pictures.size).toBe(8);
  });

  it.each(ratios)('is a valid picture of %i by %i pixels for any seed', (width, height) => {
    for (let seed = 1; seed <= 20; seed++) {
      const svg = drawScene(name, seed, width, height);
      expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
      expect(unbalancedTags(svg)).toEqual([]);
    }
  });

  it('can be drawn at every hour', () => {
    const hours = (['dawn', 'day', 'dusk', 'night'] as const).map((time) =>
      drawScene(name, 3, 600, 400, { time }),
    );
    expect(new Set(hours).size).toBe(4);
  });

  it('has only colours with six hexadecimal digits', () => {
    const fills = drawScene(name, 5, 600, 400).match(/(?:fill|stroke)="[^"]*"/g) ?? [];
    expect(fills.filter((fill) => !/"(none|#[0-9a-fA-F]{6})"$/.test(fill))).toEqual([]);
  });
});
