import { parallel, points, smooth, type Line, type Point } from './geometry';

/** The gates, anticlockwise from the east, each with the points of the wall up to the next gate. */
export const gates = {
  'Porta Nuova': points('528,-150 524,-40 507,80 498,200 482,320 456,430 410,515'),
  'Porta dei Tigli': points('350,582 268,626 180,640 80,612 -5,574'),
  'Porta Alta': points('-90,536 -180,502 -265,455 -345,390 -408,308'),
  'Porta San Vero': points('-452,215 -482,110 -494,10 -484,-80'),
  'Porta dei Tintori': points('-458,-165 -404,-238 -332,-302 -255,-356'),
  'Porta dei Cordai': points('-185,-396 -90,-416 20,-422'),
  'Porta del Ponte': points('110,-416 220,-392 312,-348 392,-300 458,-250 506,-205'),
} satisfies Record<string, Line>;

export type GateName = keyof typeof gates;
export const gateNames = Object.keys(gates) as GateName[];

export const gateAt = (name: GateName): Point => gates[name][0] as Point;

/** The town wall, as a ring. */
export const wall: Line = smooth(
  gateNames.flatMap((name): Line => gates[name]),
  true,
  3,
);

/** Points in the middle of the river Mora, downstream, with half its width. */
const course: readonly (readonly [x: number, y: number, half: number])[] = [
  [-1850, -700, 24],
  [-1500, -655, 25],
  [-1200, -590, 25],
  [-980, -585, 26],
  [-790, -640, 27],
  [-650, -672, 34],
  [-540, -668, 46],
  [-440, -642, 34],
  [-303, -602, 27],
  [-146, -584, 27],
  [0, -572, 27],
  [89, -568, 26],
  [200, -588, 26],
  [330, -640, 28],
  [480, -694, 40],
  [600, -724, 54],
  [740, -712, 34],
  [900, -676, 28],
  [1060, -652, 28],
  [1250, -684, 28],
  [1500, -752, 28],
  [1850, -720, 28],
];

export const riverMiddle: Line = smooth(course.map(([x, y]) => [x, y]));
const halves = smooth(course.map(([x, , half]) => [x, half])).map(([, half]) => half);
const bank = (side: 1 | -1): Line =>
  parallel(riverMiddle, 1).map(([x, y], i) => {
    const [middleX, middleY] = riverMiddle[i] as Point;
    const half = (halves[i] ?? 0) * side;
    return [middleX + (x - middleX) * half, middleY + (y - middleY) * half];
  });
export const northBank = bank(1);
export const southBank = bank(-1);
/** The water of the Mora, as a ring. */
export const river: Line = [...southBank, ...[...northBank].reverse()];

/** The railway, from the north-east through the station and over the river. */
export const railway: Line = smooth(
  points(
    '1500,1500 1390,1000 1290,500 1190,110 1074,-148 915,-400 782,-610 716,-735 672,-880 640,-1100 625,-1400 640,-1700',
  ),
);

/** The canal of the old fulling mills. */
export const canal: Line = smooth(
  points('-790,-640 -720,-560 -640,-500 -580,-492 -556,-540 -548,-640'),
);
