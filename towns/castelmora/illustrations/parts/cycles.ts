import { darker, lighter, palette } from '../palette';
import { circle, line, localFrame, path, ring, times, type Svg } from '../shapes';
import type { Stage } from '../stage';
import { coats, hairs, skins } from './people';

export type CycleKind = 'town' | 'step' | 'racer' | 'cargo';

export interface CycleOptions {
  kind?: CycleKind;
  mirrored?: boolean;
  depth?: number;
  /** The load in front. */
  load?: 'basket' | 'flowers' | 'crate' | 'none';
}

/** A detailed bicycle; `size` is the distance between the hubs. */
export function cycle(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  options: CycleOptions = {},
): Svg {
  const { kind = 'town', mirrored = false, depth = 0, load = 'none' } = options;
  const paint = (c: string) => stage.paint(c, depth);
  const at = localFrame(x, y, size, mirrored);
  const f = mirrored ? -1 : 1;
  const [tyre, metal] = [paint(palette.ink), paint('#8E8790')];
  const wheel = (offset: number) => {
    const [hubX, hubY] = [x + offset * size * f, y - 0.31 * size];
    const spokes = Array.from({ length: 5 }, (_, i) => {
      const angle = (i * Math.PI) / 5 + 0.3;
      const [a, b] = [Math.cos(angle) * 0.28 * size, Math.sin(angle) * 0.28 * size];
      return `M${hubX - a} ${hubY - b}L${hubX + a} ${hubY + b}`;
    }).join('');
    return (
      line(spokes, metal, size * 0.007, { opacity: 0.75 }) +
      ring(hubX, hubY, 0.29 * size, tyre, size * 0.04) +
      ring(hubX, hubY, 0.262 * size, metal, size * 0.012) +
      circle(hubX, hubY, 0.035 * size, metal)
    );
  };
  const guard = (offset: number, from: number, to: number) => {
    const point = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return at(offset + Math.cos(angle) * 0.335, -0.31 - Math.sin(angle) * 0.335);
    };
    return line(
      `M${point(from)}A${0.335 * size} ${0.335 * size} 0 0 ${mirrored ? 1 : 0} ${point(to)}`,
      paint(darker(color, 0.15)),
      size * 0.035,
    );
  };
  const racer = kind === 'racer';
  return [
    wheel(-0.5),
    wheel(0.5),
    racer ? '' : guard(-0.5, 40, 168) + guard(0.5, 20, 130),
    line(frameOf(kind, at), paint(color), size * 0.05),
    ring(x - 0.06 * size * f, y - 0.29 * size, 0.075 * size, metal, size * 0.025),
    line(
      `M${at(-0.06, -0.29)}L${at(0.01, -0.18)}M${at(-0.02, -0.18)}h${0.07 * size}`,
      tyre,
      size * 0.025,
    ),
    path(
      `M${at(-0.38, -0.8)}Q${at(-0.38, -0.85)} ${at(-0.3, -0.84)}L${at(-0.12, -0.81)}Q${at(-0.1, -0.78)} ${at(-0.14, -0.775)}L${at(-0.28, -0.76)}Q${at(-0.37, -0.75)} ${at(-0.38, -0.8)}Z`,
      paint(racer ? palette.ink : palette.woodDark),
    ),
    racer
      ? line(
          `M${at(0.31, -0.76)}L${at(0.4, -0.77)}Q${at(0.48, -0.74)} ${at(0.44, -0.66)}L${at(0.38, -0.64)}`,
          tyre,
          size * 0.035,
        )
      : line(
          `M${at(0.33, -0.78)}L${at(0.31, -0.9)}Q${at(0.26, -0.93)} ${at(0.15, -0.89)}`,
          tyre,
          size * 0.035,
        ),
    racer ? '' : circle(x + 0.4 * size * f, y - 0.72 * size, 0.035 * size, paint(palette.honey)),
    kind === 'town' || kind === 'cargo'
      ? line(
          `M${at(-0.74, -0.66)}L${at(-0.36, -0.66)}M${at(-0.66, -0.66)}L${at(-0.52, -0.34)}`,
          metal,
          size * 0.022,
        )
      : '',
    carried(stage, at, size, load, paint),
  ].join('');
}

type At = ReturnType<typeof localFrame>;

function frameOf(kind: CycleKind, at: At): string {
  const rear = `M${at(-0.5, -0.31)}L${at(-0.06, -0.29)}L${at(-0.23, -0.76)}M${at(-0.5, -0.31)}L${at(-0.21, -0.62)}`;
  const fork = `M${at(0.5, -0.31)}L${at(0.39, -0.52)}L${at(0.32, -0.78)}`;
  if (kind === 'step')
    return `${rear}${fork}M${at(-0.06, -0.29)}Q${at(0.12, -0.3)} ${at(0.35, -0.66)}M${at(-0.13, -0.47)}Q${at(0.08, -0.46)} ${at(0.33, -0.72)}`;
  const top = kind === 'racer' ? -0.68 : -0.66;
  return `${rear}${fork}M${at(-0.06, -0.29)}L${at(0.36, -0.62)}M${at(-0.2, top)}L${at(0.34, top - 0.02)}`;
}

function carried(
  { random }: Stage,
  at: At,
  size: number,
  load: CycleOptions['load'],
  paint: (color: string) => string,
): Svg {
  if (load === 'none') return '';
  if (load === 'crate') {
    const slat = (y: number) =>
      line(`M${at(-0.78, y)}L${at(-0.4, y)}`, paint(palette.woodDark), size * 0.012);
    return (
      path(
        `M${at(-0.78, -0.9)}L${at(-0.4, -0.9)}L${at(-0.4, -0.67)}L${at(-0.78, -0.67)}Z`,
        paint(palette.woodLight),
      ) +
      slat(-0.82) +
      slat(-0.75)
    );
  }
  const weave = paint(darker(palette.woodLight, 0.2));
  const blossoms =
    load === 'flowers'
      ? times(7, (i) => {
          const [a, b] = [0.4 + (i % 4) * 0.085 + (i > 3 ? 0.04 : 0), -0.9 - (i > 3 ? 0.09 : 0)];
          const [bx = '0', by = '0'] = at(a, b).split(' ');
          return circle(
            Number(bx),
            Number(by),
            size * 0.055,
            paint(random.pick([palette.honey, palette.rose, palette.white, palette.moss])),
          );
        })
      : '';
  return (
    blossoms +
    path(
      `M${at(0.36, -0.88)}L${at(0.72, -0.88)}L${at(0.67, -0.62)}L${at(0.42, -0.62)}Z`,
      paint(palette.woodLight),
    ) +
    line(
      `M${at(0.38, -0.79)}L${at(0.7, -0.79)}M${at(0.4, -0.71)}L${at(0.69, -0.71)}`,
      weave,
      size * 0.014,
    ) +
    line(
      `M${at(0.36, -0.88)}L${at(0.72, -0.88)}`,
      paint(lighter(palette.woodLight, 0.3)),
      size * 0.03,
    )
  );
}

/** A cyclist. */
export function cyclist(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  options: CycleOptions & { coat?: string } = {},
): Svg {
  const { random } = stage;
  const { mirrored = false, depth = 0 } = options;
  const at = localFrame(x, y, size, mirrored);
  const paint = (c: string) => stage.paint(c, depth);
  const coat = options.coat ?? random.pick(coats.filter((c) => c !== color));
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const trousers = random.pick([palette.night, '#5A3A4E', palette.river]);
  const helmet = random.chance(0.5);
  const [headX, headY] = at(0.13, -1.6).split(' ').map(Number) as [number, number];
  const leg = (knee: string, foot: string, shade: number) =>
    line(`M${at(-0.22, -0.86)}L${knee}L${foot}`, paint(darker(trousers, shade)), size * 0.115);
  return [
    leg(at(0.1, -0.66), at(-0.1, -0.46), 0.3),
    cycle(stage, x, y, size, color, options),
    leg(at(0.16, -0.6), at(0.03, -0.22), 0),
    line(`M${at(0.02, -0.18)}L${at(0.11, -0.17)}`, paint(palette.ink), size * 0.07),
    path(
      `M${at(-0.34, -0.84)}Q${at(-0.28, -1.3)} ${at(0, -1.44)}L${at(0.12, -1.41)}Q${at(0.12, -1.2)} ${at(-0.08, -0.82)}Z`,
      paint(coat),
    ),
    line(
      `M${at(0.05, -1.34)}L${at(0.12, -1.08)}L${at(0.27, -0.94)}`,
      paint(darker(coat, 0.18)),
      size * 0.1,
    ),
    line(`M${at(0.06, -1.42)}L${at(0.1, -1.52)}`, paint(darker(skin, 0.1)), size * 0.09),
    circle(headX, headY, size * 0.115, paint(skin)),
    path(
      `M${at(0.24, -1.63)}Q${at(0.22, -1.76)} ${at(0.08, -1.75)}Q${at(-0.06, -1.72)} ${at(-0.02, -1.52)}L${at(0.06, -1.6)}Z`,
      paint(helmet ? palette.paper : hair),
    ),
  ].join('');
}
