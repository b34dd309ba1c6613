import { darker, mix, palette, roofs, walls } from '../palette';
import { arch, circle, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { bare, parlour } from './indoorSets';
import type { SetPlace, StageSet } from './stageSet';
import { tree } from './trees';

/** A painted sky with a disc on strings. */
function paintedSky({ light, night, random }: Stage, { x, floor, w, h }: SetPlace): Svg {
  const [discX, discY] = [x + w * random.range(-0.24, 0.24), floor - h * random.range(0.62, 0.72)];
  return (
    rect(x - w / 2, floor - h, w, h, light.sky[1]) +
    circle(discX, discY, h * 0.5, light.sky[2]) +
    circle(discX, discY, h * 0.3, light.sky[3]) +
    line(
      `M${discX - 2} ${floor - h}V${discY}M${discX + 2} ${floor - h}V${discY}`,
      palette.ink,
      0.2,
    ) +
    circle(discX, discY, h * 0.11, night ? palette.cream : light.sun)
  );
}

/** Houses of painted canvas with a balcony. */
const town: StageSet = (stage, place) => {
  const { random } = stage;
  const { x, floor, w, h } = place;
  const flat = (left: number, width: number, height: number, balcony: boolean) => {
    const color = random.pick(walls);
    const top = floor - h * height;
    const middle = left + width / 2;
    return sheet(
      [
        rect(left, top, width, h * height, color),
        rect(left + width * 0.8, top, width * 0.2, h * height, darker(color, 0.12)),
        polygon(
          [
            [left - 1.4, top],
            [middle, top - h * 0.13],
            [left + width + 1.4, top],
          ],
          random.pick(roofs),
        ),
        path(arch(middle - width * 0.14, floor, width * 0.28, h * 0.22), palette.woodDark),
        ...[0.2, 0.62].map((at) =>
          rect(left + width * at, top + h * 0.1, width * 0.18, h * 0.11, palette.river),
        ),
        balcony
          ? path(
              arch(middle - width * 0.15, floor - h * 0.34, width * 0.3, h * 0.2),
              palette.night,
            ) +
            rect(middle - width * 0.3, floor - h * 0.35, width * 0.6, 1.3, palette.woodDark) +
            times(7, (i) =>
              rect(
                middle - width * 0.28 + (i * width * 0.54) / 6,
                floor - h * 0.35 - 4.6,
                0.5,
                4.6,
                palette.ink,
              ),
            ) +
            rect(middle - width * 0.3, floor - h * 0.35 - 5, width * 0.6, 0.8, palette.ink)
          : '',
      ].join(''),
    );
  };
  return (
    paintedSky(stage, place) +
    flat(x - w * 0.44, w * 0.22, 0.5, false) +
    flat(x + w * 0.02, w * 0.2, 0.42, false) +
    flat(x + w * 0.2, w * 0.27, 0.62, true)
  );
};

/** Cut-out trees and a strip of grass. */
const forest: StageSet = (stage, place) => {
  const { random, paint } = stage;
  const { x, floor, w, h } = place;
  return [
    paintedSky(stage, place),
    sheet(
      path(
        `M${x - w / 2} ${floor}V${floor - h * 0.24}Q${x - w * 0.2} ${floor - h * 0.42} ${x} ${floor - h * 0.24}T${x + w / 2} ${floor - h * 0.3}V${floor}Z`,
        mix(palette.sage, palette.mist, 0.4),
      ),
    ),
    sheet(
      times(5, (i) =>
        tree(stage, x - w * 0.4 + i * w * 0.2, floor - h * 0.08, h * random.range(0.4, 0.62), {
          kind: random.pick(['cypress', 'round']),
          depth: 0.2,
        }),
      ),
    ),
    sheet(
      path(
        `M${x - w / 2} ${floor}V${floor - h * 0.1}Q${x - w * 0.3} ${floor - h * 0.2} ${x - w * 0.12} ${floor - h * 0.06}T${x + w * 0.28} ${floor - h * 0.1}T${x + w / 2} ${floor - h * 0.08}V${floor}Z`,
        paint(palette.moss),
      ),
    ),
    sheet(
      tree(stage, x - w * 0.38, floor, h * 0.8, { kind: 'round', color: palette.sage }) +
        tree(stage, x + w * 0.4, floor, h * 0.74, { kind: 'cypress' }),
    ),
  ].join('');
};

/** Boards of waves with a ship between them. */
const ship: StageSet = (stage, place) => {
  const { x, floor, w, h } = place;
  const wave = (lift: number, color: string, shift: number) => {
    const y = floor - h * lift;
    const step = w / 10;
    const crest = Array.from({ length: 12 }, () => `q${step / 2} ${-h * 0.1} ${step} 0`).join('');
    return sheet(path(`M${x - w / 2 - shift} ${y}${crest}V${floor}H${x - w / 2 - shift}Z`, color));
  };
  const hull = x - w * 0.06;
  return [
    paintedSky(stage, place),
    wave(0.26, palette.riverLight, 5),
    sheet(
      [
        rect(hull + w * 0.04, floor - h * 0.78, 1.2, h * 0.6, palette.woodDark),
        path(
          `M${hull + w * 0.06} ${floor - h * 0.76}Q${hull + w * 0.24} ${floor - h * 0.56} ${hull + w * 0.17} ${floor - h * 0.32}H${hull + w * 0.06}Z`,
          palette.paper,
        ),
        path(
          `M${hull + w * 0.03} ${floor - h * 0.7}Q${hull - w * 0.1} ${floor - h * 0.5} ${hull - w * 0.08} ${floor - h * 0.32}H${hull + w * 0.03}Z`,
          palette.brick,
        ),
        path(
          `M${hull - w * 0.16} ${floor - h * 0.3}h${w * 0.42}q${-w * 0.02} ${h * 0.2} ${-w * 0.1} ${h * 0.24}h${-w * 0.2}q${-w * 0.1} ${-h * 0.04} ${-w * 0.12} ${-h * 0.24}Z`,
          palette.wood,
        ),
        rect(hull - w * 0.16, floor - h * 0.31, w * 0.42, 1.2, palette.honey),
      ].join(''),
    ),
    wave(0.14, palette.river, 0),
    wave(0.06, darker(palette.river, 0.2), 8),
  ].join('');
};

export const stageSets = [town, forest, bare, ship, parlour] as const;
