import { darker, lighter, palette } from '../palette';
import { arch, circle, line, path, polygon, rect, sheet, times } from '../shapes';
import { armchair, clothesRail } from './furniture';
import type { StageSet } from './stageSet';

/** A parlour of three walls. */
export const parlour: StageSet = (stage, { x, floor, w, h }) => {
  const { layout, light } = stage;
  const color = layout.pick(['#C9D3BC', '#E3C7A0', '#C7B3C6', '#E2B7A0']);
  const left = x - w * 0.42;
  return [
    rect(x - w / 2, floor - h, w, h, palette.night),
    sheet(
      [
        polygon(
          [
            [left, floor - h * 0.8],
            [x + w * 0.42, floor - h * 0.8],
            [x + w * 0.42, floor - h * 0.02],
            [left, floor - h * 0.02],
          ],
          color,
        ),
        times(12, (i) =>
          rect(
            left + (i + 0.5) * w * 0.07,
            floor - h * 0.8,
            w * 0.025,
            h * 0.62,
            lighter(color, 0.16),
          ),
        ),
        rect(left, floor - h * 0.2, w * 0.84, 1.1, palette.wood),
        polygon(
          [
            [left, floor - h * 0.8],
            [x - w / 2, floor - h * 0.9],
            [x - w / 2, floor],
            [left, floor - h * 0.02],
          ],
          darker(color, 0.22),
        ),
        polygon(
          [
            [x + w * 0.42, floor - h * 0.8],
            [x + w / 2, floor - h * 0.9],
            [x + w / 2, floor],
            [x + w * 0.42, floor - h * 0.02],
          ],
          darker(color, 0.08),
        ),
        rect(x + w * 0.17, floor - h * 0.58, w * 0.15, h * 0.56, palette.woodDark),
        rect(x + w * 0.185, floor - h * 0.55, w * 0.12, h * 0.52, palette.wood),
        circle(x + w * 0.295, floor - h * 0.28, 0.7, palette.honey),
        rect(x - w * 0.3, floor - h * 0.64, w * 0.2, h * 0.36, palette.white),
        rect(x - w * 0.29, floor - h * 0.62, w * 0.18, h * 0.32, light.sky[1]),
        circle(x - w * 0.16, floor - h * 0.5, h * 0.06, light.sun),
        rect(x - w * 0.204, floor - h * 0.62, 0.7, h * 0.32, palette.white),
        path(
          `M${x - w * 0.32} ${floor - h * 0.66}h${w * 0.09}q-1 ${h * 0.3} ${-w * 0.07} ${h * 0.4}h${-w * 0.02}Z`,
          palette.brick,
        ),
        path(
          `M${x - w * 0.08} ${floor - h * 0.66}h${-w * 0.09}q1 ${h * 0.3} ${w * 0.07} ${h * 0.4}h${w * 0.02}Z`,
          palette.brickDeep,
        ),
        rect(x - w * 0.02, floor - h * 0.6, w * 0.1, h * 0.14, palette.honey),
        rect(x - w * 0.012, floor - h * 0.585, w * 0.084, h * 0.11, palette.river),
      ].join(''),
    ),
    sheet(
      armchair(
        x - w * 0.42,
        floor,
        w * 0.16,
        layout.pick([palette.plum, palette.sage, palette.river]),
      ),
    ),
  ].join('');
};

/** An unfinished set: the bare back wall, a rail of costumes, a ladder and a lamp. */
export const bare: StageSet = (stage, { x, floor, w, h }) => {
  const { random } = stage;
  const brick = '#B4745A';
  return [
    rect(x - w / 2, floor - h, w, h, brick),
    times(60, () =>
      rect(
        x - w / 2 + random.range(0, w - 4),
        floor - h + Math.floor(random.range(0, h / 2)) * 2,
        3.6,
        1.5,
        random.chance(0.4) ? lighter(brick, 0.12) : darker(brick, 0.1),
      ),
    ),
    rect(x - w / 2, floor - h * 0.06, w, h * 0.06, darker(brick, 0.3)),
    path(arch(x + w * 0.12, floor, w * 0.15, h * 0.5), palette.woodDark),
    line(
      `M${x + w * 0.38} ${floor - h}V${floor - h * 0.2}M${x - w * 0.2} ${floor - h * 0.86}H${x + w * 0.5}`,
      darker(brick, 0.4),
      1.1,
    ),
    sheet(clothesRail(stage, x - w * 0.46, floor, w * 0.26, h * 0.42)),
    sheet(
      line(
        `M${x + w * 0.3} ${floor}L${x + w * 0.35} ${floor - h * 0.6}L${x + w * 0.4} ${floor}`,
        palette.wood,
        1,
      ) +
        times(5, (i) =>
          line(
            `M${x + w * (0.35 - 0.01 * (i + 1))} ${floor - h * 0.6 + (i + 1) * h * 0.11}h${w * 0.02 * (i + 1)}`,
            palette.wood,
            0.8,
          ),
        ),
    ),
    line(
      `M${x + w * 0.06} ${floor}v${-h * 0.34}M${x + w * 0.04} ${floor}h${w * 0.04}`,
      palette.ink,
      0.6,
    ),
    circle(x + w * 0.06, floor - h * 0.38, h * 0.1, palette.honey, { opacity: 0.3 }),
    circle(x + w * 0.06, floor - h * 0.37, h * 0.035, palette.cream),
  ].join('');
};
