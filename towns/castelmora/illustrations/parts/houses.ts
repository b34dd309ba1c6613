import { darker, lighter, roofs, shutters, walls } from '../palette';
import { circle, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { gableRoof, hipRoof, shedRoof, type RoofStyle } from './roofs';
import { facadeWindow, flowerBox, glassColor } from './windows';

interface HouseOptions {
  depth?: number;
  color?: string;
  roofColor?: string;
  roof?: RoofStyle;
  /** Size of windows, eaves and chimneys; 1 suits a house a few units wide. */
  unit?: number;
}

/** A town house standing on y, its walls `h` high. */
export function house(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  options: HouseOptions = {},
): Svg {
  const { random } = stage;
  const { depth = 0, unit = 1 } = options;
  const color = options.color ?? random.pick(walls);
  const roofColor = options.roofColor ?? random.pick(roofs);
  const style = options.roof ?? random.pick<RoofStyle>(['hip', 'hip', 'gable', 'shed']);
  const paint = (c: string) => stage.paint(c, depth);
  const top = y - h;
  const roofHeight = random.range(2.2, 3.6) * unit;
  const parts: Svg[] = [];
  if (random.chance(0.55)) {
    parts.push(
      chimney(
        x + w * random.range(0.22, 0.6),
        top - roofHeight,
        unit,
        paint(darker(color, 0.12)),
        paint(roofColor),
        roofHeight,
      ),
    );
  }
  parts.push(
    rect(x, top, w, h + 0.3, paint(color)),
    rect(x + w * 0.8, top, w * 0.2, h + 0.3, paint(darker(color, 0.13))),
  );
  const roofShape = { x, top, w, height: roofHeight, eave: 0.7 * unit };
  if (style === 'gable') {
    parts.push(gableRoof(roofShape, paint(roofColor), paint(color), paint(darker(color, 0.13))));
    if (w > 6 * unit)
      parts.push(circle(x + w / 2, top - roofHeight * 0.45, 0.8 * unit, paint(glassColor)));
  } else {
    parts.push(
      style === 'shed'
        ? shedRoof(roofShape, paint(roofColor), paint(lighter(roofColor, 0.1)))
        : hipRoof(roofShape, paint(roofColor), paint(darker(roofColor, 0.2))),
    );
    parts.push(rect(x, top + 0.2, w, 0.55 * unit, paint(darker(color, 0.26))));
  }
  return parts.join('') + houseWindows(stage, x, top, w, h, unit, depth);
}

function chimney(
  x: number,
  y: number,
  unit: number,
  stone: string,
  cap: string,
  height: number,
): Svg {
  return (
    rect(x, y - 1.1 * unit, 1.1 * unit, height + 1.1 * unit, stone) +
    rect(x - 0.2 * unit, y - 1.4 * unit, 1.5 * unit, 0.5 * unit, cap)
  );
}

/** A regular grid with a few gaps, as old facades have. */
function houseWindows(
  stage: Stage,
  x: number,
  top: number,
  w: number,
  h: number,
  unit: number,
  depth: number,
): Svg {
  const { random } = stage;
  const windowWidth = 1.15 * unit;
  const windowHeight = windowWidth * 1.6;
  const columns = Math.max(1, Math.floor((w - 1.2 * unit) / (windowWidth * 2.55)));
  const rows = Math.max(1, Math.floor((h - 1.2 * unit) / (windowHeight * 1.75)));
  const [gapX, gapY] = [w / columns, (h - 0.8 * unit) / rows];
  const painted = random.chance(depth > 0.3 ? 0.3 : 0.8) ? random.pick(shutters) : undefined;
  const shutter = gapX > windowWidth * 2.2 ? painted : undefined;
  const archedTop = random.chance(0.3);
  return times(rows, (row) =>
    times(columns, (column) => {
      if (random.chance(0.07)) return '';
      const windowX = x + gapX * (column + 0.5) - windowWidth / 2;
      const windowY = top + 0.8 * unit + gapY * (row + 0.5) - windowHeight / 2;
      const flowers = unit > 1.2 && random.chance(0.22);
      return (
        facadeWindow(stage, windowX, windowY, windowWidth, windowHeight, {
          depth,
          shutter,
          arched: archedTop && row === 0,
        }) +
        (flowers
          ? flowerBox(
              stage,
              windowX - windowWidth * 0.2,
              windowY + windowHeight,
              windowWidth * 1.4,
              depth,
            )
          : '')
      );
    }),
  );
}

/** A closed row of houses from x0 to x1, standing on y. */
export function houseRow(
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  widths: readonly [number, number],
  heights: readonly [number, number],
  options: HouseOptions = {},
): Svg {
  let svg = '';
  for (let x = x0; x < x1;) {
    const width = stage.random.range(...widths);
    svg += house(stage, x, y, width, stage.random.range(...heights), options);
    x += width;
  }
  return svg;
}
