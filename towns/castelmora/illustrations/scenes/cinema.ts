import { chairRows } from '../parts/chairRows';
import { cinemaYard } from '../parts/cinemaYard';
import { cat, catColor, lightChain } from '../parts/details';
import { films, type Film, type Frame } from '../parts/films';
import { person } from '../parts/people';
import { plant } from '../parts/plants';
import { sky } from '../parts/sky';
import { bigTree } from '../parts/trees';
import { darker, mix, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, group, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { createStage, picture, placer, type Stage } from '../stage';

const paving = '#D8B892';
const floor = 66;

/** A film in a courtyard: screen, rows of chairs, the beam of the projector. By day the chairs wait. */
export const cinema: Scene = (seed, width, height, options = {}) => {
  const time = options.time ?? (seed % 3 === 2 ? 'dusk' : 'night');
  const stage = createStage('cinema', seed, width, height, { time, minWidth: 106 });
  const { layout, width: w, top } = stage;
  const place = placer(stage, layout.chance(0.5));
  const raised = Math.min(0, top);
  const screenWidth = Math.min(w * (raised < -10 ? 0.68 : 0.56), layout.range(62, 72));
  const middle = place(w * layout.range(0.44, 0.56));
  const frame: Frame = {
    x: middle - screenWidth / 2,
    y: 14 + raised * 0.16,
    w: screenWidth,
    h: screenWidth * 0.58,
  };
  return picture(
    stage,
    [
      sky(stage, {
        sun: options.sun ?? place(w * 0.1) / w,
        sunY: 10 + (time === 'day' ? 6 : 12) + raised * 0.7,
        clouds: 1,
        birds: time === 'day' || time === 'dawn',
      }),
      cinemaYard(stage, place, raised, floor),
      rect(0, floor, w, 102 - floor, stage.paint(paving)),
      times(5, (i) => rect(0, floor + 3 + i * i * 1.5, w, 0.3, stage.paint(darker(paving, 0.12)))),
      screen(stage, frame, films[(seed + Math.floor(seed / 3)) % films.length] ?? films[0]),
      sides(stage, place, frame),
      chairRows(stage, frame),
      stage.dim ? beam(stage, frame) : '',
      front(stage, place),
    ].join(''),
  );
};

function screen(stage: Stage, frame: Frame, film: Film): Svg {
  const { random, dim, paint, newId } = stage;
  const { x, y, w, h } = frame;
  const id = newId();
  const post = paint(palette.ink);
  const cloth = paint(palette.white);
  const shown = dim
    ? `<defs><clipPath id="${id}"><path d="M${x} ${y}h${w}v${h}h${-w}Z"/></clipPath></defs>` +
      group(film(frame, random), { 'clip-path': `url(#${id})` })
    : rect(x, y, w, h, cloth) +
      path(
        `M${x + w * 0.3} ${y}q${w * 0.04} ${h * 0.5} 0 ${h}h${w * 0.09}q${w * 0.03} ${-h * 0.5} 0 ${-h}Z`,
        darker(cloth, 0.04),
      ) +
      path(
        `M${x + w * 0.72} ${y}q${w * 0.03} ${h * 0.5} 0 ${h}h${w * 0.28}v${-h}Z`,
        darker(cloth, 0.06),
      );
  const glow = dim
    ? [16, 10, 5]
        .map((size, i) =>
          rect(x - size, y - size, w + size * 2, h + size * 2, palette.honey, size, {
            opacity: 0.05 + i * 0.03,
          }),
        )
        .join('')
    : '';
  return (
    glow +
    sheet(
      rect(x + w * 0.06, y + h, 1.6, floor + 6 - y - h, post) +
        rect(x + w * 0.94 - 1.6, y + h, 1.6, floor + 6 - y - h, post) +
        line(
          `M${x + w * 0.07} ${floor + 5.6}h${-w * 0.08}M${x + w * 0.93} ${floor + 5.6}h${w * 0.08}`,
          post,
          1,
        ) +
        rect(x - 1.8, y - 1.8, w + 3.6, h + 3.6, paint(palette.ink), 0.8) +
        shown,
    ) +
    (dim
      ? polygon(
          [
            [x, floor + 2],
            [x + w, floor + 2],
            [x + w * 1.14, 101],
            [x - w * 0.14, 101],
          ],
          palette.honey,
          { opacity: 0.08 },
        )
      : '')
  );
}

/** Loudspeakers, plants and lamps beside the screen; by day a person with a ladder or a broom. */
function sides(stage: Stage, place: (x: number) => number, { x, y, w, h }: Frame): Svg {
  const { layout, paint, dim, width, random } = stage;
  const speaker = (left: number) =>
    rect(left - 2.6, floor - 9, 5.2, 12, paint(palette.ink), 0.6) +
    circle(left, floor - 5.4, 1.4, paint('#5B5163')) +
    circle(left, floor - 0.6, 2, paint('#5B5163'));
  const chains =
    lightChain(stage, -3, y + 4, x - 1, y + 1, 4) +
    lightChain(stage, x + w + 1, y + 1, width + 3, y + 6, 4);
  const worker = dim
    ? ''
    : layout.chance(0.5)
      ? ladder(stage, x + w * 0.28, y + h * 0.5, floor + 4) +
        person(stage, x + w * 0.28, y + h + 1, 17, { pose: 'stand', arms: 'up' })
      : person(stage, x + w * 0.8, floor + 8, 17, {
          pose: 'stand',
          arms: 'forward',
          mirrored: false,
        }) +
        line(
          `M${x + w * 0.8 + 5} ${floor - 3}L${x + w * 0.8 + 8} ${floor + 8}`,
          paint(palette.woodLight),
          0.7,
        ) +
        path(`M${x + w * 0.8 + 6.4} ${floor + 7}h3.6l1 3h-5.6Z`, paint(palette.ochre));
  const arriving = times(layout.int(1, 2), (i) =>
    person(stage, place(width * (0.06 + i * 0.05)), floor + 6 + i, 16.5, {
      pose: random.pick(['walk', 'bag']),
      mirrored: place(1) > 2,
    }),
  );
  return (
    sheet(speaker(x - 6) + speaker(x + w + 6)) +
    chains +
    sheet(plant(stage, place(width * 0.95), floor + 6, 15, { kind: 'leafy' }) + arriving + worker)
  );
}

/** A stepladder. */
const ladder = ({ paint }: Stage, x: number, y0: number, y1: number): Svg =>
  line(
    `M${x - 6} ${y1}L${x - 0.8} ${y0}M${x + 6} ${y1}L${x + 0.8} ${y0}`,
    paint(palette.wood),
    0.8,
  ) +
  times(6, (i) => {
    const t = (i + 1) / 7;
    const half = 0.8 + 5.2 * t;
    return line(`M${x - half} ${y0 + (y1 - y0) * t}h${half * 2}`, paint(palette.wood), 0.6);
  });

/** Light from the projector to the screen. */
const beam = ({ width: w }: Stage, { x, y, w: sw, h }: Frame): Svg =>
  polygon(
    [
      [w * 0.5, 99],
      [x, y],
      [x + sw, y],
      [x + sw, y + h],
    ],
    '#FFF3CF',
    { opacity: 0.07 },
  );

/** The foreground: the projector with its operator, or a tree, or the cat on a wall. */
function front(stage: Stage, place: (x: number) => number): Svg {
  const { layout, paint, width: w, top, dim } = stage;
  const x = place(w * 0.12);
  const dark = (color: string) => (dim ? mix(paint(color), palette.ink, 0.4) : paint(color));
  const projector = () =>
    line(`M${x} 90L${x - 6} 102M${x} 90L${x + 6} 102M${x} 90V102`, dark(palette.ink), 1.1) +
    rect(x - 7, 80, 14, 9.6, dark('#4A4358'), 1.4) +
    circle(x - 4, 77.6, 3.8, dark('#5B5163')) +
    circle(x + 4.4, 77, 4.4, dark('#5B5163')) +
    circle(x - 4, 77.6, 1, dark(palette.ink)) +
    circle(x + 4.4, 77, 1.2, dark(palette.ink)) +
    rect(x - 2, 82, 7, 4, dark(palette.brick), 0.6);
  const near = layout.pick(['projector', 'tree', 'wall'] as const);
  return sheet(
    {
      projector,
      tree: () => bigTree(stage, place(-w * 0.01), 104, 64 - top * 0.3, palette.forest),
      wall: () =>
        rect(place(w * 0.07) - w * 0.09, 93, w * 0.18, 10, dark('#CF9A80'), 1) +
        rect(place(w * 0.07) - w * 0.095, 91.8, w * 0.19, 2, dark(palette.cream), 0.6) +
        cat(stage, place(w * 0.09), 92, 8, catColor(stage), place(1) > 2),
    }[near](),
  );
}
