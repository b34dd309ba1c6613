import { listener } from '../parts/audience';
import { figure } from '../parts/figure';
import { projection } from '../parts/slides';
import { floorShade } from '../parts/talkDesk';
import { bookshop, cloister, courtyardLamps, vaultedHall, type Evening } from '../parts/talkPlaces';
import { darker, palette } from '../palette';
import type { Scene } from '../scene';
import { circle, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import { atTime, createStage, picture, placer, type Stage } from '../stage';

/** A talk in the evening: a speaker beside a bright screen, and heads in the dark room. */
export const lecture: Scene = (seed, width, height, options = {}) => {
  // Talks begin after the lessons, so day and dawn are used only if an option sets them.
  const time = options.time ?? (seed % 2 ? 'dusk' : 'night');
  const stage = createStage('talk', seed, width, height, { time, minWidth: 110 });
  const { layout, width: w, wide, top } = stage;
  const mirrored = layout.chance(0.5);
  const setting = layout.pick([vaultedHall, bookshop, cloister, vaultedHall, cloister]);
  const screenWidth = layout.range(46, 54);
  const screen = {
    w: screenWidth,
    h: screenWidth * 0.58,
    y: (setting === cloister ? 23 : 15) + Math.max(top * 0.24, -12),
    x: 0,
  };
  const place = placer(stage, mirrored);
  screen.x = place(w * (wide ? layout.range(0.36, 0.44) : 0.5) - screenWidth * 0.42, screenWidth);
  const evening: Evening = { stage, mirrored, place, screen };
  return picture(
    stage,
    [
      setting(evening),
      gloom(stage, stage.night ? 0.34 : stage.dim ? 0.2 : 0),
      halo(evening),
      setting === cloister ? courtyardLamps(stage) : '',
      sheet(hanging(evening, setting === cloister)),
      sheet(projection(stage, screen.x, screen.y, screen.w, screen.h)),
      speaker(evening),
      audience(evening),
      vignette(stage),
    ].join(''),
  );
};

const gloom = ({ width, top }: Stage, share: number): Svg =>
  share ? rect(0, top, width, 101 - top, '#2C2046', 0, { opacity: share }) : '';

/** The support of the screen: two posts outdoors, two cords in a room. */
const hanging = ({ stage, screen }: Evening, posts: boolean): Svg =>
  [screen.x + 1, screen.x + screen.w - 1]
    .map((x) =>
      posts
        ? line(`M${x} ${screen.y}V75M${x - 4} 76L${x} 70L${x + 4} 76`, palette.ink, 0.9)
        : line(`M${x} ${stage.top}V${screen.y - 1}`, palette.ink, 0.3),
    )
    .join('');

/** The light of the screen on the wall around it. */
function halo({ stage, screen }: Evening): Svg {
  if (!stage.dim) return '';
  const id = stage.newId();
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#FFE9BD" stop-opacity="${opacity}"/>`;
  const [cx, cy] = [screen.x + screen.w / 2, screen.y + screen.h / 2];
  return (
    `<defs><radialGradient id="${id}">${stop(0, 0.6)}${stop(0.55, 0.3)}${stop(1, 0)}</radialGradient></defs>` +
    circle(cx, cy, screen.w * 1.05, palette.honey, { style: `fill:url(#${id})` })
  );
}

/** Darkens the near rows. */
function vignette({ width, newId, dim }: Stage): Svg {
  if (!dim) return '';
  const id = newId();
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#1E1636" stop-opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, 0)}${stop(1, 0.62)}</linearGradient></defs>` +
    rect(0, 70, width, 31, palette.night, 0, { style: `fill:url(#${id})` })
  );
}

/** The speaker beside the screen: at a lectern, or walking with a microphone. */
function speaker({ stage, mirrored, place, screen }: Evening): Svg {
  const { layout } = stage;
  // The screen lights the speaker.
  const lit = atTime(stage, 'day');
  const edge = mirrored ? stage.width - screen.x : screen.x + screen.w;
  const x = edge + 11;
  const h = 35;
  const y = 79;
  const free = layout.chance(0.5);
  const colors = [
    palette.terracotta,
    palette.ochre,
    palette.cream,
    palette.sageLight,
    palette.rose,
  ];
  const lectern =
    polygon(
      [
        [place(x - 8.5), y - 17.6],
        [place(x - 3), y - 19.6],
        [place(x - 3), y - 18],
        [place(x - 8.5), y - 16],
      ],
      palette.woodLight,
    ) +
    rect(place(x - 7.4, 3.8), y - 17, 3.8, 17, palette.wood) +
    rect(place(x - 7.4, 3.8) + 2.6, y - 17, 1.2, 17, palette.woodDark) +
    rect(place(x - 9, 7), y - 1.2, 7, 1.4, palette.woodDark, 0.4);
  return [
    floorShade(place(x - 2), y, 10),
    sheet(
      figure(lit, place(x), y, h, {
        look: { coat: layout.pick(colors) },
        mirrored: !mirrored,
        wear: layout.pick(['top', 'dress', 'top'] as const),
        near: free ? [0.07, -0.7] : [0.2, -0.56],
        far: free ? [0.3, -0.76] : [0.28, -0.66],
      }) +
        (free
          ? line(
              `M${place(x - h * 0.075)} ${y - h * 0.7}L${place(x - h * 0.06)} ${y - h * 0.8}`,
              palette.ink,
              1,
            ) + carafe(place(x + 11), y)
          : lectern),
    ),
  ].join('');
}

/** A small table with water for the speaker. */
const carafe = (x: number, y: number): Svg =>
  line(
    `M${x - 3} ${y - 11}L${x - 4} ${y}M${x + 3} ${y - 11}L${x + 4} ${y}`,
    palette.woodDark,
    0.8,
  ) +
  rect(x - 5, y - 12, 10, 1.4, palette.wood, 0.4) +
  path(`M${x - 2.6} ${y - 12}v-4l.8 -1.4v-1.4h1.8v1.4l.8 1.4v4Z`, palette.riverLight) +
  rect(x + 1.6, y - 14.4, 1.6, 2.4, palette.mist, 0.3);

/** Rows of listeners on chairs, with a gap for the light of the projector. */
function audience({ stage, screen }: Evening): Svg {
  const { random, layout, width: w } = stage;
  const aisle = screen.x + screen.w * layout.range(0.3, 0.7);
  const rows = [
    { y: 89, size: 14.5, gap: 16 },
    { y: 104, size: 19, gap: 21 },
  ];
  const seats = rows.map(({ y, size, gap }, row) => {
    const shift = layout.range(0, 1) * gap;
    const chair = random.pick([palette.brick, palette.river, palette.sage, palette.plum]);
    return sheet(
      times(w / gap + 2, (i) => {
        const x = shift + (i - 1) * gap + random.range(-0.7, 0.7);
        if (Math.abs(x - aisle) < gap * 0.62) return '';
        return (
          (random.chance(0.9) ? listener(stage, x, y - size * 0.24, size) : '') +
          chairSeen(x, y, size, row ? chair : palette.woodDark)
        );
      }),
    );
  });
  return [seats[0], projector(stage, aisle, screen), seats[1]].join('');
}

/** The back of a chair. */
const chairSeen = (x: number, y: number, size: number, color: string): Svg =>
  rect(x - size * 0.38, y - size * 0.36, size * 0.76, size * 0.42, color, size * 0.08) +
  rect(
    x + size * 0.14,
    y - size * 0.36,
    size * 0.24,
    size * 0.42,
    darker(color, 0.25),
    size * 0.08,
  ) +
  line(
    `M${x - size * 0.32} ${y}V${y + size * 0.7}M${x + size * 0.32} ${y}V${y + size * 0.7}`,
    palette.ink,
    size * 0.05,
  );

/** The projector on its stand in the aisle, and its cone of light. */
function projector({ dim }: Stage, x: number, screen: Evening['screen']): Svg {
  const y = 88;
  const cone = polygon(
    [
      [x - 0.6, y - 3],
      [x + 0.6, y - 3],
      [screen.x + screen.w, screen.y + screen.h],
      [screen.x + screen.w * 0.98, screen.y],
      [screen.x + screen.w * 0.02, screen.y],
      [screen.x, screen.y + screen.h],
    ],
    '#FFF3CF',
    { opacity: dim ? 0.13 : 0.05 },
  );
  return (
    cone +
    sheet(
      line(`M${x - 3} ${y}L${x - 4.4} 101M${x + 3} ${y}L${x + 4.4} 101`, palette.ink, 0.8) +
        rect(x - 4.6, y - 0.6, 9.2, 1.4, palette.woodDark, 0.3) +
        rect(x - 3.4, y - 4.2, 6.8, 3.7, '#5B5163', 0.7) +
        rect(x + 1, y - 4.2, 2.4, 3.7, palette.ink, 0.7) +
        circle(x - 0.2, y - 2.5, 1, palette.cream),
    )
  );
}
