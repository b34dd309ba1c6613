import { darker, palette } from '../palette';
import { line, path, placed, polygon, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { books } from './shelves';

interface DeskOptions {
  color?: string;
  lamp?: string;
  chair?: string;
  laptop?: boolean;
  /** Drawers on the left, lamp on the right. */
  mirrored?: boolean;
}

/** A desk standing on y with what lies on it; its top is 0.46 widths up. */
export function desk(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  options: DeskOptions = {},
): Svg {
  const {
    color = palette.woodLight,
    lamp = palette.ochre,
    chair = palette.river,
    laptop = true,
    mirrored = false,
  } = options;
  const h = w * 0.46;
  const top = y - h;
  const at = (share: number, width = 0) => (mirrored ? x + w * (1 - share - width) : x + w * share);
  const drawers = at(0.62, 0.32);
  const knob = drawers + w * 0.13;
  return [
    rect(x + 1, top, 1.3, h, darker(color, 0.2)),
    rect(x + w - 2.3, top, 1.3, h, darker(color, 0.3)),
    rect(drawers, top + 1, w * 0.32, h * 0.44, darker(color, 0.1)),
    rect(knob, top + h * 0.14, w * 0.06, 0.5, palette.paper, 0.2),
    rect(drawers, top + h * 0.24, w * 0.32, 0.3, darker(color, 0.25)),
    rect(knob, top + h * 0.34, w * 0.06, 0.5, palette.paper, 0.2),
    rect(x - 0.6, top - 1.1, w + 1.2, 1.5, color, 0.3),
    deskLamp(at(0.14), top - 1.1, w * 0.36, lamp, mirrored),
    laptop
      ? laptopOn(at(0.41, 0.24), top - 1.1, w * 0.24)
      : mugAndPaper(at(0.4, 0.24), top - 1.1, w * 0.24),
    books(stage, at(0.74, 0.2), top - 1.1, w * 0.2, w * 0.16),
    chairAt(at(0.12, 0.17), y, w * 0.17, h, chair),
  ].join('');
}

function laptopOn(x: number, y: number, w: number): Svg {
  const h = w * 0.83;
  return (
    polygon(
      [
        [x + w * 0.06, y],
        [x, y - h],
        [x + w * 0.94, y - h],
        [x + w, y],
      ],
      palette.ink,
    ) +
    polygon(
      [
        [x + w * 0.11, y - 0.7],
        [x + w * 0.06, y - h + 0.6],
        [x + w * 0.88, y - h + 0.6],
        [x + w * 0.94, y - 0.7],
      ],
      palette.mist,
    )
  );
}

const mugAndPaper = (x: number, y: number, w: number): Svg =>
  rect(x, y - 0.5, w * 0.6, 0.5, palette.paper) +
  rect(x + w * 0.05, y - 0.9, w * 0.56, 0.5, palette.white) +
  rect(x + w * 0.76, y - w * 0.26, w * 0.2, w * 0.26, palette.brick, 0.3);

/** A chair seen from behind, its legs on y; `h` is the height of its desk. */
function chairAt(x: number, y: number, w: number, h: number, color: string): Svg {
  return (
    path(`M${x} ${y - h * 0.5}v${-h * 0.5}q0 -1 1 -1h${w}q1 0 1 1v${h * 0.5}Z`, color) +
    rect(x - 0.8, y - h * 0.54, w + 3.6, 1.7, darker(color, 0.2), 0.6) +
    line(
      `M${x + 0.6} ${y - h * 0.4}L${x - 0.4} ${y + 1}M${x + w + 1.4} ${y - h * 0.4}L${x + w + 2.4} ${y + 1}`,
      palette.woodDark,
      0.8,
    )
  );
}

/** A jointed lamp standing on y, `size` high. */
export function deskLamp(x: number, y: number, size: number, color: string, mirrored = false): Svg {
  const f = mirrored ? -1 : 1;
  const headX = x + f * size * 0.2;
  const headY = y - size * 0.78;
  return (
    line(
      `M${x} ${y}L${x - f * size * 0.16} ${y - size * 0.42}L${headX} ${headY}`,
      palette.ink,
      size * 0.045,
    ) +
    rect(x - size * 0.17, y - size * 0.06, size * 0.34, size * 0.07, palette.ink, size * 0.03) +
    placed(
      headX,
      headY,
      -38 * f,
      path(
        `M${-size * 0.07} 0h${size * 0.14}l${size * 0.1} ${size * 0.24}h${-size * 0.34}Z`,
        color,
      ),
    )
  );
}
