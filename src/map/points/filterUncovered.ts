import type { Mark } from '../clusters';
import type { DrawnMap } from '../DrawnMap';
import type { PointOfInterest } from './point';
import type { Position } from '@/geo/position';

/** A rectangle in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Extents in pixels from a mark's position, as in the styles, each with a small margin. */
const sizes = {
  point: { left: 17, right: 17, top: 7, bottom: 27 },
  cluster: { left: 32, right: 32, top: 30, bottom: 30 },
  price: { left: 66, right: 66, top: 48, bottom: 12 },
  icon: { left: 26, right: 26, top: 52, bottom: 12 },
};

/**
 * Returns the points of interest that lie fully inside the view and are covered by no pin, button or other
 * point, in their order, so that each can be pressed (WCAG 2.5.8). The others appear when the visitor zooms
 * in or moves the map.
 */
export function filterUncovered(
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
  const occupied = [
    ...cornersOf(canvas),
    ...pins.map((pin) => boxAt(pin.position, sizes[kindOf(pin)])),
  ];
  return marks.filter(({ position }) => {
    const box = boxAt(position, sizes.point);
    if (!isWithin(box, canvas)) return false;
    if (occupied.some((other) => overlap(box, other))) return false;
    occupied.push(box);
    return true;
  });
}

const kindOf = (pin: Mark) => (pin.kind === 'cluster' ? 'cluster' : pin.item.pin.kind);

/** The boxes of the zoom buttons and of this layer's button, which shows only an icon on small phones. */
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
