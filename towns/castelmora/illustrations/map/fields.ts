import { createRandom } from '../random';
import { between, centreOf, type Line, type Point } from './geometry';
import { frame } from './relief';
import { anticlockwise } from './shapes';

export type Crop = 'field' | 'meadow' | 'orchard' | 'vineyard';

export interface Field {
  crop: Crop;
  outline: Line;
  /** Rows of trees or vines. */
  rows: Line[];
}

const wide = 118;
const deep = 84;

/** Bends a regular grid, as parcels follow slopes and old ditches. */
function bend([u, v]: Point): Point {
  const [x, y] = [u * wide, v * deep];
  const turn = 0.28 * Math.sin(y / 900 + 0.6) + 0.22 * Math.sin(x / 700);
  return [
    x * Math.cos(turn) - y * Math.sin(turn) * 0.5 + 26 * Math.sin(y / 210),
    y * Math.cos(turn) + x * Math.sin(turn) * 0.5 + 30 * Math.sin(x / 260),
  ];
}

const rowsOf = (outline: Line, count: number): Line[] => {
  const [a, b, c, d] = outline as [Point, Point, Point, Point];
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    const [from, to] = [between(a, d, share), between(b, c, share)];
    return [between(from, to, 0.05), between(from, to, 0.95)];
  });
};

/** Generates parcels of land around the town, with orchards in the plain and vines on the slopes. */
export function generateFields(seed: string, isFree: (ring: Line) => boolean): Field[] {
  const random = createRandom(`${seed} fields`);
  const jitter = new Map<string, Point>();
  const corner = (u: number, v: number): Point => {
    const key = `${u} ${v}`;
    const shifted =
      jitter.get(key) ?? bend([u + random.range(-0.14, 0.14), v + random.range(-0.14, 0.14)]);
    jitter.set(key, shifted);
    return shifted;
  };
  const fields: Field[] = [];
  for (let v = -26; v <= 26; v++)
    for (let u = -20; u <= 20; u++) {
      const corners = [corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)];
      const chance = random.next();
      const middle = centreOf(corners);
      const outline = anticlockwise(corners.map((point) => between(point, middle, 0.05)));
      const [x, y] = middle;
      if (x < frame.west || x > frame.east || y < frame.south || y > frame.north) continue;
      if (chance < 0.07 || !isFree(outline)) continue;
      const isPlain = y < -620 && Math.abs(x) < 1300;
      const isSlope = y > 420 || x < -850;
      const crop: Crop =
        isPlain && chance < 0.62
          ? 'orchard'
          : isSlope && chance < 0.5
            ? 'vineyard'
            : chance < 0.72
              ? 'field'
              : 'meadow';
      const rows = crop === 'orchard' ? 4 : crop === 'vineyard' ? 5 : 0;
      fields.push({ crop, outline, rows: rowsOf(outline, rows) });
    }
  return fields;
}
