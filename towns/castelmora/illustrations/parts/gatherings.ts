import { palette } from '../palette';
import { line, rect, sheet, type Svg } from '../shapes';
import { cat, catColor } from './details';
import { bouquet, camera, partyTable, poppedBottle, thesis } from './festivity';
import { seatShare } from './figure';
import { child, grey, guest, guestHeight, handOf, shades, type Feast } from './party';

/** Three graduates with crowns in front of a mother's camera. */
export function photograph(feast: Feast, middle: number): Svg {
  const { stage, mirrored } = feast;
  const { layout } = stage;
  const from = middle - 42;
  const cheer = handOf(feast, middle + 16, 0.16, -1.06, true);
  return [
    shades(feast, from, middle + 2, middle + 16, middle + 31),
    sheet(
      guest(feast, from, {
        number: 0,
        near: [0.13, -0.9],
        far: [0.17, -0.9],
        lean: 4,
        pose: 'stride',
        wear: 'dress',
        look: { hair: grey, style: 'bob' },
      }) + camera(stage, ...handOf(feast, from, 0.16, -0.885), mirrored),
    ),
    sheet(
      guest(feast, middle + 31, {
        number: 1,
        turned: true,
        crowned: true,
        tall: guestHeight + 2,
        near: [0.16, -0.58],
        far: [0.2, -0.62],
        wear: 'dress',
      }) + bouquet(stage, ...handOf(feast, middle + 31, 0.17, -0.62, true), 7),
    ),
    sheet(
      guest(feast, middle + 16, {
        number: 2,
        turned: true,
        crowned: true,
        near: [0.16, -1.06],
        far: [0.22, -0.6],
      }) +
        thesis(
          stage,
          cheer[0],
          cheer[1] - 2,
          7,
          layout.pick([palette.brick, palette.river, palette.plum]),
          mirrored ? 14 : -14,
        ),
    ),
    sheet(
      guest(feast, middle + 2, {
        number: 3,
        turned: true,
        crowned: layout.chance(0.5),
        tall: guestHeight - 1,
        near: [0.1, -0.52],
        far: [-0.26, -0.74],
      }),
    ),
    layout.chance(0.6)
      ? child(feast, middle - 18)
      : sheet(partyTable(stage, feast.place(middle - 28, 20), 98, 20)),
  ].join('');
}

/** An embrace; the grandparents wait. */
export function embrace(feast: Feast, middle: number): Svg {
  const { stage, place, mirrored } = feast;
  const { layout } = stage;
  const x = middle - 8;
  const seat = 94 - 40 * seatShare;
  return [
    shades(feast, x, x + 12, middle + 33),
    sheet(
      rect(place(middle - 52, 28), seat, 28, 1.8, stage.paint(palette.wood), 0.5) +
        line(
          `M${place(middle - 49)} ${seat + 1}V94M${place(middle - 27)} ${seat + 1}V94`,
          stage.paint(palette.woodDark),
          1.4,
        ) +
        guest(feast, middle - 44, {
          number: 0,
          tall: 40,
          y: 94,
          pose: 'sit',
          near: [0.22, -0.5],
          look: { hair: grey, style: 'short' },
        }) +
        guest(feast, middle - 33, {
          number: 4,
          tall: 38,
          y: 94,
          pose: 'sit',
          near: [0.2, -0.42],
          wear: 'dress',
          look: { hair: grey, style: 'bun' },
        }),
    ),
    sheet(
      guest(feast, x, {
        number: 1,
        crowned: true,
        near: [0.27, -0.72],
        far: [0.3, -0.8],
        lean: 5,
        wear: layout.chance(0.5) ? 'dress' : 'top',
      }),
    ),
    sheet(
      guest(feast, x + 12.6, {
        number: 2,
        turned: true,
        tall: guestHeight + 2,
        near: [0.25, -0.66],
        far: [0.28, -0.78],
        lean: 5,
        look: layout.chance(0.5) ? { hair: grey } : {},
      }),
    ),
    sheet(
      guest(feast, middle + 34, {
        number: 3,
        turned: true,
        crowned: layout.chance(0.6),
        tall: guestHeight + 1,
        near: [0.18, -0.6],
        far: [0.22, -0.64],
      }) + bouquet(stage, ...handOf(feast, middle + 34, 0.19, -0.64, true), 7.4),
    ),
    child(feast, middle + 49, true),
    sheet(cat(stage, place(middle + 19), 97, 6.4, catColor(stage), mirrored)),
  ].join('');
}

/** A cork flies, arms go up. */
export function toast(feast: Feast, middle: number): Svg {
  const { stage, mirrored, place } = feast;
  const { layout } = stage;
  const pop = handOf(feast, middle - 14, 0.28, -0.86);
  const book = handOf(feast, middle + 33, 0.14, -1.08, true);
  return [
    shades(feast, middle - 32, middle - 14, middle + 16, middle + 33),
    sheet(
      guest(feast, middle - 33, {
        number: 4,
        tall: guestHeight + 1,
        near: [0.2, -0.92],
        far: [0.24, -0.88],
        wear: 'dress',
      }),
    ),
    sheet(
      guest(feast, middle - 14, {
        number: 0,
        crowned: true,
        near: [0.24, -0.78],
        far: [0.28, -0.86],
        lean: -4,
        pose: 'stride',
      }) + poppedBottle(stage, pop[0], pop[1], 7, mirrored),
    ),
    sheet(
      guest(feast, middle + 16, {
        number: 1,
        turned: true,
        crowned: true,
        tall: guestHeight - 1,
        near: [0.16, -1.04],
        far: [-0.1, -1.05],
        wear: 'dress',
      }),
    ),
    sheet(
      guest(feast, middle + 33, {
        number: 2,
        turned: true,
        crowned: layout.chance(0.5),
        tall: guestHeight + 3,
        near: [0.14, -1.04],
        far: [0.24, -0.62],
        pose: 'stride',
      }) +
        thesis(
          stage,
          book[0],
          book[1] - 3,
          7,
          layout.pick([palette.brick, palette.river, palette.sage]),
          mirrored ? 20 : -20,
        ),
    ),
    sheet(partyTable(stage, place(middle - 9, 22), 99, 22)),
  ].join('');
}
