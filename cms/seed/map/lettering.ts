import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beside, lengthOf, walk, type Line, type Point } from './geometry';

const resolve = createRequire(import.meta.url).resolve;

interface Glyph {
  outline: string;
  advance: number;
}

export interface TextStyle {
  size: number;
  fill: string;
  /** Colour and width of the outline around the letters. */
  halo?: string;
  haloWidth?: number;
  /** Space between letters, as a fraction of the size. */
  spacing?: number;
}

const formatNumber = (value: number) => String(Math.round(value * 100) / 100);

/** Draws letters as outlines, so that the renderer of the picture needs no font. */
export class Letters {
  private constructor(
    private readonly font: Font,
    private readonly unitsPerEm: number,
  ) {}

  static async open(name: string, weight: number): Promise<Letters> {
    const file = await readFile(resolve(`@fontsource-variable/${name}-wght-normal.woff2`));
    const characters = Array.from({ length: 0x250 }, (_, i) => String.fromCharCode(i)).join('');
    const instance = await subsetFont(file, `${characters}’–·`, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const face = new Face(new Blob(new Uint8Array(instance).buffer));
    return new Letters(new Font(face), face.upem);
  }

  private glyphs(text: string): Glyph[] {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(this.font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, i) => ({
      outline: this.font.glyphToPath(codepoint),
      advance: positions[i]?.xAdvance ?? 0,
    }));
  }

  width(text: string, { size, spacing = 0 }: TextStyle): number {
    const glyphs = this.glyphs(text);
    const units = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    return (units / this.unitsPerEm) * size + (glyphs.length - 1) * spacing * size;
  }

  /** Draws text centred along a line of the picture (y downwards); empty if the line is too short. */
  along(text: string, line: Line, style: TextStyle): string {
    const { size, spacing = 0 } = style;
    const scale = size / this.unitsPerEm;
    const room = lengthOf(line) - this.width(text, style);
    if (room < 0) return '';
    let metres = room / 2;
    const letters = this.glyphs(text).map(({ outline, advance }) => {
      const wide = advance * scale;
      const station = walk(line, metres + wide / 2);
      const { direction } = station;
      const [x, y] = beside(station, size * 0.34);
      metres += wide + spacing * size;
      if (!outline) return '';
      const degrees = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
      const turn = `translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(degrees)}) translate(${formatNumber(-wide / 2)} 0)`;
      return `<path transform="${turn} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
    });
    return this.wrapWithHalo(letters.join(''), style, scale);
  }

  /** Draws horizontal text, centred on a point. */
  centred(text: string, [x, y]: Point, style: TextStyle): string {
    const half = this.width(text, style) / 2 + 1;
    return this.along(
      text,
      [
        [x - half, y],
        [x + half, y],
      ],
      style,
    );
  }

  private wrapWithHalo(
    letters: string,
    { fill, halo, haloWidth = 3 }: TextStyle,
    scale: number,
  ): string {
    const around = halo
      ? ` stroke="${halo}" stroke-width="${formatNumber(haloWidth / scale)}" stroke-linejoin="round" paint-order="stroke"`
      : '';
    return `<g fill="${fill}"${around}>${letters}</g>`;
  }
}
