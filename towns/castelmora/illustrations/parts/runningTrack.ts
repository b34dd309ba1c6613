import { darker, lighter, mix, palette } from '../palette';
import type { SceneOptions } from '../scene';
import { line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import type { AthletePose } from './athletePostures';
import { athlete } from './athletes';
import { cat, catColor } from './details';
import { houseRow } from './houses';
import { hills } from './land';
import { church, tower } from './landmarks';
import { person } from './people';
import { wheelchairRacer } from './racers';
import { bench } from './seats';
import { sky } from './sky';
import { bush, tree } from './trees';

const lanes = [72, 75.6, 79.8, 84.8, 91, 98.6] as const;

/** The track with its lanes, the stand or the town behind, and athletes who train. */
export function runningTrack(stage: Stage, options: SceneOptions): Svg {
  const { layout, width: w, top } = stage;
  const left = layout.chance(0.5);
  const standX = left ? w * 0.04 : w * 0.5;
  return [
    sky(stage, {
      sun: options.sun ?? (left ? 0.3 : 0.7),
      sunY: stage.light.sunY * 0.7 + top * 0.5,
      clouds: 3,
      birdsAt: options.birdsAt,
    }),
    sheet(hills(stage, 48 + top * 0.1, 5, palette.river, 0.6).svg),
    townOnTheHill(stage, left ? 0.72 : 0.26),
    sheet(trees(stage)),
    layout.chance(0.7) ? stand(stage, standX, Math.min(w * 0.44, 84)) : '',
    floodlights(stage, left),
    track(stage, left ? 1 : -1),
    athletes(stage),
    trackside(stage, left),
  ].join('');
}

function townOnTheHill(stage: Stage, share: number): Svg {
  const { width: w, layout } = stage;
  const x = w * share;
  const rise = stage.top * 0.2;
  return sheet(
    [
      path(
        `M${x - 52} 66Q${x - 20} ${44 + rise} ${x} ${44 + rise}T${x + 52} 66Z`,
        stage.paint(palette.moss, 0.42),
      ),
      tower(stage, x - 9, 48 + rise, 4, 20, { depth: 0.34 }),
      layout.chance(0.6)
        ? church(stage, x - 3, 48 + rise, 14, 7, 0.34)
        : tower(stage, x + 5, 49 + rise, 3.4, 15, { depth: 0.36, kind: 'battlements' }),
      houseRow(stage, x - 20, x + 18, 53 + rise * 0.8, [5, 8], [5, 8], { depth: 0.36 }),
      houseRow(stage, x - 30, x + 28, 58 + rise * 0.4, [5.5, 9], [5, 8], { depth: 0.3 }),
    ].join(''),
  );
}

function trees(stage: Stage): Svg {
  const { width: w, random, layout } = stage;
  const kind = layout.pick(['round', 'cypress', 'round'] as const);
  return times(w / 6, (i) =>
    random.chance(0.75)
      ? tree(stage, i * 6 + random.range(0, 4), 67, random.range(8, 15), {
          kind: random.chance(0.7) ? kind : 'round',
          depth: 0.2,
        })
      : bush(stage, i * 6, 67, 8, palette.sage, 0.2),
  );
}

/** A small covered stand with a few spectators. */
function stand(stage: Stage, x: number, w: number): Svg {
  const { paint, random, layout } = stage;
  const color = layout.pick([palette.river, palette.brick, palette.plum]);
  const steps = times(4, (step) => {
    const row = 3 - step;
    const y = 68 - row * 3.4;
    return (
      times(w / 6, (i) =>
        random.chance(0.5)
          ? person(stage, x + 4 + i * 6 + (row % 2) * 2, y + 1.4, 8.4, {
              pose: 'sit',
              depth: 0.08,
              arms: random.chance(0.2) ? 'up' : undefined,
            })
          : '',
      ) + rect(x, y, w, 3.5, paint(row % 2 ? '#D9C3A6' : '#CDB496', 0.06))
    );
  });
  return sheet(
    [
      rect(x, 46, w, 24, paint(darker('#CDB496', 0.3), 0.1)),
      steps,
      ...[0.02, 0.34, 0.66, 0.97].map((share) =>
        rect(x + w * share, 44, 0.9, 26, paint(palette.ink, 0.1)),
      ),
      polygon(
        [
          [x - 4, 45],
          [x - 1, 40],
          [x + w + 1, 40],
          [x + w + 4, 45],
        ],
        paint(color, 0.05),
      ),
      rect(x - 4, 45, w + 8, 1.2, paint(darker(color, 0.25), 0.05)),
    ].join(''),
  );
}

function floodlights({ width: w, paint, dim, top }: Stage, left: boolean): Svg {
  const mast = (x: number) => {
    const head = 26 + top * 0.4;
    return (
      rect(x - 0.5, head, 1, 70 - head, paint(palette.ink, 0.16)) +
      rect(x - 4, head - 4, 8, 4.6, paint(palette.ink, 0.16), 0.6) +
      times(6, (i) =>
        rect(
          x - 3.3 + (i % 3) * 2.4,
          head - 3.3 + Math.floor(i / 3) * 1.8,
          1.6,
          1.2,
          dim ? palette.honey : paint(palette.mist),
          0.3,
        ),
      ) +
      (dim ? rect(x - 9, head - 10, 18, 17, palette.honey, 8.5, { opacity: 0.18 }) : '')
    );
  };
  return sheet(mast(w * (left ? 0.58 : 0.42)) + mast(w * (left ? 0.95 : 0.06)));
}

/** Lanes that bend away on one side. */
function track({ width: w, layout, paint, newId }: Stage, bend: 1 | -1): Svg {
  const red = layout.pick([palette.terracotta, '#B9573E', palette.river]);
  const lift = (i: number) => 5.4 - i * 0.5;
  const edge = (i: number) => {
    const y = lanes[i] ?? 100;
    return bend > 0
      ? `M-3 ${y}H${w * 0.5}Q${w * 0.82} ${y} ${w + 3} ${y - lift(i)}`
      : `M${w + 3} ${y}H${w * 0.5}Q${w * 0.18} ${y} -3 ${y - lift(i)}`;
  };
  const closing = bend > 0 ? `V104H-3Z` : `V104H${w + 3}Z`;
  const grass = paint(mix(palette.moss, palette.sageLight, 0.3));
  const id = newId();
  const start = bend > 0 ? w * 0.2 : w * 0.8;
  return (
    rect(0, 65.6, w, 10, grass) +
    times(w / 12, (i) => rect(i * 12, 65.6, 6, 10, paint(palette.moss), 0, { opacity: 0.4 })) +
    sheet(path(`${edge(0)}${closing}`, paint(red))) +
    `<defs><clipPath id="${id}"><path d="${edge(0)}${closing}"/></clipPath></defs>` +
    lanes.map((_, i) => line(edge(i), paint(palette.paper), 0.35 + i * 0.1)).join('') +
    path(`M${start} 72h1.3l${bend * 8} 30h-2.4Z`, paint(palette.paper), {
      'clip-path': `url(#${id})`,
    }) +
    path(`${edge(3)}${closing}`, paint(darker(red, 0.4)), { opacity: 0.06 })
  );
}

function athletes(stage: Stage): Svg {
  const { width: w, wide, layout, random } = stage;
  const mirrored = layout.chance(0.5);
  const poses: readonly AthletePose[] = ['stride', 'lift', 'push'];
  const place = (share: number) => (mirrored ? w - w * share : w * share);
  const lead = layout.range(0.5, 0.66);
  const pack = layout.int(2, 3) + (wide ? 2 : 0);
  const rows = layout.shuffle([74.6, 78.4, 82.8, 88.4]).slice(0, Math.min(4, pack));
  const runners = rows
    .map((y, i) => ({ y, share: lead - i * layout.range(0.11, 0.15) * (wide ? 0.8 : 1) }))
    .sort((a, b) => a.y - b.y)
    .map(({ y, share }) =>
      athlete(stage, place(share), y, 10 + (y - 70) * 0.52, { pose: random.pick(poses), mirrored }),
    )
    .join('');
  const near = layout.pick(['runner', 'chair', 'ready'] as const);
  const nearX = place(layout.range(0.66, 0.8));
  const drawn = {
    runner: () => athlete(stage, nearX, 96.4, 27, { pose: layout.pick(poses), mirrored }),
    chair: () => wheelchairRacer(stage, nearX, 96.6, 27, mirrored),
    ready: () =>
      athlete(stage, nearX, 96.4, 26, { pose: 'ready', mirrored }) +
      athlete(stage, place(0.4), 97, 26, { pose: 'lift', mirrored }),
  }[near];
  return sheet(runners) + sheet(drawn());
}

/** At the edge of the track: a hurdle or two, the bench with a bag, the trainer, the cat. */
function trackside(stage: Stage, left: boolean): Svg {
  const { width: w, paint, layout } = stage;
  const f = left ? 1 : -1;
  const x = left ? w * 0.1 : w * 0.9;
  const hurdle = (hx: number, y: number, h: number) =>
    line(`M${hx - h * 0.5} ${y}V${y - h}H${hx + h * 0.5}V${y}`, paint(palette.ink), 0.5) +
    rect(hx - h * 0.56, y - h * 1.08, h * 1.12, h * 0.24, paint(palette.paper)) +
    rect(hx - h * 0.2, y - h * 1.08, h * 0.4, h * 0.24, paint(palette.ochre));
  const thing = layout.pick(['bench', 'hurdles', 'trainer'] as const);
  return sheet(
    {
      bench: () =>
        bench(stage, x + f * 2, 99, 24, 2, palette.woodLight) +
        path(
          `M${x - 4} 94q0 -5 4 -5h5q4 0 4 5Z`,
          paint(layout.pick([palette.plum, palette.river, palette.brick])),
        ) +
        line(`M${x - 1} 89q3.4 -4 6.4 0`, paint(palette.ink), 0.6) +
        cat(stage, x - f * 7, 94.2, 6, catColor(stage), !left),
      hurdles: () => hurdle(x, 90, 7.4) + hurdle(x + f * 17, 96, 8.6),
      trainer: () =>
        person(stage, x, 98, 28, { pose: 'stand', arms: 'forward', mirrored: !left }) +
        rect(x + f * 6.4 - 1.4, 80.6, 2.8, 3.6, paint(lighter(palette.ochre, 0.1)), 0.4),
    }[thing](),
  );
}
