import { arcadeFacade } from '../parts/arcade';
import type { AthletePose } from '../parts/athletePostures';
import { athlete } from '../parts/athletes';
import { bunting, cat, catColor } from '../parts/details';
import { houseRow } from '../parts/houses';
import { church, tower } from '../parts/landmarks';
import { fencedCrowd, finishArch, waterTable } from '../parts/raceCourse';
import { runDownTheStreet } from '../parts/raceStreet';
import { runThroughTheGate } from '../parts/raceGate';
import { wheelchairRacer } from '../parts/racers';
import { sky } from '../parts/sky';
import { darker, roofs, walls } from '../palette';
import type { Scene } from '../scene';
import { rect, sheet, times, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer, type Stage } from '../stage';

const paving = '#E2C8A0';
const strides: readonly AthletePose[] = ['stride', 'lift', 'push'];

/** The run through town: down a narrow street, past the arcades or out of a gate. */
export const race: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('race', seed, width, height, {
    time: hourOf('race', seed, options.time),
  });
  const { layout, top } = stage;
  const course = layout.pick([runDownTheStreet, pastTheArcades, runThroughTheGate]);
  const sun = options.sun ?? layout.pick([0.2, 0.78]);
  return picture(
    stage,
    sky(stage, {
      sun: course === runDownTheStreet ? 0.5 : sun,
      sunY: stage.light.sunY * 0.5 + 4 + top * 0.6,
      clouds: 2,
      birdsAt: options.birdsAt,
    }) + course(stage),
  );
};

/** From one side to the other in front of the arcades, with a fence, flags and the finish. */
function pastTheArcades(stage: Stage): Svg {
  const { width: w, layout, wide, top } = stage;
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const raised = Math.min(0, top);
  const bays = Math.max(4, Math.round(w / 19));
  const arcadeFrom = layout.chance(0.5) ? 0 : Math.floor(bays / 2) - 1;
  const arcadeBays = Math.ceil(bays * 0.55);
  const bay = w / bays;
  const facade = arcadeFacade(
    stage,
    place(arcadeFrom * bay, arcadeBays * bay),
    72,
    arcadeBays * bay,
    {
      bays: arcadeBays,
      archHeight: 23 - raised * 0.16,
      upper: 17 - raised * 0.16,
      color: layout.pick(walls),
      roof: layout.pick(roofs),
    },
  );
  const monument = layout.chance(0.5)
    ? church(stage, place(w * 0.6, 26), 44 + raised * 0.6, 26, 16, 0.28)
    : tower(stage, place(w * 0.7, 8), 50, 8, 40 - raised * 0.5, { depth: 0.24 });
  return [
    sheet(monument),
    sheet(
      houseRow(stage, -3, w, 72, [13, 19], [24 - raised * 0.5, 36 - raised * 0.7], {
        depth: 0.12,
        unit: 1.6,
      }),
    ),
    sheet(facade),
    ground(stage, 71),
    bunting(stage, -3, 14 + raised * 0.4, w + 3, 26 + raised * 0.4),
    bunting(stage, -3, 33 + raised * 0.4, w + 3, 22 + raised * 0.4),
    sheet(fencedCrowd(stage, -4, w + 4, 81, 19)),
    layout.chance(0.6)
      ? sheet(finishArch(stage, place(w * 0.79), 84, Math.min(46, w * 0.34), 44))
      : '',
    field(stage, place, mirrored),
    layout.chance(0.5)
      ? sheet(cat(stage, place(w * 0.06), 98.6, 6, catColor(stage), mirrored))
      : sheet(waterTable(stage, place(w * 0.1), 100, wide ? 25 : 23, mirrored)),
  ].join('');
}

/** Runners in profile, the nearer the larger. */
function field(stage: Stage, place: (x: number) => number, mirrored: boolean): Svg {
  const { width: w, layout, random } = stage;
  const count = Math.round(w / 21);
  const wheels = layout.int(0, count);
  const start = layout.range(0.2, 0.3);
  const runners = times(count, (i) => {
    const share = start + (i / count) * 0.78 + random.range(-0.02, 0.02);
    const y = [89, 95.6, 87.4, 98][i % 4] ?? 90;
    const h = 21 + (y - 86) * 0.62;
    const x = place(w * share);
    return i === wheels
      ? wheelchairRacer(stage, x, y, h, mirrored)
      : athlete(stage, x, y, h, { pose: strides[(i + layout.int(0, 2)) % 3], mirrored, bib: true });
  });
  return sheet(runners);
}

function ground({ width: w, paint }: Stage, y: number): Svg {
  return (
    rect(0, y, w, 102 - y, paint(paving)) +
    times(5, (i) => rect(0, y + 4 + i * i * 1.2 + i * 2, w, 0.3, paint(darker(paving, 0.1)))) +
    rect(0, y, w, 1, paint(darker(paving, 0.2)))
  );
}
