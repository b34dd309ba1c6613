import { bike } from '../parts/details';
import { bouquet, confetti, swept } from '../parts/festivity';
import { embrace, photograph, toast } from '../parts/gatherings';
import { arcadeCourt, portalSteps, terraceOverRoofs } from '../parts/gownPlaces';
import { guest, guests, handOf, shades, type Feast } from '../parts/party';
import { coats } from '../parts/people';
import { plant } from '../parts/plants';
import { palette } from '../palette';
import type { Scene } from '../scene';
import { sheet, type Svg } from '../shapes';
import { createStage, hourOf, picture, placer } from '../stage';

/** Graduation day: laurel crowns, families and confetti, on the steps, in the court or above the roofs. */
export const graduation: Scene = (seed, width, height, options = {}) => {
  const stage = createStage('graduation', seed, width, height, {
    time: hourOf('graduation', seed, options.time),
    zoom: 1.04,
    minWidth: 106,
  });
  const { layout, width: w, wide, top } = stage;
  const mirrored = layout.chance(0.5);
  const place = placer(stage, mirrored);
  const middle = w * (wide ? 0.46 : 0.5);
  const where = layout.pick(['steps', 'court', 'terrace'] as const);
  const group = layout.pick([photograph, embrace, toast]);
  const backdrop = {
    steps: () => portalSteps(stage, place(middle)),
    court: () => arcadeCourt(stage, place(middle), place),
    terrace: () => terraceOverRoofs(stage, middle, place),
  };
  const feast: Feast = { stage, mirrored, place, coats: layout.shuffle(coats) };
  return picture(
    stage,
    [
      backdrop[where](),
      where === 'terrace' ? '' : sheet(guests(feast, middle, where === 'steps')),
      swept(stage, place(middle), w * 0.34, 91),
      group(feast, middle),
      wide ? wideGuests(feast) : '',
      confetti(stage, place(middle), w * 0.4, top + 10, 66, Math.round(w * 0.85)),
    ].join(''),
  );
};

/** On wide pictures: a second family, and a person leaving by bicycle. */
function wideGuests(feast: Feast): Svg {
  const { stage, place, mirrored } = feast;
  const { layout, width: w } = stage;
  const x = w * 0.8;
  return [
    shades(feast, x, x + 13, w * 0.185),
    sheet(
      guest(feast, x, { number: 6, near: [0.24, -0.7], far: [0.26, -0.6] }) +
        guest(feast, x + 13, {
          number: 7,
          turned: true,
          crowned: true,
          near: [0.17, -0.58],
          far: [0.2, -0.62],
          wear: 'dress',
        }) +
        bouquet(stage, ...handOf(feast, x + 13, 0.18, -0.62, true), 7),
    ),
    sheet(
      bike(
        stage,
        place(w * 0.1),
        97,
        17,
        layout.pick([palette.brick, palette.river, palette.sage]),
        mirrored,
      ),
    ),
    sheet(
      guest(feast, w * 0.185, { number: 3, near: [0.1, -0.7], far: [0.2, -0.58], pose: 'stand' }),
    ),
    sheet(plant(stage, place(w * 0.97), 99, 26, { kind: 'spear', pot: palette.brick })),
  ].join('');
}
