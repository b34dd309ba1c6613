import { mix, palette } from '../palette';
import { circle, line, path, rect, times, type Point, type Svg } from '../shapes';
import type { Stage } from '../stage';

interface SkyOptions {
  /** Place of the sun or moon: share of the width, and y. */
  sun?: number;
  sunY?: number;
  clouds?: number;
  birds?: boolean;
  /** Place of the birds: share of the width. */
  birdsAt?: number;
}

/** Rings of paper around the sun or the moon, with stars, clouds and birds. */
export function sky(stage: Stage, options: SkyOptions = {}): Svg {
  const { light, width, skyRandom, top } = stage;
  const { sun = 0.24, sunY = light.sunY + top * 0.55, clouds = 3, birds = true } = options;
  const x = width * sun;
  const birdsX = width * (options.birdsAt ?? skyRandom.range(0.36, 0.5));
  const reach = stage.wide || top < -10 ? 1.25 : 1;
  const rings = [74, 50, 30].map((radius, i) =>
    circle(x, sunY, radius * reach, light.sky[i + 1] ?? light.sun),
  );
  return [
    rect(0, top, width, 100 - top, light.sky[0]),
    ...rings,
    stage.night
      ? stars(stage) + moon(x, sunY, light.sun)
      : circle(x, sunY, sunRadius(stage), light.sun),
    cloudsClearOf(stage, [x, sunY], [birdsX, top * 0.7 + 18], clouds),
    birds && !stage.night ? flock(stage, birdsX) : '',
  ].join('');
}

const sunRadius = (stage: Stage) => (stage.time === 'day' ? 6 : 8.5);

function stars({ skyRandom: random, width, top }: Stage): Svg {
  return times(width / 3.2, () =>
    circle(
      random.range(0, width),
      random.range(top + 2, 52),
      random.pick([0.16, 0.22, 0.32]),
      palette.cream,
      {
        opacity: Math.round(random.range(0.5, 1) * 100) / 100,
      },
    ),
  );
}

const moon = (x: number, y: number, color: string): Svg =>
  path(
    `M${x - 2} ${y - 6.4}A6.6 6.6 0 1 0 ${x + 6} ${y + 2.6}A5.3 5.3 0 0 1 ${x - 2} ${y - 6.4}Z`,
    color,
  );

/** Clouds spread over the width; one that would clip the sun or the birds moves on, or stays away. */
function cloudsClearOf(stage: Stage, sun: Point, birds: Point, count: number): Svg {
  const { skyRandom: random, width, light, top } = stage;
  const color = mix(light.sky[3], stage.night ? light.sky[1] : '#FFFFFF', stage.night ? 0.4 : 0.45);
  const margin = sunRadius(stage) + 3;
  return times(count, (i) => {
    const size = random.range(9, 17);
    for (let attempt = 0; attempt < 6; attempt++) {
      const x = width * ((i + random.range(0.15, 0.95)) / count);
      const y = top + random.range(9, 30);
      const clearOf = ([otherX, otherY]: Point, aside: number, above: number) =>
        Math.abs(x - otherX) > size / 2 + aside || Math.abs(y - otherY) > above;
      if (clearOf(sun, margin, margin + 2) && clearOf(birds, 9, 8.5))
        return cloud(x, y, size, color);
    }
    return '';
  });
}

const cloud = (x: number, y: number, w: number, color: string): Svg =>
  path(
    `M${x - w / 2} ${y}a${w * 0.11} ${w * 0.11} 0 0 1 ${w * 0.13} ${-w * 0.12}` +
      `a${w * 0.19} ${w * 0.19} 0 0 1 ${w * 0.36} ${-w * 0.06}` +
      `a${w * 0.15} ${w * 0.15} 0 0 1 ${w * 0.27} ${w * 0.05}` +
      `a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} ${w * 0.13}Z`,
    color,
  );

function flock({ skyRandom: random, light, paint, top }: Stage, x: number): Svg {
  const color = mix(paint(palette.ink), light.haze, 0.25);
  return times(4, () => {
    const [birdX, birdY] = [x + random.range(-7, 7), top * 0.7 + random.range(12, 24)];
    const wing = random.range(0.8, 1.3);
    return line(
      `M${birdX - wing} ${birdY - wing * 0.45}q${wing * 0.6} ${-wing * 0.1} ${wing} ${wing * 0.5}` +
        `q${wing * 0.4} ${-wing * 0.6} ${wing} ${-wing * 0.5}`,
      color,
      0.28,
    );
  });
}
