import type { Mark } from '../clusters';
import type { DrawnMap } from '../DrawnMap';
import type { PointOfInterest } from './point';

type Spot = { position: { lat: number; lng: number } };

/** Pixels around a point of interest that nothing else may take: WCAG 2.5.8 asks for 24 in all. */
const room = { pin: { x: 66, y: 72 }, point: { x: 34, y: 34 } };

/** Pixels that the buttons in the corners of the map take, with a margin. */
const corner = { zoom: { x: 76, y: 132 }, toggle: { x: 250, y: 84 } };

/**
 * The points of interest that no pin, button or other point covers in this view, in their order. The
 * others appear when the visitor zooms in.
 */
export function uncovered(
  map: DrawnMap,
  marks: Mark<PointOfInterest>[],
  pins: Spot[],
): Mark<PointOfInterest>[] {
  const at = ({ position: { lng, lat } }: Spot) => map.project([lng, lat]);
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  const taken = pins.map((pin) => ({ ...at(pin), room: room.pin }));
  return marks.filter((mark) => {
    const { x, y } = at(mark);
    const underZoom = x > width - corner.zoom.x && y < corner.zoom.y;
    const underToggle = x < corner.toggle.x && y > height - corner.toggle.y;
    if (width > 0 && (underZoom || underToggle)) return false;
    const isCovered = taken.some(
      (one) => Math.abs(one.x - x) < one.room.x && Math.abs(one.y - y) < one.room.y,
    );
    if (!isCovered) taken.push({ x, y, room: room.point });
    return !isCovered;
  });
}
