import { darker, lighter, palette } from '../palette';
import { path, rect, type Svg } from '../shapes';

interface BedOptions {
  color: string;
  frame?: string;
  /** Head on the right. */
  mirrored?: boolean;
}

/** A made bed standing on y; its mattress top is 0.26 widths up. */
export function bed(
  x: number,
  y: number,
  w: number,
  { color, frame = palette.wood, mirrored = false }: BedOptions,
): Svg {
  const h = w * 0.3;
  // Only positions are mirrored. Shade stays on the right, where the light does not reach.
  const at = (u: number) => (mirrored ? x + w - u : x + u);
  const block = (u: number, top: number, width: number, height: number, fill: string, radius = 0) =>
    rect(mirrored ? at(u) - width : at(u), top, width, height, fill, radius);
  const head = mirrored ? darker(frame, 0.14) : frame;
  const blanket =
    `M${at(w * 0.3)} ${y - h * 0.94}Q${at(w * 0.6)} ${y - h * 1.12} ${at(w - 0.8)} ${y - h * 0.9}Q${at(w + 0.5)} ${y - h * 0.86} ${at(w + 0.2)} ${y - h * 0.3}` +
    `Q${at(w * 0.8)} ${y - h * 0.2} ${at(w * 0.6)} ${y - h * 0.28}T${at(w * 0.27)} ${y - h * 0.26}Z`;
  const fold =
    `M${at(w * 0.3)} ${y - h * 0.94}Q${at(w * 0.36)} ${y - h} ${at(w * 0.42)} ${y - h}Q${at(w * 0.39)} ${y - h * 0.6} ${at(w * 0.39)} ${y - h * 0.25}` +
    `Q${at(w * 0.33)} ${y - h * 0.24} ${at(w * 0.27)} ${y - h * 0.26}Z`;
  const foot = `M${at(w * 0.86)} ${y - h * 0.97}Q${at(w + 0.4)} ${y - h * 0.9} ${at(w + 0.2)} ${y - h * 0.3}Q${at(w * 0.94)} ${y - h * 0.22} ${at(w * 0.86)} ${y - h * 0.21}Z`;
  const nearFold = `M${at(w * 0.42)} ${y - h}Q${at(w * 0.39)} ${y - h * 0.6} ${at(w * 0.39)} ${y - h * 0.25}L${at(w * 0.49)} ${y - h * 0.24}Q${at(w * 0.48)} ${y - h * 0.7} ${at(w * 0.5)} ${y - h * 1.03}Z`;
  return [
    block(1, y - 3.4, 1.4, 3.4, darker(frame, 0.2)),
    block(w - 2.6, y - 3.4, 1.4, 3.4, darker(frame, 0.2)),
    path(
      `M${at(0)} ${y - 2}V${y - h * 1.35}Q${at(0)} ${y - h * 1.5} ${at(1.4)} ${y - h * 1.5}Q${at(2.4)} ${y - h * 1.5} ${at(2.4)} ${y - h * 1.35}V${y - 2}Z`,
      head,
    ),
    block(0, y - h * 0.52, w, h * 0.3, frame, 0.4),
    block(1.6, y - h * 0.86, w - 2.2, h * 0.4, palette.cream, 0.9),
    pillow(at, y, w, h, mirrored),
    path(blanket, color),
    path(fold, lighter(color, mirrored ? 0.42 : 0.55)),
    mirrored
      ? path(foot, lighter(color, 0.14)) + path(nearFold, darker(color, 0.16))
      : path(foot, darker(color, 0.2)),
  ].join('');
}

function pillow(
  at: (u: number) => number,
  y: number,
  w: number,
  h: number,
  mirrored: boolean,
): Svg {
  const [from, to] = [3, 6 + w * 0.16];
  const low = y - h * 0.86;
  const shape = `M${at(from)} ${low}Q${at(from - 0.3)} ${low - h * 0.34} ${at(from + 2)} ${low - h * 0.36}L${at(to - 1.6)} ${low - h * 0.36}Q${at(to + 0.6)} ${low - h * 0.3} ${at(to)} ${low}Z`;
  const shade = mirrored ? [from, from + 1.6] : [to - 1.8, to];
  return (
    path(shape, palette.white) +
    path(
      `M${at(shade[0] ?? 0)} ${low}V${low - h * 0.22}L${at(shade[1] ?? 0)} ${low - h * 0.2}V${low}Z`,
      darker(palette.white, 0.07),
    )
  );
}
