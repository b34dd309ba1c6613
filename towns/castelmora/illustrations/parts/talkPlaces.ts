import { darker, lighter, palette } from '../palette';
import { circle, path, rect, sheet, times, type Svg } from '../shapes';
import { atTime, type Stage } from '../stage';
import { arcadeFacade } from './arcade';
import { lightChain } from './details';
import { slabs } from './floors';
import { tower } from './landmarks';
import { plant } from './plants';
import { pendant } from './room';
import { roomWindow } from './roomWindow';
import { framedPrint, shelf } from './shelves';
import { sky } from './sky';
import { bigTree } from './trees';

const floorY = 68;

export interface Evening {
  stage: Stage;
  mirrored: boolean;
  place: (x: number, width?: number) => number;
  screen: { x: number; y: number; w: number; h: number };
}

/** A panelled hall under ribbed vaults: windows in the outer bays, lamps on the pillars. */
export function vaultedHall({ stage, mirrored, screen }: Evening): Svg {
  const { layout, width: w, wide, time, top } = stage;
  const wall = layout.pick(['#E2BE94', '#D9B0A0', '#C3BFCB', '#B9C2AE']);
  const wood = layout.pick(['#8F5A3A', '#7C4B34', '#9A6240']);
  const bays = wide ? 5 : 3;
  const bay = w / bays;
  const spring = 24 + Math.min(0, top) * 0.5;
  const rise = Math.min(22, bay * 0.46);
  const open = wide ? [0, 3, 4] : [0, 2];
  const vaults = times(bays, (i) => {
    const x = i * bay;
    const lunette = path(
      `M${x} ${floorY}V${spring}Q${x} ${spring - rise} ${x + bay / 2} ${spring - rise}T${x + bay} ${spring}V${floorY}Z`,
      lighter(wall, i % 2 ? 0.12 : 0.24),
    );
    const hangs = open.includes(mirrored ? bays - 1 - i : i)
      ? roomWindow(stage, x + bay * 0.32, spring, bay * 0.36, 45 - spring, { arched: true, time })
      : x + bay * 0.7 > screen.x && x + bay * 0.3 < screen.x + screen.w
        ? ''
        : framedPrint(stage, x + bay * 0.36, spring + 2, bay * 0.28, bay * 0.36);
    const panels = times(3, (n) =>
      rect(x + 3.6 + n * ((bay - 6) / 3), 53.4, (bay - 6) / 3 - 1.4, 11, lighter(wood, 0.1), 0.4),
    );
    return (
      lunette +
      hangs +
      rect(x, 51, bay, floorY - 51, wood) +
      rect(x, 50.4, bay, 1, lighter(wood, 0.3)) +
      panels
    );
  });
  const ribs = times(bays + 1, (i) => {
    const x = i * bay;
    const shaft = lighter(wall, 0.44);
    const rib = (side: number) =>
      path(
        `M${x} ${spring}Q${x + side * bay * 0.02} ${spring - rise * 0.9} ${x + side * bay * 0.5} ${spring - rise - 4}v-2.6Q${x - side * bay * 0.03} ${spring - rise} ${x - side * 1.8} ${spring}Z`,
        shaft,
      );
    return (
      rib(1) +
      rib(-1) +
      rect(x - 2.2, spring, 4.4, floorY - spring, shaft) +
      rect(x + 0.7, spring, 1.5, floorY - spring, darker(wall, 0.06)) +
      rect(x - 3.2, spring - 0.8, 6.4, 2.2, palette.cream, 0.4) +
      rect(x - 3.2, floorY - 3, 6.4, 3.4, palette.cream) +
      circle(x, 41, 5, palette.honey, { opacity: stage.dim ? 0.25 : 0 }) +
      path(`M${x - 1.6} 42.4l.7 -3.6h1.8l.7 3.6Z`, palette.honey) +
      rect(x - 0.4, 42.4, 0.8, 2.4, palette.woodDark)
    );
  });
  return [
    rect(0, top, w, 101 - top, darker(wall, 0.2)),
    sheet(vaults),
    sheet(ribs),
    slabs(atTime(stage, 'day'), floorY, '#A87659'),
  ].join('');
}

/** Among the shelves of a bookshop, under paper lamps. */
export function bookshop({ stage, place, screen }: Evening): Svg {
  const { layout, width: w, top, wide } = stage;
  const wall = layout.pick(['#C98F6B', '#7E9A8B', '#B98BA0', '#D2A860']);
  const wood = layout.pick([palette.wood, '#7C4B34', '#8C6A44']);
  const units = Math.ceil(w / 27);
  const rise = Math.min(0, top) * 0.55;
  const shelves = times(units, (i) =>
    shelf(stage, (i * w) / units - 0.6, floorY + 3, w / units + 1.2, 61 - rise, {
      rows: 6 + Math.round(-rise / 10),
      color: wood,
      back: darker(wood, 0.42),
    }),
  );
  const lamps = (wide ? [0.1, 0.28, 0.74, 0.92] : [0.12, 0.88])
    .map((share, i) =>
      pendant(stage, place(w * share), 11 + rise + (i % 2) * 5, 5.2, palette.honey),
    )
    .join('');
  return [
    rect(0, top, w, 101 - top, wall),
    sheet(shelves),
    rect(0, floorY, w, 33, '#8C5A40'),
    times(w / 14 + 2, (i) => rect(i * 14 - 4, floorY + 3, 0.3, 30, '#7A4C36')),
    rect(0, floorY, w, 3.4, darker(wood, 0.3)),
    sheet(lamps),
    sheet(plant(stage, place(mirroredEdge(stage, screen, place)), 79, 24, { kind: 'leafy' })),
  ].join('');
}

/** The side of the screen without the speaker. */
const mirroredEdge = ({ width }: Stage, screen: Evening['screen'], place: Evening['place']) =>
  Math.max(6, (place(0) ? width - screen.x - screen.w : screen.x) - 11);

/** Out of doors, in a courtyard with its arcade, lamps strung across. */
export function cloister({ stage, place }: Evening): Svg {
  const { layout, width: w, wide } = stage;
  const wall = layout.pick([palette.sand, palette.peach, '#EFD9B8', palette.rose]);
  return [
    sky(stage, {
      sun: place(0) ? 0.84 : 0.16,
      sunY: 10 + stage.top * 0.6,
      clouds: 1,
      birds: false,
    }),
    tower(stage, place(w * 0.9, 9), 40, 9, 36 - stage.top * 0.3, { depth: 0.2 }),
    sheet(
      arcadeFacade(stage, -3, floorY, w + 6, {
        bays: Math.round(w / 17),
        archHeight: 27,
        upper: 22,
        color: wall,
      }),
    ),
    slabs(stage, floorY, '#CFA987'),
    sheet(bigTree(stage, place(wide ? w * 0.1 : w * 0.06), 78, 46 - stage.top * 0.2, palette.sage)),
  ].join('');
}

/** Lamps strung across the courtyard. */
export function courtyardLamps(stage: Stage): Svg {
  const { width: w, wide, top } = stage;
  const ends = wide ? [0, 0.34, 0.68, 1] : [0, 0.5, 1];
  const y = 12 + top * 0.2;
  return ends
    .slice(1)
    .map((to, i) => lightChain(stage, w * (ends[i] ?? 0), y, w * to, y, 4))
    .join('');
}
