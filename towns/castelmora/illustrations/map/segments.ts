import { between, distance, type Line, type Point } from './geometry';

interface Segment<T> {
  from: Point;
  to: Point;
  of: T;
}

/** The point of a line that is nearest to a given point. */
export interface Nearest<T> {
  distance: number;
  point: Point;
  of: T;
}

const cell = 40;
/** Maximum length of a piece. Longer segments are cut, so that each piece is near the cell of its middle. */
const maxPieceLength = 20;
const keyOf = (column: number, row: number) => column * 10_000 + row;

/** A spatial index that finds the pieces of lines near a point. */
export class Segments<T> {
  private readonly cells = new Map<number, Segment<T>[]>();

  add(line: Line, of: T): void {
    for (let i = 1; i < line.length; i++) {
      const [start, end] = [line[i - 1] as Point, line[i] as Point];
      const pieces = Math.max(1, Math.ceil(distance(start, end) / maxPieceLength));
      for (let piece = 0; piece < pieces; piece++) {
        const from = between(start, end, piece / pieces);
        const to = between(start, end, (piece + 1) / pieces);
        const [x, y] = between(from, to, 0.5);
        const key = keyOf(Math.floor(x / cell), Math.floor(y / cell));
        const here = this.cells.get(key);
        if (here) here.push({ from, to, of });
        else this.cells.set(key, [{ from, to, of }]);
      }
    }
  }

  /** The nearest piece within a number of metres. */
  nearest(
    point: Point,
    within: number,
    counts: (of: T) => boolean = () => true,
  ): Nearest<T> | undefined {
    let nearest: Nearest<T> | undefined;
    this.someNear(point, within, (metres, foot, of) => {
      if (metres < (nearest?.distance ?? Infinity) && counts(of))
        nearest = { distance: metres, point: foot(), of };
      return false;
    });
    return nearest;
  }

  /** Whether a line is nearer to the point than the distance `room` that must stay free around it. */
  covers(point: Point, most: number, room: (of: T) => number): boolean {
    return this.someNear(point, most, (metres, _foot, of) => metres <= room(of));
  }

  private someNear(
    [x, y]: Point,
    within: number,
    test: (metres: number, foot: () => Point, of: T) => boolean,
  ): boolean {
    const reach = within + maxPieceLength / 2;
    const [east, north] = [Math.floor((x + reach) / cell), Math.floor((y + reach) / cell)];
    for (let column = Math.floor((x - reach) / cell); column <= east; column++)
      for (let row = Math.floor((y - reach) / cell); row <= north; row++)
        for (const { from, to, of } of this.cells.get(keyOf(column, row)) ?? []) {
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
          const length = dx * dx + dy * dy;
          const along = length && ((x - from[0]) * dx + (y - from[1]) * dy) / length;
          const share = Math.min(1, Math.max(0, along));
          const metres = Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share);
          if (metres <= within && test(metres, () => between(from, to, share), of)) return true;
        }
    return false;
  }
}
