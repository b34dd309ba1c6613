import { darker, lighter, mix, palette } from '../palette';
import { circle, ellipse, group, line, path, times, type Svg } from '../shapes';
import type { Stage } from '../stage';

export type TreeKind = 'round' | 'cypress' | 'pine';

interface TreeOptions {
  kind?: TreeKind;
  depth?: number;
  color?: string;
}

/** A tree standing on y, `h` units high. */
export function tree(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: TreeOptions = {},
): Svg {
  const { kind = 'round', depth = 0 } = options;
  const leaves =
    options.color ??
    (kind === 'cypress'
      ? palette.forest
      : stage.random.pick([palette.sage, palette.moss, mix(palette.sage, palette.ochre, 0.22)]));
  const crown = stage.paint(leaves, depth);
  const lit = stage.paint(lighter(leaves, 0.2), depth);
  const bark = stage.paint(palette.woodDark, depth);
  if (kind === 'cypress') return cypress(x, y, h, crown, lit);
  return kind === 'pine' ? pine(x, y, h, crown, lit, bark) : roundTree(x, y, h, crown, lit, bark);
}

function cypress(x: number, y: number, h: number, crown: string, lit: string): Svg {
  const leftEdge = `${x - h * 0.15} ${y - h * 0.55} ${x} ${y - h}Z`;
  return (
    path(
      `M${x} ${y - h}C${x + h * 0.15} ${y - h * 0.55} ${x + h * 0.14} ${y - h * 0.1} ${x} ${y}` +
        `C${x - h * 0.14} ${y - h * 0.1} ${leftEdge}`,
      crown,
    ) +
    path(
      `M${x} ${y - h}C${x - h * 0.15} ${y - h * 0.55} ${x - h * 0.14} ${y - h * 0.1} ${x} ${y}` +
        `C${x - h * 0.05} ${y - h * 0.3} ${x - h * 0.05} ${y - h * 0.65} ${x} ${y - h}Z`,
      lit,
    )
  );
}

/** An umbrella pine. */
function pine(x: number, y: number, h: number, crown: string, lit: string, bark: string): Svg {
  return (
    line(
      `M${x} ${y}C${x + h * 0.03} ${y - h * 0.4} ${x - h * 0.02} ${y - h * 0.6} ${x} ${y - h * 0.74}` +
        `M${x} ${y - h * 0.52}L${x + h * 0.16} ${y - h * 0.72}M${x} ${y - h * 0.48}L${x - h * 0.17} ${y - h * 0.7}`,
      bark,
      h * 0.035,
    ) +
    path(
      `M${x - h * 0.42} ${y - h * 0.68}C${x - h * 0.4} ${y - h * 0.95} ${x + h * 0.36} ${y - h * 1.02} ${x + h * 0.44} ${y - h * 0.68}` +
        `C${x + h * 0.2} ${y - h * 0.62} ${x - h * 0.2} ${y - h * 0.62} ${x - h * 0.42} ${y - h * 0.68}Z`,
      crown,
    ) +
    path(
      `M${x - h * 0.38} ${y - h * 0.72}C${x - h * 0.34} ${y - h * 0.92} ${x + h * 0.05} ${y - h * 0.95} ${x + h * 0.12} ${y - h * 0.9}` +
        `C${x - h * 0.1} ${y - h * 0.86} ${x - h * 0.24} ${y - h * 0.8} ${x - h * 0.38} ${y - h * 0.72}Z`,
      lit,
    )
  );
}

function roundTree(x: number, y: number, h: number, crown: string, lit: string, bark: string): Svg {
  const r = h * 0.36;
  const cy = y - h + r;
  return (
    line(
      `M${x} ${y}L${x} ${cy}M${x} ${y - h * 0.4}L${x + r * 0.5} ${cy + r * 0.2}M${x} ${y - h * 0.34}L${x - r * 0.45} ${cy + r * 0.3}`,
      bark,
      h * 0.045,
    ) +
    group(
      circle(x + r * 0.5, cy + r * 0.25, r * 0.72, crown) +
        circle(x - r * 0.48, cy + r * 0.3, r * 0.7, crown) +
        circle(x, cy, r * 0.9, crown),
    ) +
    path(
      `M${x - r * 1.05} ${cy + r * 0.3}A${r * 0.72} ${r * 0.72} 0 0 1 ${x - r * 0.72} ${cy - r * 0.34}` +
        `A${r * 0.9} ${r * 0.9} 0 0 1 ${x + r * 0.25} ${cy - r * 0.84}` +
        `C${x - r * 0.25} ${cy - r * 0.55} ${x - r * 0.7} ${cy - r * 0.2} ${x - r * 1.05} ${cy + r * 0.3}Z`,
      lit,
    )
  );
}

/** A near tree with a crown of many lobes: three layers from shade to light. */
export function bigTree(
  { random, paint }: Stage,
  x: number,
  y: number,
  h: number,
  color: string = palette.sage,
): Svg {
  const r = h * 0.2;
  const top = y - h * 0.66;
  const bark = paint(palette.woodDark);
  const trunk =
    path(
      `M${x - h * 0.05} ${y}Q${x - h * 0.015} ${y - h * 0.3} ${x - h * 0.03} ${top}h${h * 0.06}` +
        `Q${x + h * 0.02} ${y - h * 0.3} ${x + h * 0.06} ${y}Z`,
      bark,
    ) +
    line(
      `M${x} ${y - h * 0.36}L${x + h * 0.17} ${top}M${x} ${y - h * 0.3}L${x - h * 0.16} ${top}`,
      bark,
      h * 0.03,
    );
  const lobes = (places: [number, number, number][], shift: number, fill: string) =>
    places
      .map(([a, b, size]) =>
        circle(x + (a - shift) * r, top + (b - shift * 0.66) * r, r * size, fill),
      )
      .join('');
  const shade = [
    [1.15, 0.15],
    [-1.2, 0.2],
    [0.75, -0.75],
    [-0.8, -0.7],
    [0, 0.25],
    [0, -1.25],
  ] as const;
  const leaves = times(14, () => {
    const [angle, distance] = [random.range(0, 6.28), random.range(0.3, 1.5) * r];
    return ellipse(
      x + Math.cos(angle) * distance,
      top - r * 0.4 + Math.sin(angle) * distance * 0.85,
      h * 0.012,
      h * 0.007,
      paint(lighter(color, 0.34)),
    );
  });
  return [
    trunk,
    lobes(
      shade.map(([a, b]) => [a, b, random.range(0.92, 1.08)]),
      0,
      paint(darker(color, 0.22)),
    ),
    lobes(
      [
        [0.7, 0, 0.84],
        [-1.15, 0.1, 0.84],
        [0.45, -0.85, 0.84],
        [-0.75, -0.75, 0.84],
        [-0.15, -1.25, 0.84],
        [-0.2, 0.1, 0.84],
      ],
      0.12,
      paint(color),
    ),
    lobes(
      [
        [-1.3, -0.05, 0.5],
        [-0.9, -0.95, 0.52],
        [-0.3, -1.5, 0.46],
        [-0.35, -0.35, 0.4],
      ],
      0,
      paint(lighter(color, 0.16)),
    ),
    leaves,
  ].join('');
}

export const bush = (
  stage: Stage,
  x: number,
  y: number,
  w: number,
  color: string = palette.sage,
  depth = 0,
): Svg =>
  path(
    `M${x - w / 2} ${y}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.2} ${-w * 0.24}` +
      `a${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.4} ${-w * 0.06}` +
      `a${w * 0.22} ${w * 0.22} 0 0 1 ${w * 0.4} ${w * 0.3}Z`,
    stage.paint(color, depth),
  );

/** A flower of the meadow, its foot at y. */
export const flower = (
  { random, paint }: Stage,
  x: number,
  y: number,
  stem = palette.forest as string,
): Svg =>
  line(`M${x} ${y}v-1.7`, paint(stem), 0.26) +
  circle(x, y - 2, 0.6, paint(random.pick([palette.honey, palette.white, palette.rose])));
