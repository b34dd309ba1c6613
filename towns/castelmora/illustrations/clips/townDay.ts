import { drawScene } from '../scenes';
import { easeInOut, mixInto, type Frame } from './film';
import { layOver, rasterise, topLevelParts, type Plane } from './planes';

const hours = ['dawn', 'day', 'dusk'] as const;

/** Pixels that each plane of the skyline moves, from the sky to the near bank. */
const travels = [12, -46, 44, 84, 150, 210];

/** The planes: sky, clouds and birds, far hills, near hills, town and river, near bank. */
function planesOf(svg: string): Promise<Plane[]> {
  const { head, parts, tail } = topLevelParts(svg);
  const sheets = parts.flatMap((part, i) => (part.startsWith('<g filter') ? [i] : []));
  const [farHills = 0, nearHills = 0, town = 0] = sheets;
  const bank = sheets.at(-1) ?? parts.length;
  const sky = parts.slice(0, farHills);
  const isLight = (part: string) => /^<(rect|circle)/.test(part);
  const planes = [
    sky.filter(isLight),
    sky.filter((part) => !isLight(part)),
    parts.slice(farHills, nearHills),
    parts.slice(nearHills, town),
    parts.slice(town, bank),
    parts.slice(bank),
  ];
  return Promise.all(planes.map((plane) => rasterise(head + plane.join('') + tail)));
}

interface TownDay {
  width: number;
  height: number;
  seconds: number;
  seed: number;
  center: number;
  spread: number;
}

/**
 * A day over the town: the view moves along the river and back while the time changes from dawn to noon,
 * dusk and dawn again, so that the film can loop.
 */
export async function townDay({ width, height, seconds, seed, ...town }: TownDay): Promise<Frame> {
  const margin = Math.max(...travels) / 2 + 1;
  const drawn = await Promise.all(
    hours.map((time) =>
      planesOf(drawScene('skyline', seed, width + 2 * margin, height, { ...town, time })),
    ),
  );
  const frames = [0, 1].map(() => new Uint8ClampedArray(width * height * 4)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  return (moment) => {
    const swing = -Math.cos((2 * Math.PI * moment) / seconds) / 2;
    const hour = (moment / seconds) * hours.length;
    const shown = Math.floor(hour);
    const fade = easeInOut((hour - shown - 0.45) / 0.55);
    const draw = (frame: Uint8ClampedArray, index: number) => {
      drawn[index % hours.length]?.forEach((plane, i) =>
        layOver(frame, width, plane, margin + swing * (travels[i] ?? 0)),
      );
    };
    draw(frames[0], shown);
    if (fade > 0) {
      draw(frames[1], shown + 1);
      mixInto(frames[0], frames[1], fade);
    }
    return Uint8ClampedArray.from(frames[0]);
  };
}
