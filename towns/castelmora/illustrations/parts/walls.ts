import { darker, lighter, mix, palette } from '../palette';
import { arch, line, path, polygon, rect, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

type Paint = (color: string) => string;

const wallStone = '#D9A27C';

/** The town wall from x0 to x1, with a gate at x = `gate`. */
export function townWall(
  { random, paint }: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  gate: number,
): Svg {
  const merlon = h * 0.16;
  const length = x1 - x0;
  const shade = (share: number) => paint(darker(wallStone, share));
  return [
    rect(x0, y - h, length, h, paint(wallStone)),
    times(length / (merlon * 2), (i) =>
      rect(x0 + i * merlon * 2, y - h - merlon, merlon * 1.15, merlon + 0.1, paint(wallStone)),
    ),
    rect(x0, y - h + merlon * 0.7, length, 0.35, shade(0.18)),
    times((length * h) / 22, () =>
      rect(
        random.range(x0, x1 - 2),
        y - random.range(0.8, h * 0.78),
        random.range(1, 1.9),
        0.5,
        shade(random.pick([0.07, 0.11])),
        0.1,
      ),
    ),
    townGate(gate, y, h, merlon, paint),
  ].join('');
}

function townGate(x: number, y: number, h: number, merlon: number, paint: Paint): Svg {
  const w = h * 1.25;
  const top = y - h * 1.5;
  const [lit, shade] = [paint(lighter(wallStone, 0.16)), paint(darker(wallStone, 0.1))];
  return [
    rect(x - w / 2, top, w, h * 1.5, lit),
    rect(x + w * 0.24, top, w * 0.26, h * 1.5, shade),
    times(5, (i) =>
      rect(
        x - w / 2 - 0.3 + (i * (w + 0.6)) / 4.6,
        top - merlon,
        w / 7,
        merlon + 0.1,
        i > 2 ? shade : lit,
      ),
    ),
    path(arch(x - w * 0.22, y, w * 0.44, h), paint(darker(wallStone, 0.35))),
    path(arch(x - w * 0.15, y, w * 0.3, h * 0.86), paint(mix(palette.honey, palette.paper, 0.2))),
    rect(x - w * 0.05, y - h * 1.36, w * 0.1, h * 0.2, paint(palette.plum)),
  ].join('');
}

/** A stone bridge; its deck rises in the middle. Its ends want a bank drawn over them. */
export function bridge(
  stage: Stage,
  x0: number,
  x1: number,
  deckY: number,
  waterY: number,
  arches: number,
  depth = 0,
): Svg {
  const stone = '#E0B48A';
  const paint = (c: string) => stage.paint(c, depth);
  const span = (x1 - x0) / arches;
  const rise = 2.6;
  const deckAt = (x: number) => deckY - rise * Math.sin((Math.PI * (x - x0)) / (x1 - x0));
  const deck = `Q${(x0 + x1) / 2} ${deckY - rise * 2} ${x1} ${deckY}`;
  let openings = '';
  let soffits = '';
  for (let i = 0; i < arches; i++) {
    const [a, b] = [x0 + i * span + span * 0.12, span * 0.76];
    const height = Math.min(b / 2, waterY - deckAt(a + b / 2) - 1.7);
    openings += `M${a} ${waterY}A${b / 2} ${height} 0 0 1 ${a + b} ${waterY}Z`;
    soffits += path(
      `M${a + b} ${waterY}A${b / 2} ${height} 0 0 0 ${a + b * 0.55} ${waterY - height * 0.99}A${b * 0.4} ${height * 0.96} 0 0 1 ${a + b * 0.9} ${waterY}Z`,
      paint(darker(stone, 0.34)),
    );
  }
  const piers = times(arches - 1, (i) => {
    const x = x0 + (i + 1) * span;
    return polygon(
      [
        [x - span * 0.1, waterY],
        [x, waterY - 4],
        [x + span * 0.1, waterY],
      ],
      paint(darker(stone, 0.14)),
    );
  });
  return (
    path(`M${x0} ${waterY}V${deckY}${deck}V${waterY}Z${openings}`, paint(stone), {
      'fill-rule': 'evenodd',
    }) +
    soffits +
    line(`M${x0} ${deckY}${deck}`, paint(lighter(stone, 0.35)), 0.9) +
    piers
  );
}
