import { darker, palette } from '../palette';
import { circle, ellipse, line, path, polygon, rect, type Svg } from '../shapes';
import type { Stage } from '../stage';
import type { AthletePose } from './athletePostures';
import { athlete } from './athletes';

export type Game = 'football' | 'basket' | 'volley';

function ball({ paint }: Stage, game: Game, x: number, y: number, r: number): Svg {
  const color = { football: palette.white, basket: palette.ochre, volley: palette.honey }[game];
  const seam = paint(game === 'football' ? palette.ink : palette.brickDeep);
  return (
    circle(x, y, r, paint(color)) +
    (game === 'football'
      ? circle(x, y, r * 0.36, seam)
      : line(`M${x - r} ${y}q${r} ${-r * 0.7} ${r * 2} 0M${x} ${y - r}v${r * 2}`, seam, r * 0.14))
  );
}

/** The goal, basket or net. */
function target(
  { paint, width: w }: Stage,
  game: Game,
  place: (x: number) => number,
  mirrored: boolean,
): Svg {
  const f = mirrored ? -1 : 1;
  if (game === 'volley') {
    const x = w / 2;
    const net = Array.from({ length: 9 }, (_, i) => `M${x - 3 + i * 0.75} ${61 + i * 1.6}v9`).join(
      '',
    );
    return (
      line(net, paint(palette.paper), 0.2) +
      polygon(
        [
          [x - 3.2, 60],
          [x + 3.4, 74],
          [x + 3.4, 75.4],
          [x - 3.2, 61],
        ],
        paint(palette.paper),
      ) +
      rect(x - 3.8, 59, 0.9, 14, paint(palette.woodDark)) +
      rect(x + 3, 73, 1.2, 19, paint(palette.woodDark))
    );
  }
  const x = place(w * 0.09);
  if (game === 'basket') {
    const hoopX = x + f * 10.6;
    return (
      rect(x - 0.8, 44, 1.6, 45, paint(palette.ink)) +
      path(`M${x - 4} 90.4l2.4 -3.4h3.2l2.4 3.4Z`, paint(palette.ink)) +
      line(`M${x} 48L${x + f * 6} 46`, paint(palette.ink), 1.2) +
      polygon(
        [
          [x + f * 5.4, 38],
          [x + f * 7.8, 40],
          [x + f * 7.8, 53],
          [x + f * 5.4, 51],
        ],
        paint(palette.paper),
      ) +
      `<ellipse cx="${hoopX}" cy="51" rx="3" ry="0.9" fill="none" stroke="${paint(palette.brick)}" stroke-width="0.7"/>` +
      line(
        `M${hoopX - 2.8} 51.4l1 5M${hoopX + 2.8} 51.4l-1 5M${hoopX - 1} 51.8l.8 4.6M${hoopX + 1} 51.8l-.8 4.6`,
        paint(palette.paper),
        0.25,
      )
    );
  }
  const [gx, gy] = [x - f * 3, 93];
  const mesh = Array.from(
    { length: 8 },
    (_, i) =>
      `M${gx} ${gy - 20 + i * 2.6}L${gx + f * 11} ${gy - 29 + i * 2.2}M${gx + f * i * 1.5} ${gy - 20 - i * 1.2}v${19 - i * 0.4}`,
  ).join('');
  return (
    line(mesh, paint(palette.white), 0.18) +
    line(`M${gx} ${gy}V${gy - 20}L${gx + f * 11} ${gy - 29}V${gy - 12}`, paint(palette.white), 1)
  );
}

/** Both teams, the ball, and the goal, basket or net. */
export function players(
  stage: Stage,
  game: Game,
  place: (x: number) => number,
  mirrored: boolean,
): Svg {
  const { width: w, wide, layout } = stage;
  const [home, away] = layout.shuffle([
    palette.brick,
    palette.ochre,
    palette.river,
    palette.paper,
    palette.plum,
  ]);
  const plan: Record<Game, readonly [number, number, AthletePose, boolean][]> = {
    football: [
      [0.64, 76, 'stride', true],
      [0.36, 80, 'ready', false],
      [0.78, 86, 'push', true],
      [0.52, 91, 'kick', true],
      [0.24, 87, 'ready', false],
    ],
    basket: [
      [0.5, 78, 'stride', false],
      [0.66, 82, 'ready', true],
      [0.28, 86, 'throw', true],
      [0.42, 90, 'ready', false],
      [0.8, 91, 'lift', true],
    ],
    volley: [
      [0.32, 79, 'ready', false],
      [0.68, 80, 'ready', true],
      [0.4, 90, 'throw', false],
      [0.62, 91, 'ready', true],
      [0.84, 86, 'cheer', true],
    ],
  };
  const shift = layout.range(-0.03, 0.03);
  const figures = plan[game]
    .slice(0, wide ? 5 : layout.int(4, 5))
    .map(([share, y, pose, faces], i) => {
      const x = place(w * (share + shift));
      return athlete(stage, x, y, 19 + (y - 76) * 0.36, {
        pose,
        mirrored: faces !== mirrored,
        shirt: i % 2 ? home : away,
      });
    });
  const f = mirrored ? -1 : 1;
  const at = {
    football: [place(w * (0.52 + shift)) - f * 11.4, 88.6, 1.7],
    basket: [place(w * (0.28 + shift)) - f * 5.4, 58.6, 1.9],
    volley: [w / 2 - f * layout.range(2, 5), 54, 1.9],
  }[game] as [number, number, number];
  const shadow =
    game === 'football'
      ? ellipse(at[0], at[1] + at[2], 1.9, 0.4, darker(stage.paint(palette.sage), 0.3))
      : '';
  return (
    target(stage, game, place, mirrored) + figures.join('') + shadow + ball(stage, game, ...at)
  );
}
