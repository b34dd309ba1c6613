import { darker, lighter, mix, palette, shutters } from '../palette';
import { arch, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { facadeWindow, flowerBox } from './windows';

interface ArcadeOptions {
  bays: number;
  /** Height of the arcade and of the floor above it. */
  archHeight: number;
  upper: number;
  color: string;
  roof?: string;
}

/** A front with a row of arches below and windows above, standing on y. */
export function arcadeFacade(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  options: ArcadeOptions,
): Svg {
  const { paint } = stage;
  const { bays, archHeight, upper, color, roof = palette.brick } = options;
  const bay = w / bays;
  const pier = bay * 0.16;
  const top = y - archHeight - upper;
  const spring = y - archHeight * 0.92 + bay / 2 - pier;
  const shade = paint(mix(palette.brickDeep, palette.ink, 0.35));
  const cornice = paint(lighter(color, 0.4));
  const opening = (i: number) => {
    const left = x + i * bay + pier;
    const radius = bay / 2 - pier;
    return (
      path(arch(left, y, bay - pier * 2, archHeight * 0.92), shade) +
      path(
        `M${left} ${y}V${spring}A${radius} ${radius} 0 0 1 ${left + bay * 0.3} ${y - archHeight * 0.915}` +
          `A${bay * 0.4} ${bay * 0.45} 0 0 0 ${left + pier * 0.6} ${y - archHeight * 0.5}V${y}Z`,
        paint(darker(color, 0.3)),
      ) +
      rect(x + i * bay - pier * 1.15, spring - 0.6, pier * 2.3, 0.9, cornice)
    );
  };
  return [
    rect(x, top, w, archHeight + upper, paint(color)),
    times(bays, opening),
    rect(x, y - archHeight - 0.4, w, 0.9, cornice),
    rect(x, y - archHeight + 0.5, w, 0.5, paint(darker(color, 0.14))),
    upperFloor(stage, x, top, bay, bays, upper),
    rect(x, top, w, 0.9, paint(darker(color, 0.25))),
    tiledRoof(stage, x, top, w, roof),
  ].join('');
}

function upperFloor(
  stage: Stage,
  x: number,
  top: number,
  bay: number,
  bays: number,
  upper: number,
): Svg {
  const w = Math.min(3, bay * 0.26);
  const h = Math.min(upper * 0.5, w * 1.9);
  const y = top + upper * 0.28;
  const shutter = stage.random.pick(shutters);
  return times(bays, (i) => {
    const middle = x + bay * (i + 0.5);
    const flowers = stage.random.chance(0.45);
    return (
      facadeWindow(stage, middle - w / 2, y, w, h, { shutter }) +
      (flowers ? flowerBox(stage, middle - w * 0.7, y + h, w * 1.4) : '')
    );
  });
}

/** A low roof seen from the street; y is its foot. */
export function tiledRoof({ paint }: Stage, x: number, y: number, w: number, color: string): Svg {
  const tiles = times((w - 1.5) / 1.7 + 1, (i) =>
    rect(x + 1 + i * 1.7, y - 2.9, 0.28, 2.9, paint(darker(color, 0.16))),
  );
  return (
    polygon(
      [
        [x - 0.8, y + 0.1],
        [x + 0.8, y - 3.2],
        [x + w - 0.8, y - 3.2],
        [x + w + 0.8, y + 0.1],
      ],
      paint(color),
    ) + tiles
  );
}

/** A striped awning with a scalloped edge; y is its upper edge. */
export function awning(
  { paint }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): Svg {
  const stripes = Math.max(3, Math.round(w / 2.2));
  const below = w / stripes;
  const above = (w - 1.6) / stripes;
  return (
    times(stripes, (i) =>
      path(
        `M${x + 0.8 + i * above} ${y}h${above}L${x + (i + 1) * below} ${y + h}a${below / 2} ${below / 2} 0 0 1 ${-below} 0Z`,
        paint(i % 2 ? palette.paper : color),
      ),
    ) + rect(x + 0.6, y - 0.6, w - 1.2, 0.9, paint(darker(color, 0.25)))
  );
}
