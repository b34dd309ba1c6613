import sharp from 'sharp';

/** Pixels with premultiplied alpha (RGBA, rows from the top). */
export interface Plane {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

/** Splits a drawing into the top-level elements of its stage. */
export function topLevelParts(svg: string): { head: string; parts: string[]; tail: string } {
  const stageStart = svg.indexOf('>', svg.indexOf('<g ', svg.indexOf('</defs>'))) + 1;
  const stageEnd = svg.lastIndexOf('</g>');
  const body = svg.slice(stageStart, stageEnd);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of body.matchAll(/<(\/?)\w+[^>]*?(\/?)>/g)) {
    const [text, closing, selfClosing] = tag;
    if (closing) depth--;
    else if (!selfClosing) depth++;
    if (depth > 0) continue;
    const end = tag.index + text.length;
    parts.push(body.slice(start, end));
    start = end;
  }
  return { head: svg.slice(0, stageStart), parts, tail: svg.slice(stageEnd) };
}

export async function rasterise(svg: string): Promise<Plane> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  for (let i = 0; i < pixels.length; i += 4) {
    const cover = (pixels[i + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++)
      pixels[i + channel] = (pixels[i + channel] ?? 0) * cover;
  }
  return { width: info.width, height: info.height, pixels };
}

/**
 * Draws a window of a plane over a frame. The window can start between two pixels, so that a slow pan does
 * not stutter.
 */
export function layOver(frame: Uint8ClampedArray, width: number, plane: Plane, left: number): void {
  const first = Math.floor(left);
  const second = left - first;
  const { pixels, height } = plane;
  for (let y = 0; y < height; y++) {
    let source = (y * plane.width + first) * 4;
    let target = y * width * 4;
    for (let x = 0; x < width; x++, source += 4, target += 4) {
      const cover =
        (pixels[source + 3] as number) * (1 - second) + (pixels[source + 7] ?? 0) * second;
      if (cover === 0) continue;
      const below = 1 - cover / 255;
      for (let channel = 0; channel < 3; channel++) {
        const color =
          (pixels[source + channel] as number) * (1 - second) +
          (pixels[source + 4 + channel] ?? 0) * second;
        frame[target + channel] = color + (frame[target + channel] as number) * below;
      }
    }
  }
}
