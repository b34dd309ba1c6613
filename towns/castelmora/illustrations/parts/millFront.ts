import { darker, lighter, mix, palette } from '../palette';
import { arch, group, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { glassColor } from './windows';
import type { YardFront } from './yardFronts';

const brickCourses = (
  { random, paint }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): Svg =>
  times((w * h) / 26, () =>
    rect(
      x + random.range(0, w - 3),
      y + Math.floor(random.range(0, h / 1.5)) * 1.5,
      random.pick([1.6, 2.8]),
      0.9,
      paint(random.chance(0.4) ? lighter(color, 0.12) : darker(color, random.pick([0.08, 0.13]))),
    ),
  );

/** The old silk mill: brick, tall windows of small panes, sheds and the chimney behind. */
export function millFront(stage: Stage, floor: number): YardFront {
  const { width: w, layout, paint, top: stageTop } = stage;
  const raised = Math.min(0, stageTop);
  const top = layout.range(20, 27) + raised * 0.5;
  const brick = layout.pick(['#B5654A', '#A9583F', '#C07A58']);
  const stone = palette.sand;
  const bays = Math.max(3, Math.round(w / 36));
  const bay = w / bays;
  const chimneyX = w * layout.pick([0.2, 0.76, 0.62]);
  const storeys = raised < -10 ? 2 : 1;
  const storey = (floor - top - 7) / storeys;
  const bayAt = (i: number) =>
    times(storeys, (level) => {
      const foot = floor - 5 - level * storey;
      return millWindow(stage, i * bay + bay / 2, foot, bay * 0.5, storey - 8, stone);
    }) +
    rect(i * bay - 1.8, top, 3.6, floor - top, paint(darker(brick, 0.1))) +
    rect(i * bay + 0.8, top, 1, floor - top, paint(darker(brick, 0.22)));
  const sheds = times(Math.ceil(w / 22) + 1, (i) => {
    const x = i * 22 - 8;
    return (
      polygon(
        [
          [x, top + 1],
          [x, top - 9],
          [x + 22, top + 1],
        ],
        paint(palette.brick, 0.22),
      ) +
      polygon(
        [
          [x, top + 1],
          [x, top - 9],
          [x + 5, top - 6.7],
          [x + 5, top + 1],
        ],
        paint(mix(glassColor, palette.mist, 0.4), 0.22),
      )
    );
  });
  const smokestack =
    path(
      `M${chimneyX - 3.6} ${top}L${chimneyX - 2.4} ${stageTop + 7 - raised * 0.25}h4.8L${chimneyX + 3.6} ${top}Z`,
      paint(brick, 0.24),
    ) +
    path(
      `M${chimneyX + 0.8} ${top}V${stageTop + 7 - raised * 0.25}h1.6L${chimneyX + 3.6} ${top}Z`,
      paint(darker(brick, 0.2), 0.24),
    ) +
    rect(chimneyX - 3.2, stageTop + 6 - raised * 0.25, 6.4, 1.8, paint(stone, 0.24));
  return {
    top,
    svg:
      sheet(smokestack) +
      sheet(sheds) +
      sheet(
        [
          rect(-2, top, w + 4, floor - top + 1, paint(brick)),
          brickCourses(stage, 0, top + 4, w, floor - top - 8, brick),
          times(bays + 1, bayAt),
          rect(-2, top - 1.4, w + 4, 2.6, paint(stone)),
          rect(-2, top + 1.2, w + 4, 0.8, paint(darker(brick, 0.25))),
          times(w / 3, (i) => rect(i * 3, top + 2, 1.4, 1.2, paint(darker(brick, 0.14)))),
          rect(-2, floor - 4, w + 4, 4.6, paint(mix(stone, palette.ink, 0.12))),
        ].join(''),
      ),
  };
}

function millWindow(stage: Stage, x: number, y: number, w: number, h: number, stone: string): Svg {
  const { paint, light, random, layout, dim } = stage;
  const lit = dim && random.chance(0.6);
  const pane = lit ? light.glow : paint(glassColor);
  const shape = arch(x - w / 2, y, w, h);
  const frame = paint(layout.chance(0.5) ? palette.cream : palette.mist);
  const id = stage.newId();
  const columns = Math.max(3, Math.round(w / 4.4));
  const rows = Math.round(h / 4.6);
  const bars =
    times(columns - 1, (i) =>
      rect(x - w / 2 + ((i + 1) * w) / columns - 0.2, y - h, 0.4, h, frame),
    ) + times(rows - 1, (i) => rect(x - w / 2, y - ((i + 1) * h) / rows - 0.2, w, 0.4, frame));
  const gleams = times(3, () => {
    const [column, row] = [random.int(0, columns - 1), random.int(0, rows - 1)];
    return rect(
      x - w / 2 + (column * w) / columns,
      y - ((row + 1) * h) / rows,
      w / columns,
      h / rows,
      mix(pane, light.sky[3], 0.24),
    );
  });
  return [
    path(arch(x - w / 2 - 1.6, y + 0.2, w + 3.2, h + 1.8), paint(stone)),
    path(shape, pane),
    `<defs><clipPath id="${id}"><path d="${shape}"/></clipPath></defs>`,
    group(gleams + bars, { 'clip-path': `url(#${id})` }),
    rect(x - w / 2 - 2, y, w + 4, 1.3, paint(lighter(stone, 0.3))),
  ].join('');
}
