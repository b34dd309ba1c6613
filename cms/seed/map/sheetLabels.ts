import { axisOf } from './address';
import { print as colours } from './colours';
import { courses } from './courses';
import { centreOf, lengthOf, walk, type Line, type Point } from './geometry';
import { greens } from './greens';
import { gateAt, gateNames, riverMiddle } from './land';
import { landmarks } from './landmarks';
import { Letters, type TextStyle } from './lettering';
import { campuses, quarters } from './quarters';
import { occupied } from './sheetFrame';
import { onSheet, view, type Room } from './sheetView';
import type { StreetName } from './streets';

/** Places names so that they do not overlap. Earlier names have priority. */
class LabelBoard {
  private readonly taken: Room[] = [...occupied];
  readonly drawn: string[] = [];

  private isFree({ at: [x, y], width, height }: Room): boolean {
    const { margin } = view;
    const isInView =
      x - width / 2 > margin &&
      x + width / 2 < margin + view.width &&
      y - height / 2 > margin &&
      y + height / 2 < margin + view.height;
    return (
      isInView &&
      this.taken.every(
        (other) =>
          Math.abs(other.at[0] - x) > (other.width + width) / 2 ||
          Math.abs(other.at[1] - y) > (other.height + height) / 2,
      )
    );
  }

  /** Draws the first proposal that does not overlap other names; false when there is none. */
  put(proposals: readonly { rooms: Room[]; draw: () => string }[]): boolean {
    const chosen = proposals.find(({ rooms }) => rooms.every((room) => this.isFree(room)));
    if (!chosen) return false;
    this.taken.push(...chosen.rooms);
    this.drawn.push(chosen.draw());
    return true;
  }

  /** Places rows of text centred on a point, or near it when another name is in the way. */
  centred(
    letters: Letters,
    rows: readonly string[],
    at: Point,
    style: TextStyle,
    off = 14,
  ): boolean {
    const lead = style.size * 1.06;
    const width = Math.max(...rows.map((row) => letters.width(row, style))) + 6;
    const height = lead * rows.length + 2;
    const places = [
      [0, 0],
      [0, -off],
      [0, off],
      [0, 2 * off],
      [0, -2 * off],
      [off * 2, off],
      [-off * 2, off],
    ];
    return this.put(
      places.map(([dx = 0, dy = 0]) => {
        const [x, y]: Point = [at[0] + dx, at[1] + dy];
        return {
          rooms: [{ at: [x, y], width, height }],
          draw: () =>
            rows
              .map((row, i) =>
                letters.centred(row, [x, y + (i - (rows.length - 1) / 2) * lead], style),
              )
              .join(''),
        };
      }),
    );
  }

  along(letters: Letters, text: string, line: Line, style: TextStyle): boolean {
    const long = lengthOf(line);
    const width = letters.width(text, style);
    const starts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95].map((share) => (long - width) * share);
    if (long < width) return false;
    return this.put(
      starts.map((start) => {
        const count = Math.ceil(width / style.size);
        const part = Array.from(
          { length: count + 1 },
          (_, i) => walk(line, start + (i * width) / count).point,
        );
        return {
          rooms: part.map((at) => ({ at, width: style.size, height: style.size })),
          draw: () => letters.along(text, [...part, walk(line, start + width + 1).point], style),
        };
      }),
    );
  }
}

/** Turns a line so that its text reads from left to right. */
function readable(line: Line): Line {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  return last[0] < first[0] ? [...line].reverse() : line;
}

const halo = { halo: colours.halo, haloWidth: 4 };
const streetStyle: TextStyle = { size: 13, fill: colours.text, halo: colours.street, haloWidth: 3 };

function nameStreets(board: LabelBoard, letters: Letters): void {
  for (const name of Object.keys(courses) as StreetName[]) {
    const course = courses[name];
    if (course.kind === 'square') {
      const words = name.split(' ');
      const half = Math.ceil(words.length / 2);
      const rows = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
      board.centred(letters, rows, onSheet(centreOf(course.outline)), {
        ...streetStyle,
        size: 11.5,
      });
    } else {
      const axis = readable(axisOf(course).map(onSheet));
      [1, 0.92, 0.84, 0.76].some((share) =>
        board.along(letters, name, axis, { ...streetStyle, size: streetStyle.size * share }),
      );
    }
  }
}

/** Places the name of the river at three points, with wide letter spacing. */
function nameRiver(board: LabelBoard, letters: Letters): void {
  const line = riverMiddle.map(onSheet);
  const style: TextStyle = { size: 30, fill: colours.riverText, spacing: 0.5 };
  for (const [from, to] of [
    [1060, 1260],
    [2090, 2330],
    [2900, 3200],
  ] as const) {
    const part = Array.from(
      { length: 30 },
      (_, i) => walk(line, from + ((to - from) * i) / 29).point,
    );
    board.along(letters, 'Mora', part, style);
  }
}

/** Draws all names of the sheet, the important ones first. */
export async function drawLabels(): Promise<string> {
  const display = await Letters.open('bricolage-grotesque/files/bricolage-grotesque-latin', 700);
  const text = await Letters.open('figtree/files/figtree-latin', 600);
  const board = new LabelBoard();
  for (const { name, at, rank } of quarters)
    board.centred(display, [name.toUpperCase()], onSheet(at), {
      size: [26, 26, 18, 17][rank] ?? 17,
      fill: rank === 3 ? colours.softText : colours.church,
      spacing: 0.13,
      ...halo,
      haloWidth: rank === 3 ? 3 : 6,
    });
  for (const name of gateNames) {
    const [x, y] = gateAt(name);
    const away = 34 / Math.hypot(x, y - 60);
    const at = onSheet([x + x * away, y + (y - 60) * away]);
    board.centred(display, [name], at, { size: 16, fill: colours.wall, ...halo }, 9);
  }
  nameRiver(board, display);
  for (const { short, at } of campuses)
    board.centred(display, [short], onSheet(at), { size: 15, fill: colours.university, ...halo });
  nameStreets(board, text);
  const small = { size: 12.5, ...halo, haloWidth: 3 };
  for (const {
    name,
    use,
    shape: [outline = []],
  } of landmarks) {
    const [x, y] = centreOf(outline);
    if (use === 'church' || use === 'station' || use === 'hall')
      board.centred(text, [name], onSheet([x, y - 26]), { ...small, fill: colours.church }, 26);
  }
  for (const {
    name,
    shape: [outline = []],
  } of greens)
    if (name)
      board.centred(text, [name], onSheet(centreOf(outline)), {
        ...small,
        fill: colours.greenText,
      });
  return board.drawn.join('');
}
