import type { Mark } from '../clusters';
import type { DrawnMap } from '../DrawnMap';
import type { Position } from '../place';
import type { PointOfInterest } from './point';

/** A rectangle in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sizes in pixels from a mark's own position, as in the styles, each with a margin of some pixels. */
const sizes = {
  point: { left: 17, right: 17, top: 7, bottom: 27 },
  cluster: { left: 32, right: 32, top: 30, bottom: 30 },
  price: { left: 66, right: 66, top: 48, bottom: 12 },
  sign: { left: 26, right: 26, top: 52, bottom: 12 },
};

/**
 * The points of interest that are whole within this view and that no pin, button or other point
 * covers, in their order, so that each can be pressed (WCAG 2.5.8). The others appear when the visitor
 * zooms in or moves the map.
 */
export function uncovered(
  map: DrawnMap,
  marks: Mark<PointOfInterest>[],
  pins: Mark[],
): Mark<PointOfInterest>[] {
  const boxAt = ({ lng, lat }: Position, size: Box): Box => {
    const { x, y } = map.project([lng, lat]);
    return {
      left: x - size.left,
      right: x + size.right,
      top: y - size.top,
      bottom: y + size.bottom,
    };
  };
  const canvas = map.getCanvas();
  const taken = [
    ...cornersOf(canvas),
    ...pins.map((pin) => boxAt(pin.position, sizes[kindOf(pin)])),
  ];
  return marks.filter(({ position }) => {
    const box = boxAt(position, sizes.point);
    if (!isWithin(box, canvas)) return false;
    if (taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  });
}

const kindOf = (pin: Mark) => (pin.kind === 'cluster' ? 'cluster' : pin.place.pin.kind);

/** Where the zoom buttons and the button of this layer are; on a small phone the latter is a sign only. */
function cornersOf({ clientWidth: width, clientHeight: height }: HTMLCanvasElement): Box[] {
  return [
    { left: width - 64, right: width, top: 0, bottom: 108 },
    { left: 0, right: width <= 400 ? 72 : 240, top: height - 64, bottom: height },
  ];
}

const isWithin = (
  { left, right, top, bottom }: Box,
  { clientWidth, clientHeight }: HTMLCanvasElement,
) => left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
