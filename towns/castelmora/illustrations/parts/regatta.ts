import { darker, lighter, mix, palette } from '../palette';
import type { SceneOptions } from '../scene';
import { arch, circle, line, path, polygon, rect, sheet, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { cyclist } from './cycles';
import { hills, water } from './land';
import { person } from './people';
import { ducks, reeds, willow } from './riverside';
import { riverTown } from './riverTown';
import { shell } from './shells';
import { sky } from './sky';
import { bush, tree } from './trees';

/** Rowing boats on the Mora, the boathouse on the far bank, and a person following by bicycle. */
export function regatta(stage: Stage, options: SceneOptions): Svg {
  const { layout, width: w, top } = stage;
  const mirrored = layout.chance(0.5);
  const place = (x: number, width = 0) => (mirrored ? w - x - width : x);
  const raised = Math.min(0, top) * 0.28;
  return [
    sky(stage, {
      sun: options.sun ?? (mirrored ? 0.24 : 0.76),
      sunY: stage.light.sunY * 0.7 + top * 0.55,
      clouds: 3,
      birdsAt: options.birdsAt,
    }),
    sheet(hills(stage, 54 + raised * 0.4, 5, palette.river, 0.6).svg),
    layout.chance(0.5) ? riverTown(stage, mirrored ? 0.8 : 0.2, raised) : sheet(woods(stage)),
    boathouse(stage, place(w * 0.6, 46), layout.pick([palette.brick, palette.sage, palette.river])),
    water(stage, 69, 101),
    pontoon(stage, place(w * 0.62, 40)),
    crews(stage, place, mirrored),
    nearBank(stage, place, mirrored),
    layout.chance(0.4) ? sheet(willow(stage, mirrored, 30)) : '',
  ].join('');
}

function woods(stage: Stage): Svg {
  const { width: w, random, paint } = stage;
  return (
    rect(0, 64, w, 8, paint(palette.moss, 0.2)) +
    times(w / 5, (i) =>
      tree(stage, i * 5 + random.range(0, 3), 67, random.range(12, 24), {
        kind: random.pick(['round', 'round', 'cypress']),
        depth: 0.24,
      }),
    ) +
    times(w / 9, (i) =>
      bush(stage, i * 9, 70, 11, random.pick([palette.sage, palette.forest]), 0.14),
    )
  );
}

/** A wooden house with racks of boats behind its doors. */
function boathouse(stage: Stage, x: number, color: string): Svg {
  const { paint, dim } = stage;
  const [w, y, top] = [46, 69, 51];
  const inside = dim ? palette.honey : paint(palette.woodDark, 0.1);
  const door = (left: number) =>
    rect(left, y - 12, 11, 12, inside) +
    times(3, (i) =>
      rect(
        left + 1,
        y - 10 + i * 3.4,
        9,
        1.2,
        paint([palette.paper, palette.ochre, palette.brick][i] ?? palette.paper, 0.1),
        0.6,
      ),
    );
  return sheet(
    [
      rect(x - 4, y - 1, w + 8, 3, paint('#CDB496', 0.06)),
      rect(x, top, w, y - top, paint(palette.cream, 0.08)),
      times(w / 2.3, (i) =>
        rect(x + i * 2.3, top, 0.3, y - top, paint(darker(palette.cream, 0.12), 0.08)),
      ),
      rect(x + w * 0.8, top, w * 0.2, y - top, paint(darker(palette.cream, 0.13), 0.08)),
      door(x + 3),
      door(x + 17),
      path(arch(x + 33, y - 4, 5, 8), dim ? palette.honey : paint(palette.river, 0.1)),
      polygon(
        [
          [x - 3, top + 0.4],
          [x + w * 0.5, top - 11],
          [x + w + 3, top + 0.4],
        ],
        paint(color, 0.06),
      ),
      polygon(
        [
          [x + w * 0.5, top - 11],
          [x + w + 3, top + 0.4],
          [x + w * 0.8, top + 0.4],
        ],
        paint(darker(color, 0.2), 0.06),
      ),
      circle(x + w * 0.5, top - 4, 1.8, paint(palette.paper, 0.06)),
      line(`M${x + w * 0.5} ${top - 11}v-7`, paint(palette.ink, 0.1), 0.4),
      path(`M${x + w * 0.5} ${top - 18}h7l-2 1.6l2 1.6h-7Z`, paint(palette.ochre, 0.04)),
    ].join(''),
  );
}

function pontoon(stage: Stage, x: number): Svg {
  const { paint, random } = stage;
  return sheet(
    [
      person(stage, x + 10, 72.2, 10.5, { pose: 'stand', depth: 0.04 }),
      person(stage, x + 15, 72.2, 10.2, {
        pose: 'stand',
        depth: 0.04,
        arms: random.chance(0.5) ? 'up' : undefined,
      }),
      rect(x, 71.6, 40, 1.8, paint(palette.woodLight)),
      rect(x, 73.4, 40, 0.9, paint(palette.woodDark)),
      times(5, (i) => rect(x + 1 + i * 9.2, 70.6, 1, 5, paint(palette.woodDark))),
    ].join(''),
  );
}

function crews(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, wide, layout, random, paint } = stage;
  const shirts = layout.shuffle([
    palette.brick,
    palette.ochre,
    palette.plum,
    palette.paper,
    palette.sage,
  ]);
  const hulls = layout.shuffle([palette.paper, palette.honey, palette.brick, palette.river]);
  const crewSizes = layout.pick([
    [2, 4],
    [4, 1],
    [4, 4],
    [1, 2],
    [8, 4],
  ] as const);
  const boats = crewSizes.map((crew, i) => {
    const y = i === 0 ? 77.6 : 88.4;
    const seat = (i === 0 ? 6.6 : 9.8) * (wide ? 1.2 : crew > 4 ? 0.8 : 1);
    const length = (crew + 2) * seat;
    const from = i === 0 ? layout.range(0.2, 0.42) : layout.range(0.58, 0.7);
    const x = Math.max(length * 0.46, Math.min(w - length * 0.46, place(w * from)));
    return sheet(
      shell(
        stage,
        x,
        y,
        seat,
        crew,
        hulls[i] ?? palette.paper,
        mirrored !== (i === 1 && layout.chance(0.2)),
        shirts[i] ?? palette.brick,
      ),
    );
  });
  const buoys = times(w / 17, (i) =>
    circle(i * 17 + random.range(0, 2), 83.2, 0.7, paint(i % 2 ? palette.ochre : palette.brick)),
  );
  return [boats[0], buoys, boats[1]].join('');
}

function nearBank(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, layout, random, paint } = stage;
  const path0 = layout.pick(['rider', 'friends', 'reeds'] as const);
  const grass = mix(palette.moss, palette.sage, 0.3);
  if (path0 === 'reeds') {
    return (
      sheet(
        reeds(stage, place(w * 0.06), 101, 20) +
          reeds(stage, place(w * 0.14), 102, 15) +
          reeds(stage, place(w * 0.93), 102, 17),
      ) + ducks(stage, place(w * 0.5), 96, 1.5)
    );
  }
  const bank = path(
    `M${place(-3)} 102V94Q${place(w * 0.4)} 92.6 ${place(w * 0.62)} 95.4T${place(w * 0.9)} 102Z`,
    paint(grass),
  );
  const way = path(
    `M${place(-3)} 102V98.4Q${place(w * 0.36)} 96.4 ${place(w * 0.7)} 102Z`,
    paint(lighter(palette.sand, 0.1)),
  );
  const people =
    path0 === 'rider'
      ? cyclist(
          stage,
          place(w * layout.range(0.2, 0.42)),
          99,
          11,
          random.pick([palette.ochre, palette.brick]),
          { mirrored: !mirrored },
        )
      : person(stage, place(w * 0.24), 98.4, 19, { pose: 'stand', arms: 'up', mirrored }) +
        person(stage, place(w * 0.3), 98.8, 18.4, { pose: 'stand', mirrored }) +
        person(stage, place(w * 0.12), 98.6, 18, { pose: 'bag', mirrored });
  return sheet(bank + way) + sheet(people) + sheet(reeds(stage, place(w * 0.86), 101, 14));
}
