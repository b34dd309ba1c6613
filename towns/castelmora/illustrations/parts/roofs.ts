import { path, polygon, type Svg } from '../shapes';

export type RoofStyle = 'hip' | 'gable' | 'shed';

/** Where a roof sits: left edge, top of the wall, width of the house, height, overhang. */
export interface RoofShape {
  x: number;
  top: number;
  w: number;
  height: number;
  eave: number;
}

export function gableRoof(
  { x, top, w, height, eave }: RoofShape,
  tiles: string,
  wall: string,
  shade: string,
): Svg {
  const ridge = top - height * 1.5;
  const middle = x + w / 2;
  return (
    polygon(
      [
        [x, top],
        [middle, ridge],
        [x + w, top],
      ],
      wall,
    ) +
    polygon(
      [
        [middle, ridge],
        [x + w, top],
        [x + w * 0.8, top],
      ],
      shade,
    ) +
    path(
      `M${x - eave} ${top + eave * 0.5}L${middle} ${ridge - eave}L${x + w + eave} ${top + eave * 0.5}` +
        `L${x + w + eave} ${top + eave * 1.4}L${middle} ${ridge + eave * 0.25}L${x - eave} ${top + eave * 1.4}Z`,
      tiles,
    )
  );
}

export function shedRoof({ x, top, w, height, eave }: RoofShape, tiles: string, lit: string): Svg {
  const high = top - height * 1.1;
  return (
    polygon(
      [
        [x - eave, top],
        [x - eave, high],
        [x + w + eave, top - height * 0.35],
        [x + w + eave, top],
      ],
      tiles,
    ) +
    polygon(
      [
        [x - eave, top],
        [x - eave, high],
        [x + w * 0.5, top - height * 0.72],
        [x + w * 0.2, top],
      ],
      lit,
    )
  );
}

export function hipRoof({ x, top, w, height, eave }: RoofShape, tiles: string, shade: string): Svg {
  const [ridge, foot] = [top - height, top + 0.2];
  return (
    polygon(
      [
        [x - eave, foot],
        [x + w * 0.12, ridge],
        [x + w * 0.86, ridge],
        [x + w + eave, foot],
      ],
      tiles,
    ) +
    polygon(
      [
        [x + w * 0.7, foot],
        [x + w * 0.86, ridge],
        [x + w + eave, foot],
      ],
      shade,
    )
  );
}
